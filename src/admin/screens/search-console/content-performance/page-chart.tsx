import { useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../../common/locale';
import type { SiteChange, TrafficDay } from '../../../../../store';
import { clicksText, impressionsText } from '../figures';
import { LineChart } from '../line-chart';
import { sumOf } from '../line-chart/entries';
import type { Metric } from '../line-chart/types';
import { eventsOf } from '../changes';

interface PageChartProps {
	series: readonly TrafficDay[];
	/** The compared period; empty if it isn't known. */
	previous: readonly TrafficDay[] | undefined;
	previousLabel: string;
	changes: readonly SiteChange[] | undefined;
	/** The name of the CSV file. */
	fileName: string;
}

/** The chart of a page over time. */
export function PageChart( {
	series,
	previous,
	previousLabel,
	changes,
	fileName,
}: PageChartProps ) {
	const [ metrics, setMetrics ] = useState< readonly Metric[] >( [
		'clicks',
		'position',
	] );
	const events = useMemo( () => eventsOf( changes ), [ changes ] );
	const { clicks, impressions, position } = sumOf( series );
	if ( ! impressions ) {
		return <p>{ __( 'No data available', 'pharos-seo' ) }</p>;
	}
	return (
		<LineChart
			days={ series }
			{ ...( previous && { previous } ) }
			previousLabel={ previousLabel }
			events={ events }
			summary={ sprintf(
				/* translators: 1: "34 clicks". 2: "410 impressions". 3: average position. */
				__( '%1$s, %2$s, average position %3$s', 'pharos-seo' ),
				clicksText( clicks ?? 0 ),
				impressionsText( impressions ),
				formatNumber( position, {
					maximumFractionDigits: 1,
				} )
			) }
			metrics={ metrics }
			onMetrics={ setMetrics }
			fileName={ fileName }
		/>
	);
}
