import fc from 'fast-check';

/** The surrogate code points, which are excluded. */
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
 * Strings of any code points, and names that are dangerous as keys. Unlike `fc.string( { unit: 'binary' } )`, it
 * doesn't build an index of a million characters, which takes a second in each test file.
 */
export const anyText = fc.string( { unit: codePoint } );

const unescaped = fc.constantFrom(
	...'abcxyzABCXYZ0123456789-._~!$&()*+,;=:@',
	"'"
);

const segment = fc.string( {
	unit: fc.oneof(
		{ arbitrary: unescaped, weight: 6 },
		codePoint.map( encodeURIComponent )
	),
} );

/** URLs of web pages. `fc.webUrl()` builds the same index, for the characters of its path. */
export const anyUrl = fc
	.tuple(
		fc.constantFrom( 'http', 'https' ),
		fc.domain(),
		fc.array( segment )
	)
	.map(
		( [ scheme, domain, path ] ) =>
			`${ scheme }://${ [ domain, ...path ].join( '/' ) }`
	);
