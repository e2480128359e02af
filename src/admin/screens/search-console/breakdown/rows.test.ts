import type { BreakdownRow } from '../../../../../store';
import { cellsOf, rowsOf, shownRows, type Order } from './rows';

const figures = ( clicks: number, impressions: number ) => ( {
	clicks,
	impressions,
	position: impressions > 0 ? 3.25 : null,
} );

const NONE = { clicks: null, impressions: null, position: null };

const rowOf = (
	key: string,
	now: [ number, number ],
	before: [ number, number ] | null
): BreakdownRow => ( {
	key,
	current: figures( ...now ),
	previous: before && figures( ...before ),
	changes: NONE,
} );

const rows = rowsOf( 'query', [
	rowOf( 'Lost', [ 0, 0 ], [ 40, 300 ] ),
	rowOf( 'rising', [ 30, 100 ], [ 10, 90 ] ),
	rowOf( '=1+1', [ 20, 400 ], null ),
] );

const names = ( order: Order, search = '' ) =>
	shownRows( rows, search, order ).map( ( { name } ) => name );

test.each( [
	[ 'clicks', 'desc', [ 'rising', '=1+1', 'Lost' ] ],
	[ 'difference', 'desc', [ 'rising', 'Lost', '=1+1' ] ],
	[ 'difference', 'asc', [ 'Lost', 'rising', '=1+1' ] ],
	[ 'ctr', 'desc', [ 'rising', '=1+1', 'Lost' ] ],
	[ 'ctr', 'asc', [ '=1+1', 'rising', 'Lost' ] ],
] as const )( 'sorted by %s, %s', ( orderby, order, expected ) => {
	expect( names( { orderby, order } ) ).toEqual( expected );
} );

test( 'the search ignores the case', () => {
	expect( names( { orderby: 'clicks', order: 'desc' }, ' lOS' ) ).toEqual( [
		'Lost',
	] );
} );

test( 'the file has the figures of both periods', () => {
	expect( cellsOf( 'Query', rows.slice( 1 ) ).slice( 1 ) ).toEqual( [
		[ 'rising', 30, 100, 0.3, 3.3, 10, 90, 3.3 ],
		[ '=1+1', 20, 400, 0.05, 3.3, null, null, null ],
	] );
} );

test( 'names of countries, devices and pages are readable', () => {
	expect(
		[
			rowsOf( 'country', [ rowOf( 'deu', [ 1, 1 ], null ) ] ),
			rowsOf( 'device', [ rowOf( 'MOBILE', [ 1, 1 ], null ) ] ),
			rowsOf( 'page', [
				rowOf( 'https://example.org/a%20b/', [ 1, 1 ], null ),
			] ),
		].map( ( [ first ] ) => first?.name )
	).toEqual( [ 'Germany', 'Mobile', '/a b/' ] );
} );
