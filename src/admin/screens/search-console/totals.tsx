import { __ } from '@wordpress/i18n';
import type { ClicksData } from '../../../../store';
import { formatMetric } from './line-chart/metrics';
import type { Metric } from './line-chart/types';
import { Resource } from '../../../resource';
import { Change } from './change';

interface TotalsProps {
	/** The parameters of the route. */
	request: string;
	/** The compared period: "from the previous 90 days". */
	than: string;
}

/** The cards with the sums of the period. */
export function Totals( { request, than }: TotalsProps ) {
	return (
		<Resource
			reads={ [ [ 'getClicksData', request ] ] }
			failure={ __(
				'Failed to fetch clicks and impressions',
				'pharos-seo'
			) }
			rows={ 2 }
		>
			{ ( totals ) => <Cards totals={ totals } than={ than } /> }
		</Resource>
	);
}

function Cards( {
	totals: { clicks, impressions, ctr, position },
	than,
}: {
	totals: ClicksData;
	than: string;
} ) {
	return (
		<div className="pharos-gsc-totals">
			<Total
				label={ __( 'Clicks', 'pharos-seo' ) }
				metric="clicks"
				figure={ clicks }
				than={ than }
			/>
			<Total
				label={ __( 'Impressions', 'pharos-seo' ) }
				metric="impressions"
				figure={ impressions }
				than={ than }
			/>
			{ ctr && (
				<Total
					label={ __( 'CTR', 'pharos-seo' ) }
					metric="ctr"
					figure={ ctr }
					than={ than }
				/>
			) }
			{ position && (
				<Total
					label={ __( 'Average position', 'pharos-seo' ) }
					metric="position"
					figure={ position }
					than={ than }
				/>
			) }
		</div>
	);
}

interface TotalProps {
	label: string;
	metric: Metric;
	figure: ClicksData[ 'clicks' ] | NonNullable< ClicksData[ 'position' ] >;
	than: string;
}

const UNITS = {
	clicks: 'percent',
	impressions: 'percent',
	ctr: 'points',
	position: 'places',
} as const;

function Total( { label, metric, figure, than }: TotalProps ) {
	return (
		<section className="pharos-card pharos-gsc-total">
			<h3 className="pharos-card__title">{ label }</h3>
			<p className="pharos-gsc-total__number">
				{ formatMetric( metric, figure.current ) }
			</p>
			<p>
				<Change
					change={
						'percentage' in figure
							? figure.percentage
							: figure.change
					}
					unit={ UNITS[ metric ] }
					hasValue={ Boolean( figure.current ) }
					compares={ figure.previous !== null }
					than={ than }
				/>
			</p>
		</section>
	);
}
