/** The days that have data: 16 months up to yesterday, the latest ones incomplete. */
import { addDays, offsetOf } from '../clock';
import { lastFinalDay, type World } from '../world';
import type { Query } from './request';

const MONTHS = 16;
/** Number of days with hourly data. */
const HOURLY_DAYS = 10;

export interface Day {
	date: string;
	isFinal: boolean;
}

/** The days of a query's range that have data. */
export function daysOf(
	{ startDate, endDate, dataState }: Query,
	world: World
): Day[] {
	const today = world.clock.today();
	const final = lastFinalDay( world );
	const first =
		dataState === 'hourlyAll'
			? addDays( today, -HOURLY_DAYS )
			: monthsBefore( today );
	const last = dataState === 'final' ? final : addDays( today, -1 );
	const days: Day[] = [];
	for (
		let date = startDate > first ? startDate : first;
		date <= endDate && date <= last;
		date = addDays( date, 1 )
	) {
		days.push( { date, isFinal: date <= final } );
	}
	return days;
}

/** Metadata of a response: the first incomplete point, if there is one. */
export function metadataOf( query: Query, world: World ) {
	const incomplete = daysOf( query, world ).find( ( day ) => ! day.isFinal );
	const isHourly = query.dataState === 'hourlyAll';
	if (
		! incomplete ||
		! ( isHourly || query.dimensions.includes( 'date' ) )
	) {
		return {};
	}
	const { date } = incomplete;
	const [ camel, snake, value ] = isHourly
		? [
				'firstIncompleteHour',
				'first_incomplete_hour',
				`${ date }T00:00:00${ offsetOf( date ) }`,
			]
		: [ 'firstIncompleteDate', 'first_incomplete_date', date ];
	const name = world.config.metadataCase === 'snake' ? snake : camel;
	return { metadata: { [ name ]: value } };
}

function monthsBefore( date: string ): string {
	const day = new Date( date );
	day.setUTCMonth( day.getUTCMonth() - MONTHS );
	return day.toISOString().slice( 0, 10 );
}
