/** Normalizes a text for matching: removes case, accents and separators. */
const fold = ( text: string ): string =>
	text
		.normalize( 'NFD' )
		.replace( /[\p{M}\s_-]/gu, '' )
		.toLowerCase();

/**
 * Whether one of the names contains the search text.
 *
 * @param words The search text; an empty one matches everything.
 * @param names The names to search.
 */
export const matches = ( words: string, ...names: string[] ): boolean =>
	names.some( ( name ) => fold( name ).includes( fold( words ) ) );
