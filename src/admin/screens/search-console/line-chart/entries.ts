/** The points of a chart, from the figures of days. */
import type {
	Chart,
	ChartDay,
	ChartEntry,
	ChartEvent,
	Figures,
	Unit,
} from './types';

/** The longest periods, in days, whose charts have days and weeks. */
const LONGEST: Readonly< Record< 'day' | 'week', number > > = {
	day: 100,
	week: 370,
};

/** Days without any impression count as missing if there are no more than these in a row, */
const LONGEST_GAP = 3;

/** and if the days beside them have at least this many impressions: pages with so many don't disappear for a day by chance. */
const BUSY = 10;

/** An exclusive range of indexes of days. */
interface Range {
	from: number;
	to: number;
	isWhole: boolean;
}

/**
 * Returns the points of a chart: days, weeks or months, by the length of the period. Weeks and months end with the last day, so that the
 * last ones are whole.
 *
 * @param days     Consecutive days, the oldest first.
 * @param previous The days of an earlier period of the same length; empty for none.
 * @param events   Changes that may explain the figures.
 */
export function chartOf(
	days: readonly ChartDay[],
	previous: readonly ChartDay[] = [],
	events: readonly ChartEvent[] = []
): Chart {
	const unit = unitOf( days.length );
	const now = withGaps( days );
	const before = withGaps( previous );
	const entries = rangesOf( unit, days ).map(
		( { from, to, isWhole } ): ChartEntry => {
			const span = spanOf( days, from, to );
			return {
				...span,
				isWhole,
				figures: sumOf( now.slice( from, to ) ),
				before: previous[ from ]
					? {
							...spanOf( previous, from, to ),
							...sumOf( before.slice( from, to ) ),
						}
					: null,
				events: events.filter(
					( { date } ) => date >= span.start && date <= span.end
				),
			};
		}
	);
	return { unit, entries };
}

function unitOf( length: number ): Unit {
	if ( length <= LONGEST.day ) {
		return 'day';
	}
	return length <= LONGEST.week ? 'week' : 'month';
}

function rangesOf( unit: Unit, days: readonly ChartDay[] ): Range[] {
	const last = days.at( -1 )?.date ?? '';
	const ranges: Range[] = [];
	let to = days.length;
	for ( let count = 1; to > 0; count++ ) {
		const from =
			unit === 'month'
				? days.length - daysSince( monthsBefore( last, count ), last )
				: to - ( unit === 'week' ? 7 : 1 );
		ranges.unshift( { from: Math.max( 0, from ), to, isWhole: from >= 0 } );
		to = from;
	}
	return ranges;
}

const DAY = 86_400_000;

const daysSince = ( first: string, last: string ): number =>
	Math.round( ( Date.parse( last ) - Date.parse( first ) ) / DAY );

/** The same day of an earlier month, or its last day. */
function monthsBefore( date: string, count: number ): string {
	const [ year = 0, month = 1, day = 1 ] = date.split( '-' ).map( Number );
	const longest = new Date( Date.UTC( year, month - count, 0 ) ).getUTCDate();
	return new Date(
		Date.UTC( year, month - 1 - count, Math.min( day, longest ) )
	)
		.toISOString()
		.slice( 0, 10 );
}

const spanOf = ( days: readonly ChartDay[], from: number, to: number ) => ( {
	start: days[ from ]?.date ?? '',
	end: days[ Math.min( to, days.length ) - 1 ]?.date ?? '',
} );

/**
 * The days, with null for those without data: before the first one that has impressions, and where Google has no figures for a few days
 * of a page that is shown every day.
 *
 * @param days Consecutive days, the oldest first.
 */
function withGaps( days: readonly ChartDay[] ): ( ChartDay | null )[] {
	const known: ( ChartDay | null )[] = [ ...days ];
	const hasFigures = ( { impressions, clicks }: ChartDay ) =>
		impressions + clicks > 0;
	for ( let index = 0; index < days.length; ) {
		const next = days.findIndex(
			( day, at ) => at >= index && hasFigures( day )
		);
		const end = next === -1 ? days.length : next;
		if ( isGap( days, index, end ) ) {
			known.fill( null, index, end );
		}
		index = end + 1;
	}
	return known;
}

function isGap( days: readonly ChartDay[], from: number, to: number ): boolean {
	const isBusy = ( index: number ) =>
		( days[ index ]?.impressions ?? 0 ) >= BUSY;
	return (
		from === 0 ||
		( to - from <= LONGEST_GAP && isBusy( from - 1 ) && isBusy( to ) )
	);
}

const NONE: Figures = {
	clicks: null,
	impressions: null,
	ctr: null,
	position: null,
};

/**
 * The figures of several days. Positions are weighted by impressions.
 *
 * @param days Null for those without data.
 */
export function sumOf( days: readonly ( ChartDay | null )[] ): Figures {
	const known = days.filter( ( day ) => day !== null );
	if ( known.length === 0 ) {
		return NONE;
	}
	let clicks = 0;
	let impressions = 0;
	let weight = 0;
	for ( const day of known ) {
		clicks += day.clicks;
		impressions += day.impressions;
		weight += ( day.position ?? 0 ) * day.impressions;
	}
	const perImpression = ( sum: number ) =>
		impressions > 0 ? sum / impressions : null;
	return {
		clicks,
		impressions,
		ctr: perImpression( clicks ),
		position: perImpression( weight ),
	};
}
