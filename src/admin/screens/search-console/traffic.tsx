import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { KnownConnection, SiteTraffic } from '../../../../store';
import { LineChart } from './line-chart';
import type { Metric } from './line-chart/types';
import { Resource } from '../../../resource';
import { eventsOf } from './changes';
import { FetchProgress } from './fetch-progress';
import { Periods } from './periods';
import { earlierText, requestOfSite, thanText, type Range } from './range';
import { isEmpty, sentenceOf } from './chart-text';
import { SearchTypes } from './search-types';
import { Totals } from './totals';
import { useRange } from './use-range';

interface TrafficProps {
	connection: KnownConnection;
	/** Whether the search type can be selected. */
	hasTypes?: boolean;
}

/** Site Search Traffic, and the cards with the sums of the same period. */
export function Traffic( { connection, hasTypes = false }: TrafficProps ) {
	const [ chosen, setRange ] = useRange();
	const range: Range = hasTypes ? chosen : { ...chosen, type: 'web' };
	const request = requestOfSite( range );
	const [ metrics, setMetrics ] = useState< readonly Metric[] >( [
		'clicks',
		'impressions',
	] );
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
					<div className="pharos-gsc-range">
						<Periods range={ range } onChange={ setRange } />
						{ hasTypes && (
							<SearchTypes
								type={ range.type }
								onChange={ ( type ) => setRange( { type } ) }
							/>
						) }
					</div>
				</div>
				<FetchProgress connection={ connection } />
				<Resource
					reads={ [ [ 'getSiteTraffic', request ] ] }
					failure={ __(
						'Failed to fetch site traffic',
						'pharos-seo'
					) }
					rows={ 8 }
				>
					{ ( traffic ) => (
						<Chart
							traffic={ traffic }
							range={ range }
							isFetching={ connection.fetch?.running ?? false }
							metrics={ metrics }
							onMetrics={ setMetrics }
						/>
					) }
				</Resource>
			</section>
			<Totals request={ request } than={ thanText( range ) } />
		</>
	);
}

interface ChartProps {
	traffic: SiteTraffic;
	range: Range;
	isFetching: boolean;
	metrics: readonly Metric[];
	onMetrics: ( metrics: readonly Metric[] ) => void;
}

function Chart( { traffic, range, isFetching, ...chosen }: ChartProps ) {
	const events = useMemo(
		() => eventsOf( traffic.events ),
		[ traffic.events ]
	);
	if ( isEmpty( traffic ) ) {
		return isFetching ? null : (
			<div className="pharos-gsc-empty">
				<p>
					<strong>{ __( 'No data available', 'pharos-seo' ) }</strong>
				</p>
				<p>
					{ range.type === 'web'
						? __(
								'Search Console data can take up to 30 days to appear for newly added sites.',
								'pharos-seo'
							)
						: __(
								'Google has no figures for this period and search type.',
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
			previousLabel={ earlierText( range ) }
			events={ events }
			summary={ sentenceOf( traffic ) }
			fileName={ `search-console-${ traffic.window.start }-${ traffic.window.end }` }
		/>
	);
}
