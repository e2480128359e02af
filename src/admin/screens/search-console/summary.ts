import { __, sprintf } from '@wordpress/i18n';
import { formatDay } from '../../../../common/locale';
import type { Period, SiteTraffic } from '../../../../store';
import { clicksText, impressionsText } from '../../../components/figures';
import type { ChartDay } from '../../../components/line-chart/types';

/** The time periods, each with the label of the period before. */
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

/** The number of days from which on a chart has weeks: single days would be thinner than its lines. */
const LONG = 180;

const WEEK = 7;

/**
 * Whether a chart has weeks instead of days.
 *
 * @param traffic The traffic from the server.
 */
export const hasWeeks = ( { data }: SiteTraffic ): boolean =>
	data.length > LONG;

/**
 * Returns the days of a chart, each with the corresponding day of the previous period; weeks for a long period. The last week is a
 * whole one.
 *
 * @param traffic The traffic from the server.
 */
export function daysOf( traffic: SiteTraffic ): ChartDay[] {
	const { data, previous } = traffic;
	const days = data.map( ( { date, clicks, impressions }, index ) => ( {
		date,
		clicks,
		impressions,
		before: previous[ index ]?.impressions ?? null,
	} ) );
	if ( ! hasWeeks( traffic ) ) {
		return days;
	}
	const weeks: ChartDay[] = [];
	for ( let end = days.length; end > 0; end -= WEEK ) {
		weeks.unshift( sumOf( days.slice( Math.max( 0, end - WEEK ), end ) ) );
	}
	return weeks;
}

/**
 * The sum of days, which has the date of the first one.
 *
 * @param days At least one.
 */
const sumOf = ( days: ChartDay[] ): ChartDay =>
	days.reduce( ( sum, { clicks, impressions, before } ) => ( {
		date: sum.date,
		clicks: sum.clicks + clicks,
		impressions: sum.impressions + impressions,
		before:
			sum.before === null || before === null ? null : sum.before + before,
	} ) );

/**
 * Whether all figures are zero, so that there is nothing to draw.
 *
 * @param traffic The traffic from the server.
 */
export const isEmpty = ( { data }: SiteTraffic ): boolean =>
	data.every( ( { impressions, clicks } ) => impressions + clicks === 0 );

/** Whether the previous period has figures: there are none before the first fetch. */
export const hasBefore = ( { previous }: SiteTraffic ): boolean =>
	previous.some( ( { impressions } ) => impressions > 0 );

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
