/** Scripts without spaces between words. */
const UNSPACED =
	'\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー々';

const HAS_UNSPACED = new RegExp( `[${ UNSPACED }]`, 'u' );
const EACH_UNSPACED = new RegExp( `[${ UNSPACED }]`, 'gu' );

const LETTER = `(?![${ UNSPACED }])[\\p{L}\\p{M}\\p{N}]`;

/**
 * Matches decimal numbers and versions, and words: letters, marks and digits, with signs at the end that are part of names
 * ("c#", "c++"). Words end where scripts with and without spaces meet: "WordPressの".
 */
const WORDS = new RegExp(
	`[${ UNSPACED }]+|\\d+(?:[.,]\\d+)+(?!${ LETTER })|(?:${ LETTER })+(?:[+#]+(?!${ LETTER }))?`,
	'gu'
);

/** Characters that join two words: "e-mail", "node.js", "A/B", "R&D". */
const HYPHEN = /^[-‐‑/&._]$/;
const APOSTROPHE = /^['’ʼ´`]$/;
const ADJACENT = /^[-‐‑/&._'’ʼ´` ]*$/;

/** Matches "1,000", "1.000", "1’000", and "1 000" with a non-breaking space. */
const GROUPS = /(?<![\d.,])\d{1,3}(?:[.,'’٬\u00A0\u2009\u202F]\d{3})+(?!\d)/gu;

/** Invisible characters that don't separate words: soft hyphen, zero-width joiners, directional marks. */
const INVISIBLE = /[\u00AD\u200B\u200C\u200E\u200F\u2060\uFEFF]/gu;

const DIGIT = /\p{Nd}/gu;

/** Matches words for counting, including characters inside: "don't", "well-known", "3.5". */
const WHOLE_WORDS = /[\p{L}\p{M}\p{N}]+(?:['’.,-][\p{L}\p{M}\p{N}]+)*/gu;

export interface TextLength {
	count: number;
	unit: 'words' | 'characters';
}

/** Whether a text contains letters of a script without spaces between words. */
export const isUnspaced = ( text: string ): boolean =>
	HAS_UNSPACED.test( text );

/** A word with its connection to the previous word. */
export interface Word {
	text: string;
	/**
	 * `hyphen`: both form one name. `apostrophe`: one of them is usually the searched word. `adjacent`: separated by a
	 * space.
	 */
	before: 'hyphen' | 'apostrophe' | 'adjacent' | null;
	/** Parts that can be searched separately: "google" of "google+", "6" of "6.8". */
	parts: string[];
}

/**
 * Normalizes a text: lowercase, numbers without thousands separators, digits 0 to 9, no invisible characters. Keeps accents.
 *
 * @param text     Plain text.
 * @param language The language from languageOf(): Turkish "I" is "ı".
 */
export const normalize = ( text: string, language: string ): string =>
	text
		.replace( INVISIBLE, '' )
		.replace( DIGIT, digitOf )
		.replace( GROUPS, ( number ) => number.replace( /\D/g, '' ) )
		.normalize( 'NFKC' )
		.toLocaleLowerCase( language );

/** Converts a digit such as "٣" or "३" to "3": each numeral system has ten consecutive digits. */
function digitOf( digit: string ): string {
	if ( /\d/.test( digit ) ) {
		return digit;
	}
	let value = 0;
	const code = digit.codePointAt( 0 ) ?? 0;
	while (
		value < 9 &&
		/\p{Nd}/u.test( String.fromCodePoint( code - value - 1 ) )
	) {
		value++;
	}
	return String( value );
}

/**
 * Splits a text into words; consecutive characters of a script without spaces are one word. (Intl.Segmenter finds the same
 * boundaries here, but is much slower.)
 *
 * @param text The text from normalize().
 */
export function wordsOf( text: string ): Word[] {
	let end: number | null = null;
	return Array.from( text.matchAll( WORDS ), ( match ) => {
		const [ word ] = match;
		const between = end === null ? null : text.slice( end, match.index );
		end = match.index + word.length;
		const base = word.replace( /[+#]+$/, '' );
		const numbers = /^\d/.test( word ) ? word.split( /[.,]/ ) : [ word ];
		return {
			text: numbers.join( '.' ),
			before: between ? connection( between ) : null,
			parts: [
				...( base !== word && base.length > 1 ? [ base ] : [] ),
				...( numbers.length > 1 ? numbers : [] ),
			],
		};
	} );
}

function connection( between: string ): Word[ 'before' ] {
	if ( HYPHEN.test( between ) ) {
		return 'hyphen';
	}
	if ( APOSTROPHE.test( between ) ) {
		return 'apostrophe';
	}
	return ADJACENT.test( between ) ? 'adjacent' : null;
}

/**
 * Measures the length of a text: in words, or in characters if most of it is in a script without spaces.
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
 * Returns the offsets of words in a text without spaces, in UTF-16 units, according to the browser's dictionary. Null
 * without Intl.Segmenter: then a word may start anywhere.
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
