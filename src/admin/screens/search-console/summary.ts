import { __, sprintf } from '@wordpress/i18n';
import type { Period, SiteTraffic } from '../../../../store';
import type { ChartDay } from '../../../components/line-chart/types';
import { formatDay } from '../../../components/page-language';

/** The windows to choose from, and the window before each. */
export const PERIODS: { value: Period; label: string; before: string }[] = [
	{
		value: '7',
		label: __( '7 days', 'pharos-seo' ),
		before: __( 'Impressions, previous 7 days', 'pharos-seo' ),
	},
	{
		value: '28',
		label: __( '28 days', 'pharos-seo' ),
		before: __( 'Impressions, previous 28 days', 'pharos-seo' ),
	},
	{
		value: '90',
		label: __( '90 days', 'pharos-seo' ),
		before: __( 'Impressions, previous 90 days', 'pharos-seo' ),
	},
	{
		value: '16m',
		label: __( '16 months', 'pharos-seo' ),
		before: __( 'Impressions, previous 16 months', 'pharos-seo' ),
	},
];

/**
 * The days of a chart, each beside the day at the same place in the window before.
 *
 * @param traffic As the server tells it.
 */
export const daysOf = ( { data, previous }: SiteTraffic ): ChartDay[] =>
	data.map( ( { date, clicks, impressions }, index ) => ( {
		date,
		clicks,
		impressions,
		before: previous[ index ]?.impressions ?? null,
	} ) );

/**
 * Whether there is anything to draw: a flat line at zero says nothing.
 *
 * @param traffic As the server tells it.
 */
export const isEmpty = ( { data }: SiteTraffic ): boolean =>
	data.every( ( { impressions, clicks } ) => impressions + clicks === 0 );

/** Whether the window before has figures: there are none before the first fetch. */
export const hasBefore = ( { previous }: SiteTraffic ): boolean =>
	previous.some( ( { impressions } ) => impressions > 0 );

/**
 * What the chart shows, in a sentence.
 *
 * @param traffic As the server tells it.
 */
export function sentenceOf( { data, window }: SiteTraffic ): string {
	const sum = ( key: 'clicks' | 'impressions' ) =>
		data.reduce( ( total, day ) => total + day[ key ], 0 );
	const format = { dateStyle: 'medium' } as const;
	return sprintf(
		/* translators: 1: number of clicks. 2: number of impressions. 3: first day. 4: last day. */
		__( '%1$s clicks and %2$s impressions, %3$s to %4$s', 'pharos-seo' ),
		sum( 'clicks' ).toLocaleString(),
		sum( 'impressions' ).toLocaleString(),
		formatDay( window.start, format ),
		formatDay( window.end, format )
	);
}
