import { SPACE, collapse } from './text';

/** A part of a template; all tokens joined are the template. */
type Token = {
	/** The source text of the token. */
	source: string;
	/** Offset in the template, in UTF-16 units like in text fields. */
	start: number;
} & (
	| { type: 'text' }
	/** A separator sign: it stands alone. */
	| { type: 'sign' }
	/** `%name%` or `%name:argument%`; also `%separator%`. */
	| { type: 'variable'; name: string; argument: string }
);

/** Signs that act as separators when they stand alone. */
const SIGNS = [ ...'-–—:·•*⋆|~«»<>/›‹' ];

/** `%name%` or `%name:argument%`; any other "%" is text. */
const VARIABLE = `%(?<name>[a-z][a-z0-9_]*)(?::(?<argument>[^%${ SPACE }]+))?%`;

/**
 * Splits a template into tokens: for rendering, highlighting and warnings about unknown variables.
 *
 * @param template  Plain text with variables.
 * @param separator The separator setting; treated as a sign where it stands alone.
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
 * Creates the regular expression for a variable, or a sign between white space (or at the ends of the template).
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
