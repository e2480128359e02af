/** Takes away what should not matter for a match: case, accents, gaps between words. */
const fold = ( text: string ): string =>
	text
		.normalize( 'NFD' )
		.replace( /[\p{M}\s_-]/gu, '' )
		.toLowerCase();

/**
 * Whether what a person typed is in one of the names of something.
 *
 * @param words As typed; nothing matches everything.
 * @param names Of the thing.
 */
export const matches = ( words: string, ...names: string[] ): boolean =>
	names.some( ( name ) => fold( name ).includes( fold( words ) ) );
