/** Languages in which "ü" is also written "ue", and "å" "aa", like in WordPress's slugs. */
const WITH_DIGRAPHS = [ 'de', 'da', 'nb', 'sv' ];

/** Letters that aren't accented variants: in Spanish, "año" (year) and "ano" are different words. */
const OWN_LETTERS: Record< string, RegExp > = {
	es: /n\u0303/,
	gl: /n\u0303/,
};

/** Letters without a decomposition, and Arabic ones with several spellings. */
const LETTERS: Record< string, string > = {
	ß: 'ss',
	æ: 'ae',
	œ: 'oe',
	ø: 'o',
	ł: 'l',
	đ: 'd',
	ς: 'σ',
	أ: 'ا',
	إ: 'ا',
	آ: 'ا',
	ٱ: 'ا',
	ى: 'ي',
	ی: 'ي',
	ک: 'ك',
	ة: 'ه',
};
const LETTER = new RegExp( `[${ Object.keys( LETTERS ).join( '' ) }]`, 'gu' );

/** Vowel signs, which are rarely written, and the stroke that only lengthens words (tatweel). */
const ARABIC_SIGNS = /[\u0610-\u061A\u0640\u064B-\u065F\u0670]/gu;
const ACCENTS = /[\u0300-\u036F]/gu;

/**
 * Normalizes a text for comparing words: lowercase in the rules of its language (Turkish "I" is "ı"), without accents and
 * with uniform spelling. Marks that change a letter in other scripts are kept: Japanese "が" isn't "か".
 *
 * @param text     Plain text.
 * @param language The language from languageOf().
 */
export function fold( text: string, language: string ): string {
	const own = OWN_LETTERS[ language ];
	const accents = own
		? new RegExp( `(${ own.source })|${ ACCENTS.source }`, 'gu' )
		: ACCENTS;
	const folded = text
		.normalize( 'NFKC' )
		.toLocaleLowerCase( language )
		// Before letters and accents are decomposed: otherwise "أ" couldn't be recognized.
		.replace( LETTER, ( letter ) => LETTERS[ letter ] ?? letter )
		.normalize( 'NFD' )
		.replace( accents, ( _, kept: string | undefined ) =>
			typeof kept === 'string' ? kept : ''
		)
		.normalize( 'NFC' )
		.replace( ARABIC_SIGNS, '' );
	return WITH_DIGRAPHS.includes( language )
		? folded.replace(
				/([aou])e|aa/g,
				( both, vowel ) => vowel ?? both[ 0 ]
			)
		: folded;
}

/**
 * Normalizes a text like WordPress does for slugs: without any accents, and with "i" for Turkish "ı".
 *
 * @param text     Plain text.
 * @param language The language from languageOf().
 */
export const foldForAddress = ( text: string, language: string ): string =>
	fold( text, language )
		.normalize( 'NFD' )
		.replace( ACCENTS, '' )
		.normalize( 'NFC' )
		.replace( /ı/g, 'i' );
