import { Button } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { DownloadCsv } from '../../../../components/csv';
import { Drawing } from './drawing';
import { chartOf } from './entries';
import { Events } from './events';
import { columnsOf } from './figure-rows';
import { FigureTable } from './figure-table';
import { MetricToggles } from './metric-toggles';
import './style.scss';
import type { ChartDay, ChartEvent, Metric } from './types';

interface LineChartProps {
	/** Consecutive days, the oldest first. */
	days: readonly ChartDay[];
	/** The days of an earlier period of the same length; empty for none. */
	previous?: readonly ChartDay[];
	/** The name of the earlier period, such as "Previous 90 days". */
	previousLabel?: string;
	/** Changes that may explain the figures. */
	events?: readonly ChartEvent[];
	/** A text alternative for the chart. */
	summary: string;
	/** One or two metrics. */
	metrics: readonly Metric[];
	onMetrics: ( metrics: readonly Metric[] ) => void;
	/** The name of the CSV file, without ".csv". */
	fileName: string;
}

const NONE: readonly ChartDay[] = [];

const NO_EVENTS: readonly ChartEvent[] = [];

/**
 * A chart of one metric with an earlier period, or of two with a scale each; days, weeks or months by the length of the period. Its
 * figures are also a table and a CSV file.
 */
export function LineChart( {
	days,
	previous = NONE,
	previousLabel = '',
	events = NO_EVENTS,
	summary,
	metrics,
	onMetrics,
	fileName,
}: LineChartProps ) {
	const [ isTable, setIsTable ] = useState( false );
	const tableId = useInstanceId( LineChart, 'pharos-chart-table' );
	const chart = useMemo(
		() => chartOf( days, previous, events ),
		[ days, previous, events ]
	);
	const label = previous.length > 0 ? previousLabel : undefined;
	const columns = columnsOf( chart, label );
	const toRows = () => [
		columns.map( ( column ) => column.label ),
		...chart.entries.map( ( entry ) =>
			columns.map( ( { value } ) => value( entry ) )
		),
	];
	return (
		<figure className="pharos-chart">
			<figcaption className="pharos-chart__summary">
				{ summary }
			</figcaption>
			<div className="pharos-chart__head">
				<MetricToggles metrics={ metrics } onChange={ onMetrics } />
				{ label && <Earlier metrics={ metrics } label={ label } /> }
			</div>
			<Drawing
				chart={ chart }
				metrics={ metrics }
				previousLabel={ label }
			/>
			<Events events={ events } />
			<div className="pharos-chart__foot">
				<Button
					variant="tertiary"
					size="compact"
					aria-expanded={ isTable }
					aria-controls={ tableId }
					onClick={ () => setIsTable( ! isTable ) }
				>
					{ isTable
						? __( 'Hide table', 'pharos-seo' )
						: __( 'View as table', 'pharos-seo' ) }
				</Button>
				<DownloadCsv name={ fileName } rows={ toRows } />
			</div>
			<div id={ tableId }>
				{ isTable && (
					<FigureTable chart={ chart } columns={ columns } />
				) }
			</div>
		</figure>
	);
}

/** The legend of the earlier period, which is drawn for a single metric. */
function Earlier( {
	metrics: [ , second ],
	label,
}: {
	metrics: readonly Metric[];
	label: string;
} ) {
	return second ? (
		<p className="pharos-chart__hint">
			{ sprintf(
				/* translators: %s: earlier period, such as "Previous 90 days". */
				__( 'Select one metric to compare: %s', 'pharos-seo' ),
				label
			) }
		</p>
	) : (
		<p className="pharos-chart__hint is-before">{ label }</p>
	);
}
