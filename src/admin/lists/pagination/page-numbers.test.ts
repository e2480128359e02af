import fc from 'fast-check';
import { clampPage, pageNumbers } from './page-numbers';

const text = ( page: number, pages: number ) =>
	pageNumbers( page, pages )
		.map( ( number ) => number ?? '…' )
		.join( ' ' );

test.each( [
	[ 1, 1, '1' ],
	[ 2, 5, '1 2 3 4 5' ],
	[ 1, 9, '1 2 3 4 … 9' ],
	[ 3, 9, '1 2 3 4 … 9' ],
	[ 4, 9, '1 … 3 4 5 … 9' ],
	[ 5, 9, '1 … 4 5 6 … 9' ],
	[ 6, 9, '1 … 5 6 7 … 9' ],
	[ 7, 9, '1 … 6 7 8 9' ],
	[ 9, 9, '1 … 6 7 8 9' ],
	[ 3, 6, '1 2 3 4 … 6' ],
	[ 4, 6, '1 … 3 4 5 6' ],
] )( 'on page %i of %i: %s', ( page, pages, numbers ) => {
	expect( text( page, pages ) ).toBe( numbers );
} );

test( 'never more than five numbers, with the first, the current one, its neighbours and the last, in order', () => {
	fc.assert(
		fc.property(
			fc
				.integer( { min: 1, max: 5000 } )
				.chain( ( pages ) =>
					fc.tuple(
						fc.integer( { min: 1, max: pages } ),
						fc.constant( pages )
					)
				),
			( [ page, pages ] ) => {
				const shown = pageNumbers( page, pages );
				const numbers = shown.filter( ( number ) => number !== null );
				expect( numbers.length ).toBe( Math.min( pages, 5 ) );
				expect( numbers ).toEqual(
					[ ...new Set( numbers ) ].sort( ( a, b ) => a - b )
				);
				expect( numbers ).toEqual(
					expect.arrayContaining( [ 1, page, pages ] )
				);
				for ( const beside of [ page - 1, page + 1 ] ) {
					if ( beside >= 1 && beside <= pages ) {
						expect( numbers ).toContain( beside );
					}
				}
				// An ellipsis stands exactly where page numbers are skipped.
				shown.forEach( ( number, index ) => {
					const before = shown[ index - 1 ];
					const after = shown[ index + 1 ];
					if ( number === null ) {
						expect(
							Number( after ) - Number( before )
						).toBeGreaterThan( 1 );
					} else if ( typeof before === 'number' ) {
						expect( number - before ).toBe( 1 );
					}
				} );
			}
		)
	);
} );

test.each( [
	[ 0, 3, 1 ],
	[ -4, 3, 1 ],
	[ 2, 3, 2 ],
	[ 99, 3, 3 ],
	[ 2.7, 3, 2 ],
	[ NaN, 3, 1 ],
	[ 5, 0, 1 ],
] )( 'page %d of %d is page %d', ( page, pages, real ) => {
	expect( clampPage( page, pages ) ).toBe( real );
} );
