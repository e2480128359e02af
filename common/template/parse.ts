import { SPACE, collapse } from './text';

/** A piece of a template; the pieces one after the other are the template again. */
type Token = {
	/** The piece as it is written. */
	source: string;
	/** Where it begins in the template, in UTF-16 units as text fields count. */
	start: number;
} & (
	| { type: 'text' }
	/** A sign that separates because it stands alone. */
	| { type: 'sign' }
	/** `%name%` or `%name:argument%`; `%separator%` too. */
	| { type: 'variable'; name: string; argument: string }
);

/** Signs that separate when they stand alone. */
const SIGNS = [ ...'-–—:·•*⋆|~«»<>/›‹' ];

/** `%name%` or `%name:argument%`; any other "%" is text. */
const VARIABLE = `%(?<name>[a-z][a-z0-9_]*)(?::(?<argument>[^%${ SPACE }]+))?%`;

/**
 * Takes a template apart: for rendering, for highlighting and for warnings about unknown variables.
 *
 * @param template  Plain text with variables.
 * @param separator The separator setting; counts as a sign where it stands alone.
 */
export function parse( template: string, separator: string ): Token[] {
	const tokens: Token[] = [];
	let end = 0;
	const addText = ( until: number ) => {
		if ( until > end ) {
			tokens.push( {
				type: 'text',
				source: template.slice( end, until ),
				start: end,
			} );
		}
	};
	for ( const match of template.matchAll( pattern( separator ) ) ) {
		const [ source ] = match;
		const { name, argument = '' } = match.groups ?? {};
		const place = { source, start: match.index };
		addText( match.index );
		tokens.push(
			name === undefined
				? { type: 'sign', ...place }
				: { type: 'variable', ...place, name, argument }
		);
		end = match.index + source.length;
	}
	addText( template.length );
	return tokens;
}

/**
 * Finds a variable or a sign between white space (or the ends of the template).
 *
 * @param separator The separator setting.
 */
function pattern( separator: string ): RegExp {
	const signs = [ collapse( separator ), ...SIGNS ]
		.filter( Boolean )
		.map( escape );
	return new RegExp(
		`${ VARIABLE }|(?<![^${ SPACE }])(?:${ signs.join( '|' ) })(?![^${ SPACE }])`,
		'gu'
	);
}

function escape( text: string ): string {
	return text.replace( /[\\^$.*+?()[\]{}|/]/g, '\\$&' );
}
