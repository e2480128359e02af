import { chartOf } from './entries';
import { linesOf, loneOf, rangeOf } from './plot-series';
import type { ChartDay } from './types';

const daysFrom = ( first: string, count: number ): ChartDay[] =>
	Array.from( { length: count }, ( _, index ) => ( {
		date: new Date( Date.parse( first ) + index * 86_400_000 )
			.toISOString()
			.slice( 0, 10 ),
		clicks: index,
		impressions: 100,
		position: 4.5,
	} ) );

const chart = chartOf(
	daysFrom( '2026-11-11', 3 ),
	daysFrom( '2026-11-08', 3 )
);

test( 'a single metric has a line of the earlier period, with its own dates', () => {
	const [ before, now ] = linesOf(
		chart,
		[ 'clicks' ],
		'Previous 3 days',
		( day ) => day
	);
	expect( before ).toMatchObject( {
		name: 'Previous 3 days',
		isBefore: true,
		values: [ 0, 1, 2 ],
		texts: [ '0 (2026-11-08)', '1 (2026-11-09)', '2 (2026-11-10)' ],
	} );
	expect( now ).toMatchObject( { name: 'Clicks', values: [ 0, 1, 2 ] } );
} );

test( 'two metrics have a line each, without an earlier period', () => {
	expect(
		linesOf( chart, [ 'clicks', 'ctr' ], 'Before', String ).map(
			( { name } ) => name
		)
	).toEqual( [ 'Clicks', 'CTR' ] );
} );

test( 'a part of a week isn’t drawn as a loss of clicks, but has a position', () => {
	const weeks = chartOf( daysFrom( '2026-05-01', 180 ) );
	const [ clicks, position ] = linesOf(
		weeks,
		[ 'clicks', 'position' ],
		undefined,
		String
	);
	expect( clicks?.values.slice( 0, 2 ) ).toEqual( [ null, 56 ] );
	expect( position?.values[ 0 ] ).toBe( 4.5 );
} );

test( 'values between gaps are marked', () => {
	expect( loneOf( [ 1, null, 2, null, 3, 4, null ] ) ).toEqual( [ 0, 2 ] );
} );

test.each( [
	[ 'clicks', [ 0, 2, null ], { min: 0, max: 5 } ],
	[ 'clicks', [ 0, 700 ], { min: 0 } ],
	[ 'ctr', [ 0.01 ], { min: 0 } ],
	[ 'position', [ 3.2, 5.5 ], { min: 3, max: 6, tickAmount: 3 } ],
	[ 'position', [ 1, 1 ], { min: 1, max: 2, tickAmount: 5 } ],
] as const )( 'the axis of %s %j', ( metric, values, range ) => {
	expect(
		rangeOf( metric, [
			{ metric, isBefore: false, name: '', values, texts: [] },
		] )
	).toEqual( range );
} );
