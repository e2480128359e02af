import { LIST, requestOf, routeOf } from './list-query';

describe( 'the address of the table', () => {
	test( 'names what differs from the usual, and is read back', () => {
		const query = {
			...LIST.initial,
			search: 'käse & co',
			status: 'on_the_rise',
			orderby: 'impressions',
			order: 'asc',
			page: 3,
			url: 'https://example.com/?p=1&q=2',
		} as const;
		expect(
			LIST.read( new URLSearchParams( LIST.write( query ) ) )
		).toEqual( query );
		expect( routeOf( {} ) ).toBe( '/content-performance' );
		expect( routeOf( { insight: 'losing_clicks' } ) ).toBe(
			'/content-performance?insight=losing_clicks'
		);
	} );

	test.each( [
		'status=best',
		'orderby=title',
		'order=up',
		'page=-3',
		'page=NaN',
		'tab=x',
	] )( 'that says %s shows the usual', ( address ) => {
		expect( LIST.read( new URLSearchParams( address ) ) ).toEqual(
			LIST.initial
		);
	} );
} );

test( 'the server is asked for one page of the table, without empty filters', () => {
	expect( requestOf( LIST.initial, 20 ) ).toBe(
		'period=90&rowLimit=20&orderby=clicks&order=desc&page=1'
	);
	expect(
		requestOf( { ...LIST.initial, status: 'top_ranked', search: 'a b' }, 5 )
	).toBe(
		'period=90&rowLimit=5&orderby=clicks&order=desc&page=1&search=a+b&status=top_ranked'
	);
} );
