import { __, sprintf } from '@wordpress/i18n';
import { formatDay } from '../../../../common/locale';
import type { Period, SiteTraffic } from '../../../../store';
import { clicksText, impressionsText } from '../../../components/figures';

/** The time periods, each with the label of the period before. */
export const PERIODS: { value: Period; label: string; before: string }[] = [
	{
		value: '7',
		label: __( '7 days', 'pharos-seo' ),
		before: __( 'Previous 7 days', 'pharos-seo' ),
	},
	{
		value: '28',
		label: __( '28 days', 'pharos-seo' ),
		before: __( 'Previous 28 days', 'pharos-seo' ),
	},
	{
		value: '90',
		label: __( '90 days', 'pharos-seo' ),
		before: __( 'Previous 90 days', 'pharos-seo' ),
	},
	{
		value: '16m',
		label: __( '16 months', 'pharos-seo' ),
		before: __( 'Previous 16 months', 'pharos-seo' ),
	},
];

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
export function sentenceOf( { data, window }: SiteTraffic ): string {
	const sum = ( key: 'clicks' | 'impressions' ) =>
		data.reduce( ( total, day ) => total + day[ key ], 0 );
	const format = { dateStyle: 'medium' } as const;
	return sprintf(
		/* translators: 1: "34 clicks". 2: "410 impressions". 3: first day. 4: last day. */
		__( '%1$s and %2$s, %3$s to %4$s', 'pharos-seo' ),
		clicksText( sum( 'clicks' ) ),
		impressionsText( sum( 'impressions' ) ),
		formatDay( window.start, format ),
		formatDay( window.end, format )
	);
}
