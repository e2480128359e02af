import fc from 'fast-check';
import type { Values } from './types';
import { prune } from './values';

/** The unsaved changes if a setting has one stored value and another one on the screen. */
const unsaved = ( shown: unknown, saved: unknown ) =>
	prune( { templates: shown } as Values, { templates: saved } as Values );

describe( 'a value on the screen and one that is saved', () => {
	test.each( [
		[ [ 'a', 'b' ], [ 'a', 'b' ], true ],
		[ [ 'a', 'b' ], [ 'b', 'a' ], false ],
		[ [ 'a' ], [ 'a', 'b' ], false ],
		[ { a: 1, b: [ {} ] }, { b: [ {} ], a: 1 }, true ],
		[ { a: 1 }, { a: 1, b: 2 }, false ],
		[ [], {}, false ],
		[ null, {}, false ],
		[ '1', 1, false ],
		[ 0, -0, true ],
	] )( '%j and %j are the same: %j', ( one, other, isSame ) => {
		const keys = isSame ? [] : [ 'templates' ];
		expect( Object.keys( unsaved( one, other ) ) ).toEqual( keys );
		expect( Object.keys( unsaved( other, one ) ) ).toEqual( keys );
	} );

	test( 'are the same when one is a copy of the other, and not when that was changed', () => {
		const json = fc.anything( {
			key: fc.stringMatching( /^[a-z0-9_-]{1,8}$/ ),
			values: [
				fc.string(),
				fc.integer(),
				fc.boolean(),
				fc.constant( null ),
			],
		} );
		fc.assert(
			fc.property( json, ( value ) => {
				const copy = JSON.parse( JSON.stringify( value ) );
				expect( unsaved( value, copy ) ).toEqual( {} );
				expect( unsaved( [ value ], [ [ copy ] ] ) ).not.toEqual( {} );
			} )
		);
	} );

	test( 'without a value on the screen there is no change', () => {
		expect( unsaved( undefined, 'a' ) ).toEqual( {} );
	} );
} );
