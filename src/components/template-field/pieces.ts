import { parse } from '../../../common/template';

/** A piece of a template as the highlight paints it. */
export interface Piece {
	source: string;
	/** Where it begins, in UTF-16 units as text fields count. */
	start: number;
	kind: 'text' | 'known' | 'unknown';
}

/**
 * Takes a template apart into text, variables and what looks like a variable.
 *
 * @param template  Plain text with variables.
 * @param separator The separator setting.
 * @param names     The variables that have a meaning, some with an argument only (`terms:topic`, which stands for any other, too);
 *                  `separator` always has.
 */
export function toPieces(
	template: string,
	separator: string,
	names: ReadonlySet< string >
): Piece[] {
	const withArgument = new Set(
		[ ...names ].map( ( name ) => name.split( ':', 1 )[ 0 ] )
	);
	return parse( template, separator ).map( ( token ) => {
		const { source, start } = token;
		if ( token.type !== 'variable' ) {
			return { source, start, kind: 'text' };
		}
		const { name, argument } = token;
		const isKnown =
			name === 'separator' ||
			( argument ? withArgument : names ).has( name );
		return { source, start, kind: isKnown ? 'known' : 'unknown' };
	} );
}

/**
 * What looks like a variable but has no meaning, each once: "%foo%".
 *
 * @param pieces Of one template.
 */
export function unknownIn( pieces: readonly Piece[] ): string[] {
	const unknown = pieces.filter( ( { kind } ) => kind === 'unknown' );
	return [ ...new Set( unknown.map( ( { source } ) => source ) ) ];
}

/**
 * The known variable that ends at the caret.
 *
 * @param pieces Of one template.
 * @param caret  In UTF-16 units.
 */
export function variableBefore(
	pieces: readonly Piece[],
	caret: number
): Piece | undefined {
	return pieces.find(
		( { kind, start, source } ) =>
			kind === 'known' && start + source.length === caret
	);
}

const RTL_LETTER =
	/[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}\p{sc=Samaritan}\p{sc=Mandaic}\p{sc=Adlam}\p{sc=Hanifi_Rohingya}]/u;

/**
 * Which way the template runs: as its first letter outside variables. A template of variables alone is code; from right to
 * left its percent signs would be torn from their names.
 *
 * @param pieces Of one template.
 */
export function directionOf( pieces: readonly Piece[] ): 'ltr' | 'rtl' {
	const text = pieces
		.map( ( { source, kind } ) => ( kind === 'text' ? source : '' ) )
		.join( '' );
	const [ letter = '' ] = /\p{L}/u.exec( text ) ?? [];
	return RTL_LETTER.test( letter ) ? 'rtl' : 'ltr';
}
