import type { TemplateVariable } from './types';

/** The "@" and text before the caret, or the caret position when the button opened the list. */
export interface Query {
	/** Start of the range that will be replaced, in UTF-16 units. */
	from: number;
	/** The filter text. */
	text: string;
}

/** Matches "@" (also full-width, from East Asian keyboards) and the filter text up to the caret. */
const AT = /[@＠](?!\s)[^@＠%\n]*$/u;

/** Matches a letter, digit or the like: an "@" after it is part of an email address. */
const IN_WORD = /[\p{L}\p{M}\p{N}_]$/u;

/** Scripts without spaces between words, where a letter before the "@" doesn't indicate an email address. */
const NO_SPACES =
	/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]$/u;

/**
 * Finds the "@" before the caret.
 *
 * @param text  The value of the field.
 * @param caret Caret position in UTF-16 units.
 */
export function findQuery( text: string, caret: number ): Query | null {
	const before = text.slice( 0, caret );
	const match = AT.exec( before );
	if ( ! match ) {
		return null;
	}
	const head = before.slice( 0, match.index );
	if ( IN_WORD.test( head ) && ! NO_SPACES.test( head ) ) {
		return null;
	}
	return { from: match.index, text: match[ 0 ].slice( 1 ) };
}

/**
 * Returns the variables whose label or name contains the query; matches at the start come first.
 *
 * @param variables The variables in list order.
 * @param query     The filter text.
 */
export function filterVariables(
	variables: readonly TemplateVariable[],
	query: string
): readonly TemplateVariable[] {
	const wanted = fold( query );
	const keys = ( { label, name }: TemplateVariable ) => [
		fold( label ),
		fold( name ),
		// "sitename" finds "Site Name".
		fold( label ).replaceAll( ' ', '' ),
	];
	const found = variables.filter( ( variable ) =>
		keys( variable ).some( ( key ) => key.includes( wanted ) )
	);
	const begins = ( variable: TemplateVariable ) =>
		keys( variable ).some( ( key ) => key.startsWith( wanted ) );
	return [
		...found.filter( begins ),
		...found.filter( ( variable ) => ! begins( variable ) ),
	];
}

/**
 * Normalizes a text for matching: removes case, accents and differences in separators.
 *
 * @param text Any text.
 */
function fold( text: string ): string {
	return text
		.normalize( 'NFD' )
		.replace( /\p{M}/gu, '' )
		.toLowerCase()
		.replace( /[\s_-]+/g, ' ' );
}
