/** Where "ü" is also written "ue", and "å" "aa": so do WordPress's addresses there. */
const WITH_DIGRAPHS = [ 'de', 'da', 'nb', 'sv' ];

/** Letters of their own, not accented ones: "año" is a year, "ano" is not. */
const OWN_LETTERS: Record< string, RegExp > = {
	es: /n\u0303/,
	gl: /n\u0303/,
};

/** Letters that have no accent to take off, and Arabic ones that people write in several ways. */
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

/** Vowel signs, which are rarely written, and the stroke that only makes a word longer (tatweel). */
const ARABIC_SIGNS = /[\u0610-\u061A\u0640\u064B-\u065F\u0670]/gu;
const ACCENTS = /[\u0300-\u036F]/gu;

/**
 * A text as it counts when words are compared: small letters as the language makes them (Turkish "I" is "ı"), without
 * accents, one way of writing where there are several. Marks that change a letter in other scripts stay: Japanese "が" is
 * not "か".
 *
 * @param text     Plain text.
 * @param language From languageOf().
 */
export function fold( text: string, language: string ): string {
	const own = OWN_LETTERS[ language ];
	const accents = own
		? new RegExp( `(${ own.source })|${ ACCENTS.source }`, 'gu' )
		: ACCENTS;
	const folded = text
		.normalize( 'NFKC' )
		.toLocaleLowerCase( language )
		// Before letters and accents come apart: "أ" would lose what it is known by.
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
 * The same for an address: there WordPress takes every accent off, also of letters of their own, and Turkish "ı" is "i".
 *
 * @param text     Plain text.
 * @param language From languageOf().
 */
export const foldForAddress = ( text: string, language: string ): string =>
	fold( text, language )
		.normalize( 'NFD' )
		.replace( ACCENTS, '' )
		.normalize( 'NFC' )
		.replace( /ı/g, 'i' );
