/** The metrics of a chart: names and values. */
import { __, sprintf } from '@wordpress/i18n';
import { formatDay, formatNumber } from '../../../../../common/locale';
import { clicksText, impressionsText } from '../figures';
import { shortNumber } from './short-number';
import type { ChartEntry, Figures, Metric, Unit } from './types';

export const METRICS: readonly Metric[] = [
	'clicks',
	'impressions',
	'ctr',
	'position',
];

const LABELS: Readonly< Record< Metric, string > > = {
	clicks: __( 'Clicks', 'pharos-seo' ),
	impressions: __( 'Impressions', 'pharos-seo' ),
	ctr: __( 'CTR', 'pharos-seo' ),
	position: __( 'Average position', 'pharos-seo' ),
};

export const labelOf = ( metric: Metric ): string => LABELS[ metric ];

/**
 * Formats a value: "1,234", "3.4%", "12.4", or "–" for none.
 *
 * @param metric The metric.
 * @param value  The value.
 */
export const formatMetric = (
	metric: Metric,
	value: number | null | undefined
): string => formatNumber( value, formatOf( metric ) );

const formatOf = ( metric: Metric ): Intl.NumberFormatOptions => ( {
	...( metric === 'ctr' && { style: 'percent' } ),
	maximumFractionDigits: metric === 'ctr' || metric === 'position' ? 1 : 0,
} );

/**
 * Formats a value of an axis: "1.2k".
 *
 * @param metric The metric.
 * @param value  The value.
 */
export const formatAxis = ( metric: Metric, value: number ): string =>
	metric === 'clicks' || metric === 'impressions'
		? shortNumber( value )
		: formatMetric( metric, value );

/**
 * Returns the metrics after a click on one of them: one or two, the earlier one of the chosen two first.
 *
 * @param chosen The chosen metrics.
 * @param metric The metric.
 */
export function toggled(
	chosen: readonly Metric[],
	metric: Metric
): readonly Metric[] {
	if ( ! chosen.includes( metric ) ) {
		return [ ...chosen, metric ].slice( -2 );
	}
	return chosen.length > 1
		? chosen.filter( ( other ) => other !== metric )
		: chosen;
}

const MEDIUM = { dateStyle: 'medium' } as const;

/**
 * Returns the name of an entry: "17 Nov", or "12 Nov 2026 – 18 Nov 2026".
 *
 * @param entry The entry.
 * @param unit  The unit of the chart.
 */
export const nameOf = (
	{ start, end }: Pick< ChartEntry, 'start' | 'end' >,
	unit: Unit
): string =>
	unit === 'day'
		? formatDay( start )
		: sprintf(
				/* translators: 1: first day. 2: last day. */
				__( '%1$s – %2$s', 'pharos-seo' ),
				formatDay( start, MEDIUM ),
				formatDay( end, MEDIUM )
			);

/**
 * Returns the figures of an entry as a sentence.
 *
 * @param figures The figures.
 * @param name    The name of the entry.
 */
export function sentenceOf(
	{ clicks, impressions, ctr, position }: Figures,
	name: string
): string {
	if ( clicks === null || impressions === null ) {
		/* translators: %s: day, such as "12 Nov". */
		return sprintf( __( '%s: no data', 'pharos-seo' ), name );
	}
	const counts = [
		name,
		clicksText( clicks ),
		impressionsText( impressions ),
	] as const;
	return position === null
		? sprintf(
				/* translators: 1: day, such as "12 Nov". 2: "34 clicks". 3: "410 impressions". */
				__( '%1$s: %2$s, %3$s', 'pharos-seo' ),
				...counts
			)
		: sprintf(
				/* translators: 1: day, such as "12 Nov". 2: "34 clicks". 3: "410 impressions". 4: click-through rate, such as "8.3%". 5: average position. */
				__(
					'%1$s: %2$s, %3$s, CTR %4$s, average position %5$s',
					'pharos-seo'
				),
				...counts,
				formatMetric( 'ctr', ctr ),
				formatMetric( 'position', position )
			);
}
