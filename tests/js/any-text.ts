import fc from 'fast-check';

/** Numbers without the halves of surrogate pairs. */
const HALVES = { from: 0xd800, count: 0x800 };
const LAST = 0x10ffff;

const codePoint = fc.integer( { min: 0, max: LAST - HALVES.count } ).map(
	( index ) =>
		String.fromCodePoint(
			index < HALVES.from ? index : index + HALVES.count
		),
	( text ) => {
		const code = String( text ).codePointAt( 0 ) ?? HALVES.from;
		const isHalf = code >= HALVES.from && code < HALVES.from + HALVES.count;
		if ( isHalf || String.fromCodePoint( code ) !== text ) {
			throw new Error( 'Not one code point.' );
		}
		return code < HALVES.from ? code : code - HALVES.count;
	}
);

/**
 * Any code points, and names that are dangerous as keys: `fc.string( { unit: 'binary' } )`, which would first make an index of a
 * million characters, for a second, in each test file.
 */
export const anyText = fc.string( { unit: codePoint } );
