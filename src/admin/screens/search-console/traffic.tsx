import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useSearchParams } from 'react-router-dom';
import type { KnownConnection, Period, SiteTraffic } from '../../../../store';
import { LineChart } from '../../../components/line-chart';
import type { Metric } from '../../../components/line-chart/types';
import { Resource } from '../../../resource';
import { oneOf, urlQuery } from '../../list-query/url-query';
import { stayHere } from '../../navigation/focus-heading';
import { FetchProgress } from './fetch-progress';
import { Periods } from './periods';
import { isEmpty, PERIODS, sentenceOf } from './summary';
import { Totals } from './totals';

/** In the URL, so that a reload keeps it. */
const QUERY = urlQuery< { period: Period } >( {
	period: oneOf( '90', '7', '28', '16m' ),
} );

/** Site Search Traffic, and the Clicks and Impressions cards for the same period. */
export function Traffic( { connection }: { connection: KnownConnection } ) {
	const [ params, setParams ] = useSearchParams();
	const { period } = QUERY.read( params );
	const [ metrics, setMetrics ] = useState< readonly Metric[] >( [
		'clicks',
		'impressions',
	] );
	const setPeriod = ( to: Period ) =>
		setParams( QUERY.write( { period: to } ), {
			replace: true,
			state: stayHere,
		} );
	return (
		<>
			<section
				className="pharos-card pharos-gsc-traffic"
				aria-labelledby="pharos-traffic-title"
			>
				<div className="pharos-gsc-head">
					<h2
						id="pharos-traffic-title"
						className="pharos-card__title"
					>
						{ __( 'Site Search Traffic', 'pharos-seo' ) }
					</h2>
					<Periods period={ period } onChange={ setPeriod } />
				</div>
				<FetchProgress connection={ connection } />
				<Resource
					reads={ [ [ 'getSiteTraffic', period ] ] }
					failure={ __(
						'Failed to fetch site traffic',
						'pharos-seo'
					) }
					rows={ 8 }
				>
					{ ( traffic ) => (
						<Chart
							traffic={ traffic }
							period={ period }
							isFetching={ connection.fetch?.running ?? false }
							metrics={ metrics }
							onMetrics={ setMetrics }
						/>
					) }
				</Resource>
			</section>
			<Totals period={ period } />
		</>
	);
}

interface ChartProps {
	traffic: SiteTraffic;
	period: Period;
	isFetching: boolean;
	metrics: readonly Metric[];
	onMetrics: ( metrics: readonly Metric[] ) => void;
}

function Chart( { traffic, period, isFetching, ...chosen }: ChartProps ) {
	if ( isEmpty( traffic ) ) {
		return isFetching ? null : (
			<div className="pharos-gsc-empty">
				<p>
					<strong>{ __( 'No data available', 'pharos-seo' ) }</strong>
				</p>
				<p>
					{ __(
						'Search Console data can take up to 30 days to appear for newly added sites.',
						'pharos-seo'
					) }
				</p>
			</div>
		);
	}
	return (
		<LineChart
			{ ...chosen }
			days={ traffic.data }
			previous={ traffic.previous }
			previousLabel={
				PERIODS.find( ( { value } ) => value === period )?.before ?? ''
			}
			summary={ sentenceOf( traffic ) }
			fileName={ `search-console-${ traffic.window.start }-${ traffic.window.end }` }
		/>
	);
}
