/** Scripts that put no spaces between words. */
const UNSPACED =
	'\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー々';

const HAS_UNSPACED = new RegExp( `[${ UNSPACED }]`, 'u' );
const EACH_UNSPACED = new RegExp( `[${ UNSPACED }]`, 'gu' );

const LETTER = `(?![${ UNSPACED }])[\\p{L}\\p{M}\\p{N}]`;

/**
 * A decimal number or version; letters, their marks and digits, with the signs at the end that are a part of names ("c#", "c++");
 * where scripts with and without spaces meet, a word ends: "WordPressの".
 */
const WORDS = new RegExp(
	`[${ UNSPACED }]+|\\d+(?:[.,]\\d+)+(?!${ LETTER })|(?:${ LETTER })+(?:[+#]+(?!${ LETTER }))?`,
	'gu'
);

/** What connects two words to one: "e-mail", "node.js", "A/B", "R&D". */
const HYPHEN = /^[-‐‑/&._]$/;
const APOSTROPHE = /^['’ʼ´`]$/;
const ADJACENT = /^[-‐‑/&._'’ʼ´` ]*$/;

/** "1,000", "1.000", "1’000", "1 000" with spaces that don't break. */
const GROUPS = /(?<![\d.,])\d{1,3}(?:[.,'’٬\u00A0\u2009\u202F]\d{3})+(?!\d)/gu;

/** Characters without a width, which break no word: soft hyphen, joiners of Persian, marks of direction. */
const INVISIBLE = /[\u00AD\u200B\u200C\u200E\u200F\u2060\uFEFF]/gu;

const DIGIT = /\p{Nd}/gu;

/** Words as readers count them, with what may stand inside: "don't", "well-known", "3.5". */
const WHOLE_WORDS = /[\p{L}\p{M}\p{N}]+(?:['’.,-][\p{L}\p{M}\p{N}]+)*/gu;

export interface TextLength {
	count: number;
	unit: 'words' | 'characters';
}

/** Whether a text has letters of a script that puts no spaces between words. */
export const isUnspaced = ( text: string ): boolean =>
	HAS_UNSPACED.test( text );

/** A word, and how it is connected with the word before it. */
export interface Word {
	text: string;
	/** `hyphen`: to one name. `apostrophe`: what people look for is one of the two. `adjacent`: by a space. */
	before: 'hyphen' | 'apostrophe' | 'adjacent' | null;
	/** Parts that may be looked for by themselves: "google" of "google+", "6" of "6.8". */
	parts: string[];
}

/**
 * A text in one way of writing: small letters, numbers without separators of thousands, digits 0 to 9, nothing invisible. Accents
 * stay.
 *
 * @param text     Plain text.
 * @param language From languageOf(): Turkish "I" is "ı".
 */
export const normalize = ( text: string, language: string ): string =>
	text
		.replace( INVISIBLE, '' )
		.replace( DIGIT, digitOf )
		.replace( GROUPS, ( number ) => number.replace( /\D/g, '' ) )
		.normalize( 'NFKC' )
		.toLocaleLowerCase( language );

/** "٣" and "३" as "3": the digits of a system are ten in a row. */
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
 * The words of a text, and of a script without spaces what stands together. (Intl.Segmenter finds the same borders here, but takes
 * far longer.)
 *
 * @param text From normalize().
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
