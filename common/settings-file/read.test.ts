import { TextDecoder } from 'node:util';
import fc from 'fast-check';
import { files } from '../../tests/support/settings-files';
import { InvalidFile } from './invalid-file';
import { readSettingsFile } from './read';

beforeAll( () => {
	Object.assign( globalThis, { TextDecoder } );
} );

const read = ( bytes: Uint8Array ) => {
	try {
		return { data: readSettingsFile( bytes ) };
	} catch ( reason ) {
		if ( ! ( reason instanceof InvalidFile ) ) {
			throw reason;
		}
		const { fault, place, message } = reason;
		return { fault: { fault, ...place }, message };
	}
};

test.each( files )( 'A settings file: $name', ( { bytes, fault } ) => {
	const result = read( new Uint8Array( bytes ) );
	if ( fault ) {
		expect( result.fault ).toEqual( fault );
		expect( result.message ).not.toMatch( /%\d|^$/ );
	} else {
		expect( result.data ).toEqual(
			JSON.parse( bytes.toString().replace( '\uFEFF', '' ) )
		);
	}
} );

test( 'Every object that JSON can hold is read as it is, and none of it is when its end is missing', () => {
	fc.assert(
		fc.property(
			fc.dictionary( fc.string(), fc.jsonValue( { maxDepth: 5 } ) ),
			fc.nat(),
			( object, cut ) => {
				// Null characters in names are rejected.
				fc.pre( ! /\\u0000/.test( JSON.stringify( object ) ) );
				const text = JSON.stringify( object, null, 1 );
				expect(
					read( new Uint8Array( Buffer.from( text ) ) ).data
				).toEqual( JSON.parse( text ) );
				const end = cut % text.length;
				const bytes = new Uint8Array( Buffer.from( text ) ).slice(
					0,
					end
				);
				expect( [ 'cut_off', 'empty', 'encoding' ] ).toContain(
					read( bytes ).fault?.fault
				);
			}
		)
	);
} );
