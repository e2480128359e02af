import { __, sprintf } from '@wordpress/i18n';
import type { SiteTraffic } from '../../../../store';
import { clicksText, impressionsText } from './figures';
import { sumOf } from './line-chart/entries';
import { spanText } from './range';

/**
 * Whether all figures are zero, so that there is nothing to draw.
 *
 * @param traffic The traffic from the server.
 */
export const isEmpty = ( { data }: SiteTraffic ): boolean =>
	data.every( ( { impressions, clicks } ) => impressions + clicks === 0 );

/**
 * Returns a text alternative for the chart.
 *
 * @param traffic The traffic from the server.
 */
export function sentenceOf( {
	data,
	window,
	previous,
	compared,
}: SiteTraffic ): string {
	const { clicks, impressions } = sumOf( data );
	const sums = [
		clicksText( clicks ?? 0 ),
		impressionsText( impressions ?? 0 ),
		spanText( window.start, window.end ),
	] as const;
	return compared && previous.length > 0
		? sprintf(
				/* translators: 1: "34 clicks". 2: "410 impressions". 3: a period. 4: the earlier period. */
				__( '%1$s and %2$s, %3$s; compared with %4$s', 'pharos-seo' ),
				...sums,
				spanText( compared.start, compared.end )
			)
		: sprintf(
				/* translators: 1: "34 clicks". 2: "410 impressions". 3: a period. */
				__( '%1$s and %2$s, %3$s', 'pharos-seo' ),
				...sums
			);
}
