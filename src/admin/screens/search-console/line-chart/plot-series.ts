/** The series of the chart library. */
import { __ } from '@wordpress/i18n';
import { formatMetric, labelOf } from './metrics';
import type { Chart, ChartEntry, Metric } from './types';

/** A line of the chart. */
export interface Line {
	metric: Metric;
	isBefore: boolean;
	name: string;
	/** Null where there is no data. */
	values: readonly ( number | null )[];
	/** The texts of the values. */
	texts: readonly string[];
}

/**
 * Returns the lines: one for each of two metrics, or those of a single metric in the current period and in the earlier one.
 *
 * @param chart         The chart.
 * @param metrics       One or two.
 * @param previousLabel The name of the earlier period; undefined for none.
 * @param dayText       Formats a date of the earlier period.
 */
export function linesOf(
	{ entries }: Chart,
	metrics: readonly Metric[],
	previousLabel: string | undefined,
	dayText: ( day: string ) => string
): Line[] {
	const lineOf = ( metric: Metric ): Line => ( {
		metric,
		isBefore: false,
		name: labelOf( metric ),
		values: entries.map( ( entry ) =>
			isDrawn( entry, metric ) ? entry.figures[ metric ] : null
		),
		texts: entries.map( ( { figures } ) =>
			textOf( metric, figures[ metric ] )
		),
	} );
	const [ first ] = metrics;
	return first && metrics.length === 1 && previousLabel
		? [
				{
					metric: first,
					isBefore: true,
					name: previousLabel,
					values: entries.map( ( entry ) =>
						isDrawn( entry, first )
							? ( entry.before?.[ first ] ?? null )
							: null
					),
					texts: entries.map( ( { before } ) =>
						before
							? `${ textOf( first, before[ first ] ) } (${ dayText( before.start ) })`
							: ''
					),
				},
				lineOf( first ),
			]
		: metrics.map( lineOf );
}

/** A sum of a part of a week would look like a loss. */
const isDrawn = ( { isWhole }: ChartEntry, metric: Metric ): boolean =>
	isWhole || metric === 'ctr' || metric === 'position';

const textOf = ( metric: Metric, value: number | null ): string =>
	value === null
		? __( 'no data', 'pharos-seo' )
		: formatMetric( metric, value );

/**
 * Returns the indexes of values between gaps, which a line doesn't show.
 *
 * @param values The values of a line.
 */
export const loneOf = ( values: readonly ( number | null )[] ): number[] =>
	values.flatMap( ( value, index ) =>
		value !== null &&
		( values[ index - 1 ] ?? null ) === null &&
		( values[ index + 1 ] ?? null ) === null
			? [ index ]
			: []
	);

/**
 * Returns the range of an axis.
 *
 * @param metric The metric.
 * @param lines  All lines of the metric.
 */
export function rangeOf(
	metric: Metric,
	lines: readonly Line[]
): { min: number; max?: number; tickAmount?: number } {
	const values = lines
		.flatMap( ( line ) => line.values )
		.filter( ( value ) => value !== null );
	const most = Math.max( 0, ...values );
	if ( metric === 'position' ) {
		const least = Math.max( 1, Math.floor( Math.min( ...values ) ) );
		const range = Math.max( 1, Math.ceil( most ) - least );
		// Labels are whole numbers where there is room for all of them.
		return {
			min: least,
			max: least + range,
			tickAmount: range === 1 || range > 5 ? 5 : range,
		};
	}
	// An axis up to 1 would have fractions of clicks.
	return metric === 'ctr' || most >= 5 ? { min: 0 } : { min: 0, max: 5 };
}
