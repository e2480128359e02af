import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../common/locale';
import type { TrafficDay } from '../../../../store';
import { clicksText, impressionsText } from '../../../components/figures';
import { LineChart } from '../../../components/line-chart';

/** The chart of clicks, impressions and position of one page over time. */
export function PageChart( { series }: { series: readonly TrafficDay[] } ) {
	const sum = ( key: 'clicks' | 'impressions' ) =>
		series.reduce( ( total, day ) => total + day[ key ], 0 );
	const impressions = sum( 'impressions' );
	if ( impressions === 0 ) {
		return <p>{ __( 'No data available', 'pharos-seo' ) }</p>;
	}
	// Average weighted by impressions.
	const position =
		series.reduce(
			( total, day ) => total + ( day.position ?? 0 ) * day.impressions,
			0
		) / impressions;
	return (
		<LineChart
			days={ series.map( ( day ) => ( { ...day, before: null } ) ) }
			summary={ sprintf(
				/* translators: 1: "34 clicks". 2: "410 impressions". 3: average position. */
				__( '%1$s, %2$s, average position %3$s', 'pharos-seo' ),
				clicksText( sum( 'clicks' ) ),
				impressionsText( impressions ),
				formatNumber( position, {
					maximumFractionDigits: 1,
				} )
			) }
			hasPositions
		/>
	);
}
