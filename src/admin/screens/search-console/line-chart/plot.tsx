import { useReducedMotion } from '@wordpress/compose';
import { useMemo, useState } from '@wordpress/element';
import type { ApexOptions } from 'apexcharts';
import ReactApexChart from 'react-apexcharts';
import { formatDay } from '../../../../../common/locale';
import { formatAxis, labelOf, METRICS, nameOf } from './metrics';
import { linesOf, loneOf, rangeOf, type Line } from './plot-series';
import type { Chart, ChartEntry, Metric, Unit } from './types';

/** Height in pixels. */
const HEIGHT = 288;

export interface PlotProps {
	chart: Chart;
	/** One or two. */
	metrics: readonly Metric[];
	/** The name of the earlier period; undefined for none. */
	previousLabel: string | undefined;
	/** The first day of the entry selected with the keyboard; null for none. */
	marked: string | null;
}

/** The rendered chart: the only file that imports the chart library, loaded on demand. */
export default function Plot( {
	chart,
	metrics,
	previousLabel,
	marked,
}: PlotProps ) {
	const isStill = useReducedMotion();
	const [ colors ] = useState( colorsOfScheme );
	const lines = useMemo(
		() =>
			linesOf(
				chart,
				METRICS.filter( ( metric ) => metrics.includes( metric ) ),
				previousLabel,
				( day ) => formatDay( day, { dateStyle: 'medium' } )
			),
		[ chart, metrics, previousLabel ]
	);
	const series = useMemo(
		() =>
			lines.map( ( { name, values } ) => ( {
				name,
				data: chart.entries.map( ( { start }, index ) => ( {
					x: timeOf( start ),
					y: values[ index ] ?? null,
				} ) ),
			} ) ),
		[ chart, lines ]
	);
	const options = useMemo(
		() => optionsOf( { chart, lines, colors, isStill, marked } ),
		[ chart, lines, colors, isStill, marked ]
	);
	return (
		<ReactApexChart
			// The library doesn't take another number of axes.
			key={ lines.map( ( { name } ) => name ).join() }
			type="line"
			height={ HEIGHT }
			width="100%"
			series={ series }
			options={ options }
		/>
	);
}

const dayOf = ( time: number ): string =>
	new Date( time ).toISOString().slice( 0, 10 );

const timeOf = ( day: string ): number => Date.parse( `${ day }T00:00:00Z` );

type Colors = Readonly< Record< Metric, string > >;

/** Those of style.scss, which depend on the admin color scheme. */
function colorsOfScheme(): Colors {
	const style = getComputedStyle( document.body );
	const color = ( name: string, otherwise: string ) =>
		style.getPropertyValue( name ).trim() || otherwise;
	return {
		impressions: color( '--wp-admin-theme-color', '#3858e9' ),
		clicks: color( '--pharos-clicks', '#b26200' ),
		ctr: color( '--pharos-ctr', '#a6276b' ),
		position: color( '--pharos-position', '#50575e' ),
	};
}

/** Lines can be told apart without colors, too. As in style.scss. */
const DASHES: Readonly< Record< Metric, number > > = {
	impressions: 0,
	clicks: 5,
	ctr: 8,
	position: 2,
};

const GRAY = '#646970';

const LABELS = { style: { colors: GRAY, fontSize: '12px' } } as const;

interface Drawn {
	chart: Chart;
	lines: readonly Line[];
	colors: Colors;
	isStill: boolean;
	marked: string | null;
}

function optionsOf( {
	chart: { unit, entries },
	lines,
	colors,
	isStill,
	marked,
}: Drawn ): ApexOptions {
	const byStart = new Map(
		entries.map( ( entry ) => [ entry.start, entry ] )
	);
	return {
		chart: {
			animations: { enabled: ! isStill },
			toolbar: { show: false },
			zoom: { enabled: false },
			fontFamily: 'inherit',
		},
		// The legend is HTML on the page.
		legend: { show: false },
		colors: lines.map( ( { metric, isBefore } ) =>
			isBefore ? '#8c8f94' : colors[ metric ]
		),
		stroke: {
			width: lines.map( ( { isBefore } ) => ( isBefore ? 1.5 : 2 ) ),
			dashArray: lines.map( ( { metric, isBefore } ) =>
				isBefore ? 0 : DASHES[ metric ]
			),
			curve: 'straight',
		},
		markers: {
			size: 0,
			discrete: lines.flatMap(
				( { metric, isBefore, values }, seriesIndex ) =>
					isBefore
						? []
						: loneOf( values ).map( ( dataPointIndex ) => ( {
								seriesIndex,
								dataPointIndex,
								fillColor: colors[ metric ],
								strokeColor: colors[ metric ],
								size: 3,
							} ) )
			),
		},
		dataLabels: { enabled: false },
		grid: { borderColor: '#e0e0e0' },
		annotations: {
			points: marksOf( entries, lines ),
			xaxis: marked
				? [ { x: timeOf( marked ), borderColor: '#1e1e1e' } ]
				: [],
		},
		xaxis: {
			type: 'datetime',
			tooltip: { enabled: false },
			labels: {
				...LABELS,
				datetimeUTC: true,
				hideOverlappingLabels: true,
				formatter: ( _, time ) => axisDay( dayOf( time ?? 0 ), unit ),
			},
		},
		yaxis: axesOf( lines, colors ),
		tooltip: {
			shared: true,
			x: {
				formatter: ( time ) => {
					const entry = byStart.get( dayOf( time ) );
					return entry ? titleOf( entry, unit ) : '';
				},
			},
			y: lines.map( ( { texts } ) => ( {
				formatter: (
					_: number | null | undefined,
					{ dataPointIndex = -1 }: { dataPointIndex?: number } = {}
				) => texts[ dataPointIndex ] ?? '',
			} ) ),
		},
	};
}

/** The heading of a tooltip, which is HTML. */
const titleOf = ( entry: ChartEntry, unit: Unit ): string =>
	[ nameOf( entry, unit ), ...entry.events.map( ( { text } ) => text ) ]
		.map( ( text ) =>
			text.replace(
				/[&<>"']/g,
				( sign ) => `&#${ sign.charCodeAt( 0 ) };`
			)
		)
		.join( '<br>' );

/** Marks of changes, on the axis of the days. */
function marksOf(
	entries: readonly ChartEntry[],
	lines: readonly Line[]
): PointAnnotations[] {
	const [ first ] = lines;
	if ( ! first ) {
		return [];
	}
	const { min, max } = rangeOf( first.metric, lines );
	// The axis of positions has its best value at the top.
	const bottom = first.metric === 'position' ? max : min;
	return entries
		.filter( ( { events } ) => events.length > 0 )
		.map( ( { start } ) => ( {
			x: timeOf( start ),
			y: bottom ?? 0,
			marker: { size: 4, fillColor: '#1e1e1e', strokeColor: '#fff' },
		} ) );
}

const axisDay = ( day: string, unit: Unit ): string =>
	formatDay(
		day,
		unit === 'month' ? { month: 'short', year: 'numeric' } : undefined
	);

/** One axis for each metric; the earlier period shares that of its metric. */
function axesOf( lines: readonly Line[], colors: Colors ): ApexYAxis[] {
	const shown = [ ...new Set( lines.map( ( { metric } ) => metric ) ) ];
	return shown.map( ( metric, index ): ApexYAxis => {
		const same = lines.filter( ( line ) => line.metric === metric );
		const color = shown.length > 1 ? colors[ metric ] : GRAY;
		return {
			seriesName: same.map( ( { name } ) => name ),
			opposite: index === 1,
			...rangeOf( metric, same ),
			forceNiceScale: metric !== 'position',
			// The best position is at the top.
			reversed: metric === 'position',
			title: {
				text: labelOf( metric ),
				style: { color, fontWeight: 600 },
			},
			labels: {
				style: { colors: color, fontSize: '12px' },
				formatter: ( value ) => formatAxis( metric, value ),
			},
		};
	} );
}
