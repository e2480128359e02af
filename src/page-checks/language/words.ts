/** Scripts that put no spaces between words. */
const UNSPACED =
	'\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー々';

const HAS_UNSPACED = new RegExp( `[${ UNSPACED }]`, 'u' );
const EACH_UNSPACED = new RegExp( `[${ UNSPACED }]`, 'gu' );

/** Letters, their marks, digits; where scripts with and without spaces meet, a word ends: "WordPressの". */
const WORDS = new RegExp(
	`[${ UNSPACED }]+|(?:(?![${ UNSPACED }])[\\p{L}\\p{M}\\p{N}])+`,
	'gu'
);

/** The same, with what may stand inside of a word: "don't", "well-known", "3.5". */
const WHOLE_WORDS = /[\p{L}\p{M}\p{N}]+(?:['’.,-][\p{L}\p{M}\p{N}]+)*/gu;

export interface TextLength {
	count: number;
	unit: 'words' | 'characters';
}

/** Whether a text has letters of a script that puts no spaces between words. */
export const isUnspaced = ( text: string ): boolean =>
	HAS_UNSPACED.test( text );

/**
 * The words of a text, and of a script without spaces what stands together. An apostrophe parts them: what stands behind it in
 * "tea's" or "İstanbul'da", and before it in "l'eau", is no part of the word that people look for. (Intl.Segmenter finds the same
 * borders here, but takes far longer.)
 *
 * @param text Plain text.
 */
export const wordsOf = ( text: string ): string[] => text.match( WORDS ) ?? [];

/**
 * How long a text is, as its readers count: in words, or in characters where most of it is in a script that has no spaces.
 *
 * @param text Plain text.
 */
export function measure( text: string ): TextLength {
	const characters = text.match( EACH_UNSPACED )?.length ?? 0;
	const words =
		( characters > 0 ? text.replace( EACH_UNSPACED, ' ' ) : text ).match(
			WHOLE_WORDS
		)?.length ?? 0;
	return characters > words
		? { count: characters, unit: 'characters' }
		: { count: words + characters, unit: 'words' };
}

let segmenter: Intl.Segmenter | undefined;

/**
 * Where words begin in a text without spaces, by the browser's dictionary: a set of places in UTF-16 units. Null where there is
 * no Intl.Segmenter; then a word may begin anywhere.
 *
 * @param text Plain text.
 */
export function wordStarts( text: string ): Set< number > | null {
	if ( ! ( 'Segmenter' in Intl ) ) {
		return null;
	}
	segmenter ??= new Intl.Segmenter( 'ja', { granularity: 'word' } );
	return new Set(
		Array.from( segmenter.segment( text ), ( { index } ) => index )
	);
}
