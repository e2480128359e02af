import { useReducedMotion } from '@wordpress/compose';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ApexOptions } from 'apexcharts';
import ReactApexChart from 'react-apexcharts';
import { formatNumber, formatDay } from '../../../common/locale';
import { shortNumber } from '../short-number';
import { nameOf } from './name-of';
import type { ChartDay, PlotProps } from './types';

/** Height in pixels (spec.md section 9). */
const HEIGHT = 288;

/** As in style.scss. */
const POSITION_COLOR = '#50575e';

const dayOf = ( time: number ): string =>
	new Date( time ).toISOString().slice( 0, 10 );
const timeOf = ( { date }: { date: string } ): number =>
	Date.parse( `${ date }T00:00:00Z` );

/** The rendered chart: the only file that imports the chart library, loaded on demand. */
export default function Plot( {
	days,
	marked,
	hasPositions,
	hasWeeks,
}: PlotProps ) {
	const isStill = useReducedMotion();
	const [ colors ] = useState( colorsOfScheme );
	const series = useMemo(
		() => [
			...seriesOf( days ),
			...( hasPositions ? [ positionsOf( days ) ] : [] ),
		],
		[ days, hasPositions ]
	);
	const options = useMemo(
		() => optionsOf( colors, isStill, marked, hasPositions, hasWeeks ),
		[ colors, isStill, marked, hasPositions, hasWeeks ]
	);
	return (
		<ReactApexChart
			type="line"
			height={ HEIGHT }
			width="100%"
			series={ series }
			options={ options }
		/>
	);
}

interface Colors {
	impressions: string;
	clicks: string;
}

/**
 * Those of the admin color scheme. They can be told apart without colors, too: the line of the clicks is dashed, that of
 * the positions dotted.
 */
function colorsOfScheme(): Colors {
	const style = getComputedStyle( document.body );
	const color = ( name: string, otherwise: string ) =>
		style.getPropertyValue( name ).trim() || otherwise;
	return {
		impressions: color( '--wp-admin-theme-color', '#3858e9' ),
		clicks: color( '--pharos-clicks', '#b26200' ),
	};
}

const seriesOf = ( days: readonly ChartDay[] ) => [
	{
		name: __( 'Impressions before', 'pharos-seo' ),
		type: 'area',
		data: days.map( ( day ) => ( { x: timeOf( day ), y: day.before } ) ),
	},
	{
		name: __( 'Impressions', 'pharos-seo' ),
		type: 'line',
		data: days.map( ( day ) => ( {
			x: timeOf( day ),
			y: day.impressions,
		} ) ),
	},
	{
		name: __( 'Clicks', 'pharos-seo' ),
		type: 'line',
		data: days.map( ( day ) => ( { x: timeOf( day ), y: day.clicks } ) ),
	},
];

const POSITION = __( 'Average position', 'pharos-seo' );

/** Days without impressions have no position: the line continues after them. */
const positionsOf = ( days: readonly ChartDay[] ) => ( {
	name: POSITION,
	type: 'line',
	data: days.map( ( day ) => ( {
		x: timeOf( day ),
		y: day.position ?? null,
	} ) ),
} );

function optionsOf(
	{ impressions, clicks }: Colors,
	isStill: boolean,
	marked: string | null,
	hasPositions: boolean,
	hasWeeks: boolean
): ApexOptions {
	const labels = { style: { colors: '#646970', fontSize: '12px' } };
	return {
		chart: {
			animations: { enabled: ! isStill },
			toolbar: { show: false },
			zoom: { enabled: false },
			fontFamily: 'inherit',
		},
		// The legend is HTML on the page.
		legend: { show: false },
		colors: [ impressions, impressions, clicks, POSITION_COLOR ],
		stroke: {
			width: [ 0, 2, 2, 2 ],
			dashArray: [ 0, 0, 5, 2 ],
			curve: 'straight',
		},
		fill: { type: 'solid', opacity: [ 0.15, 1, 1, 1 ] },
		markers: { size: 0 },
		dataLabels: { enabled: false },
		grid: { borderColor: '#e0e0e0' },
		annotations: {
			xaxis: marked
				? [ { x: timeOf( { date: marked } ), borderColor: '#1e1e1e' } ]
				: [],
		},
		xaxis: {
			type: 'datetime',
			tooltip: { enabled: false },
			labels: {
				...labels,
				datetimeUTC: true,
				hideOverlappingLabels: true,
				formatter: ( _, time ) =>
					formatDay(
						dayOf( time ?? 0 ),
						hasWeeks
							? { month: 'short', year: 'numeric' }
							: undefined
					),
			},
		},
		yaxis: [
			{
				seriesName: __( 'Impressions', 'pharos-seo' ),
				show: false,
				min: 0,
			},
			{
				seriesName: __( 'Impressions', 'pharos-seo' ),
				min: 0,
				forceNiceScale: true,
				title: { text: __( 'Impressions', 'pharos-seo' ) },
				labels: { ...labels, formatter: shortNumber },
			},
			{
				seriesName: __( 'Clicks', 'pharos-seo' ),
				opposite: true,
				min: 0,
				forceNiceScale: true,
				title: { text: __( 'Clicks', 'pharos-seo' ) },
				labels: { ...labels, formatter: shortNumber },
			},
			// The best position is at the top. Its labels would be a third axis.
			...( hasPositions
				? [ { seriesName: POSITION, show: false, reversed: true } ]
				: [] ),
		],
		tooltip: {
			shared: true,
			x: { formatter: ( time ) => nameOf( dayOf( time ), hasWeeks ) },
			y: {
				formatter: ( value: number | null | undefined ) =>
					formatNumber( value, {
						maximumFractionDigits: 1,
					} ),
			},
		},
	};
}
