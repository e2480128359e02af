import { chartOf, sumOf } from './entries';
import type { ChartDay } from './types';

/** Consecutive days from a date, by their impressions; one click each. */
const daysFrom = ( first: string, impressions: number[] ): ChartDay[] =>
	impressions.map( ( count, index ) => ( {
		date: new Date( Date.parse( first ) + index * 86_400_000 )
			.toISOString()
			.slice( 0, 10 ),
		clicks: count > 0 ? 1 : 0,
		impressions: count,
		position: count > 0 ? 2 : null,
	} ) );

const many = ( length: number, first = '2025-07-18' ) =>
	daysFrom( first, Array< number >( length ).fill( 10 ) );

const impressionsOf = ( days: ChartDay[] ) =>
	chartOf( days ).entries.map( ( { figures } ) => figures.impressions );

describe( 'gaps', () => {
	test.each( [
		[
			'days before the first figures',
			[ 0, 0, 5, 6 ],
			[ null, null, 5, 6 ],
		],
		[ 'a day without figures', [ 90, 0, 80 ], [ 90, null, 80 ] ],
		[
			'three days without figures',
			[ 10, 0, 0, 0, 10 ],
			[ 10, null, null, null, 10 ],
		],
	] )( '%s have no data', ( _, impressions, shown ) => {
		expect(
			impressionsOf( daysFrom( '2026-11-01', impressions ) )
		).toEqual( shown );
	} );

	test.each( [
		[ 'the last days', [ 90, 80, 0 ] ],
		[ 'a longer time', [ 90, 0, 0, 0, 0, 80 ] ],
		[ 'a day of a site that is rarely shown', [ 9, 0, 90 ] ],
	] )( '%s without impressions are zeros', ( _, impressions ) => {
		expect(
			impressionsOf( daysFrom( '2026-11-01', impressions ) )
		).toEqual( impressions );
	} );

	test( 'have no figures at all, and neither CTR nor position is 0 without impressions', () => {
		const [ gap, , quiet ] = chartOf(
			daysFrom( '2026-11-01', [ 0, 10, 0 ] )
		).entries;
		expect( gap?.figures ).toEqual( {
			clicks: null,
			impressions: null,
			ctr: null,
			position: null,
		} );
		expect( quiet?.figures ).toEqual( {
			clicks: 0,
			impressions: 0,
			ctr: null,
			position: null,
		} );
	} );
} );

test( 'positions and CTR of several days are weighted by impressions', () => {
	expect(
		sumOf( [
			{ date: '', clicks: 9, impressions: 90, position: 1 },
			null,
			{ date: '', clicks: 1, impressions: 10, position: 11 },
		] )
	).toEqual( { clicks: 10, impressions: 100, ctr: 0.1, position: 2 } );
} );

describe( 'the entries', () => {
	test( 'of 90 days are days, each with the day of the earlier period', () => {
		const { unit, entries } = chartOf(
			many( 90 ),
			many( 90, '2025-04-19' )
		);
		expect( unit ).toBe( 'day' );
		expect( entries ).toHaveLength( 90 );
		expect( entries[ 0 ] ).toMatchObject( {
			start: '2025-07-18',
			end: '2025-07-18',
			before: { start: '2025-04-19', impressions: 10 },
		} );
	} );

	test( 'of half a year are weeks that end with the last day, and nothing is lost', () => {
		const { unit, entries } = chartOf( many( 180 ) );
		expect( unit ).toBe( 'week' );
		expect( entries ).toHaveLength( 26 );
		expect( entries[ 0 ] ).toMatchObject( {
			start: '2025-07-18',
			end: '2025-07-22',
			isWhole: false,
			figures: { impressions: 50 },
			before: null,
		} );
		expect( entries.at( -1 ) ).toMatchObject( {
			end: '2026-01-13',
			isWhole: true,
			figures: { impressions: 70 },
		} );
		expect(
			entries.reduce(
				( sum, { figures } ) => sum + ( figures.clicks ?? 0 ),
				0
			)
		).toBe( 180 );
	} );

	test( 'of 16 months are whole months to the last day', () => {
		const { unit, entries } = chartOf( many( 488 ) );
		expect( unit ).toBe( 'month' );
		expect( entries ).toHaveLength( 16 );
		expect( entries[ 0 ] ).toMatchObject( {
			start: '2025-07-18',
			end: '2025-08-17',
			isWhole: true,
			figures: { impressions: 310 },
		} );
		expect( entries.at( -1 ) ).toMatchObject( {
			start: '2026-10-18',
			end: '2026-11-17',
		} );
	} );

	test( 'of months end on the last day of a shorter one', () => {
		const { entries } = chartOf( many( 400, '2025-02-25' ) );
		expect(
			entries.slice( -2 ).map( ( { start, end } ) => [ start, end ] )
		).toEqual( [
			[ '2026-02-01', '2026-02-28' ],
			[ '2026-03-01', '2026-03-31' ],
		] );
	} );

	test( 'have the changes of their days', () => {
		const event = ( date: string ) => ( { date, text: 'x', url: '' } );
		const { entries } = chartOf(
			many( 488 ),
			[],
			[
				event( '2025-07-18' ),
				event( '2025-08-17' ),
				event( '2026-12-01' ),
			]
		);
		expect( entries.map( ( { events } ) => events.length ) ).toEqual( [
			2,
			...Array< number >( 15 ).fill( 0 ),
		] );
	} );
} );
