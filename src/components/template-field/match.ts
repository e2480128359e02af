import type { TemplateVariable } from './types';

/** The "@" being typed, or the place of the caret when the button opened the list. */
export interface Query {
	/** Where the insertion will begin, in UTF-16 units. */
	from: number;
	/** What to filter by. */
	text: string;
}

/** "@" (also the wide one of East Asian keyboards), then what is typed to filter, up to the caret. */
const AT = /[@＠](?!\s)[^@＠%\n]*$/u;

/** A letter, digit or the like: an "@" behind it belongs to an e-mail address. */
const IN_WORD = /[\p{L}\p{M}\p{N}_]$/u;

/** Scripts without spaces between words, where a letter before the "@" says nothing. */
const NO_SPACES =
	/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]$/u;

/**
 * Finds the "@" that the caret is behind.
 *
 * @param text  What the field holds.
 * @param caret In UTF-16 units.
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
 * The variables whose label or name contains the query; those that begin with it come first.
 *
 * @param variables In the order of the list.
 * @param query     As typed.
 */
export function filterVariables(
	variables: readonly TemplateVariable[],
	query: string
): readonly TemplateVariable[] {
	const wanted = fold( query );
	const keys = ( { label, name }: TemplateVariable ) => [
		fold( label ),
		fold( name ),
		// So that "sitename" finds "Site Name".
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
 * Takes away what should not matter for a match: case, accents, the kind of gap between words.
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
