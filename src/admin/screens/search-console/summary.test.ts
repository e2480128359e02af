import type { SiteTraffic } from '../../../../store';
import { daysOf, hasWeeks } from './summary';

/** Days from July 18, with a click and ten impressions each. */
const traffic = ( days: number, before = days ): SiteTraffic => {
	const series = ( length: number ) =>
		Array.from( { length }, ( _, index ) => ( {
			date: new Date( Date.UTC( 2025, 6, 18 + index ) )
				.toISOString()
				.slice( 0, 10 ),
			clicks: 1,
			impressions: 10,
			position: 1,
		} ) );
	return {
		data: series( days ),
		previous: series( before ),
		window: { start: '', end: '' },
	};
};

test( '90 days are days, with those before', () => {
	const days = daysOf( traffic( 90 ) );
	expect( hasWeeks( traffic( 90 ) ) ).toBe( false );
	expect( days ).toHaveLength( 90 );
	expect( days[ 0 ] ).toEqual( {
		date: '2025-07-18',
		clicks: 1,
		impressions: 10,
		before: 10,
	} );
} );

test( '16 months are weeks that end with the last day, and nothing is lost', () => {
	const weeks = daysOf( traffic( 488, 0 ) );
	expect( hasWeeks( traffic( 488 ) ) ).toBe( true );
	expect( weeks ).toHaveLength( 70 );
	expect( weeks.slice( 0, 2 ) ).toEqual( [
		{ date: '2025-07-18', clicks: 5, impressions: 50, before: null },
		{ date: '2025-07-23', clicks: 7, impressions: 70, before: null },
	] );
	expect( weeks.reduce( ( sum, week ) => sum + week.clicks, 0 ) ).toBe( 488 );
} );
