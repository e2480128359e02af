import fc from 'fast-check';
import { equal } from './equal';

describe( 'comparing two values', () => {
	test.each( [
		[ [ 'a', 'b' ], [ 'a', 'b' ], true ],
		[ [ 'a', 'b' ], [ 'b', 'a' ], false ],
		[ [ 'a' ], [ 'a', 'b' ], false ],
		[ { a: 1, b: [ {} ] }, { b: [ {} ], a: 1 }, true ],
		[ { a: 1 }, { a: 1, b: 2 }, false ],
		[ { a: 1, b: undefined }, { a: 1 }, true ],
		[ [], {}, false ],
		[ null, {}, false ],
		[ '1', 1, false ],
		[ {}, { constructor: undefined }, true ],
		[ 0, -0, true ],
	] )( '%j and %j: %j', ( a, b, result ) => {
		expect( equal( a, b ) ).toBe( result );
		expect( equal( b, a ) ).toBe( result );
	} );

	test( 'a copy is the same, and a changed copy is not', () => {
		fc.assert(
			fc.property( fc.jsonValue(), ( value ) => {
				expect(
					equal( value, JSON.parse( JSON.stringify( value ) ) )
				).toBe( true );
				expect( equal( [ value ], [ [ value ] ] ) ).toBe( false );
			} )
		);
	} );
} );
