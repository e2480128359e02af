/** The figures of a chart as a table, for the screen and for a file. */
import { __, _x, sprintf } from '@wordpress/i18n';
import { formatDay } from '../../../../../common/locale';
import type { Cell } from '../../../../components/csv/csv';
import { formatMetric, labelOf, METRICS } from './metrics';
import type { Chart, ChartEntry, Metric } from './types';

export interface FigureColumn {
	id: string;
	label: string;
	/** The text on the screen. */
	text: ( entry: ChartEntry ) => string;
	/** The value in a file. */
	value: ( entry: ChartEntry ) => Cell;
}

const dayText = ( day: string ): string =>
	formatDay( day, { dateStyle: 'medium' } );

const DECIMALS: Readonly< Partial< Record< Metric, number > > > = {
	ctr: 4,
	position: 1,
};

const rounded = ( metric: Metric, value: number | null | undefined ): Cell =>
	value === null || value === undefined
		? null
		: Number( value.toFixed( DECIMALS[ metric ] ?? 0 ) );

/**
 * Returns the columns of the table.
 *
 * @param chart         The chart.
 * @param previousLabel The name of the earlier period; undefined for none.
 */
export function columnsOf(
	{ unit, entries }: Chart,
	previousLabel: string | undefined
): FigureColumn[] {
	return [
		...datesOf( unit === 'day' ),
		...METRICS.map( ( metric ): FigureColumn => ( {
			id: metric,
			label: labelOf( metric ),
			text: ( { figures } ) => formatMetric( metric, figures[ metric ] ),
			value: ( { figures } ) => rounded( metric, figures[ metric ] ),
		} ) ),
		...( previousLabel
			? METRICS.map( ( metric ): FigureColumn => ( {
					id: `before-${ metric }`,
					label: sprintf(
						/* translators: 1: metric, such as "Clicks". 2: earlier period, such as "Previous 90 days". */
						_x( '%1$s (%2$s)', 'metric and period', 'pharos-seo' ),
						labelOf( metric ),
						previousLabel
					),
					text: ( { before } ) =>
						formatMetric( metric, before?.[ metric ] ),
					value: ( { before } ) =>
						rounded( metric, before?.[ metric ] ),
				} ) )
			: [] ),
		...( entries.some( ( { events } ) => events.length > 0 )
			? [ CHANGES ]
			: [] ),
	];
}

const changesText = ( { events }: ChartEntry ): string =>
	events.map( ( { text } ) => text ).join( '; ' );

const CHANGES: FigureColumn = {
	id: 'changes',
	label: __( 'Changes to the site', 'pharos-seo' ),
	text: changesText,
	value: changesText,
};

const datesOf = ( isDay: boolean ): FigureColumn[] => [
	{
		id: 'start',
		label: isDay
			? __( 'Day', 'pharos-seo' )
			: __( 'First day', 'pharos-seo' ),
		text: ( { start } ) => dayText( start ),
		value: ( { start } ) => start,
	},
	...( isDay
		? []
		: [
				{
					id: 'end',
					label: __( 'Last day', 'pharos-seo' ),
					text: ( { end }: ChartEntry ) => dayText( end ),
					value: ( { end }: ChartEntry ) => end,
				},
			] ),
];
