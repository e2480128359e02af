import { parse } from '../../../common/template';

/** A part of a template as painted by the highlight. */
export interface Piece {
	source: string;
	/** Offset in the template, in UTF-16 units like in text fields. */
	start: number;
	kind: 'text' | 'known' | 'unknown';
}

/**
 * Splits a template into text, known variables and unknown variables.
 *
 * @param template  Plain text with variables.
 * @param separator The separator setting.
 * @param names     The known variables, some only with an argument (`terms:topic`, which allows any other argument, too);
 *                  `separator` is always known.
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
 * Returns the unknown variables, each once: "%foo%".
 *
 * @param pieces The pieces of a template.
 */
export function unknownIn( pieces: readonly Piece[] ): string[] {
	const unknown = pieces.filter( ( { kind } ) => kind === 'unknown' );
	return [ ...new Set( unknown.map( ( { source } ) => source ) ) ];
}

/**
 * Returns the known variable that ends at the caret.
 *
 * @param pieces The pieces of a template.
 * @param caret  Caret position in UTF-16 units.
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
 * Returns the text direction of a template: that of its first letter outside variables. A template with only variables is
 * left to right; otherwise percent signs would be separated from the names.
 *
 * @param pieces The pieces of a template.
 */
export function directionOf( pieces: readonly Piece[] ): 'ltr' | 'rtl' {
	const text = pieces
		.map( ( { source, kind } ) => ( kind === 'text' ? source : '' ) )
		.join( '' );
	const [ letter = '' ] = /\p{L}/u.exec( text ) ?? [];
	return RTL_LETTER.test( letter ) ? 'rtl' : 'ltr';
}
