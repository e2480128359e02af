/** A text that is normalized for matching: without case, accents and everything between words. */
export interface NormalText {
	/** The words joined: "noindex" for "No Index", "no-index" and "NOINDEX". */
	joined: string;
	/** Offsets of words in `joined`. */
	starts: Set< number >;
	words: string[];
}

/**
 * Latin words this short only match at the start of a word ("og" would match "logo"); other scripts don't separate words
 * with spaces.
 */
export const SHORT = /^[\p{Script=Latin}\p{N}]{1,2}$/u;

/** Cache of folded characters; only a few hundred different ones occur. */
const folded = new Map< string, string >();

/** Folds a character to lowercase without accents; '' for characters that aren't letters or digits. */
function fold( character: string ): string {
	let result = folded.get( character );
	if ( result === undefined ) {
		result = character
			.normalize( 'NFKD' )
			// Uppercase first, so that "ß", "ſ" and "ı" match "SS", "S" and "I".
			.toUpperCase()
			.toLowerCase()
			.replace( /\p{Diacritic}/gu, '' )
			.replace( /ς/g, 'σ' )
			.replace( /[^\p{L}\p{N}\p{M}]/gu, '' );
		folded.set( character, result );
	}
	return result;
}

/** Whether a character separates words; combining marks belong to the letter before. */
const partsWords = ( character: string ): boolean =>
	fold( character ) === '' && ! /\p{M}/u.test( character );

/**
 * Normalizes a text for matching.
 *
 * @param text Any text.
 */
export function normalise( text: string ): NormalText {
	const words: string[] = [];
	const starts = new Set< number >();
	let joined = '';
	let isNewWord = true;
	for ( const character of text ) {
		const letters = fold( character );
		if ( letters === '' ) {
			isNewWord ||= partsWords( character );
			continue;
		}
		if ( isNewWord ) {
			starts.add( joined.length );
			words.push( '' );
			isNewWord = false;
		}
		joined += letters;
		words[ words.length - 1 ] += letters;
	}
	return { joined, starts, words };
}

/**
 * Finds the range of a text that corresponds to a range of its joined form.
 *
 * @param text  The original text.
 * @param start Offset in `joined`.
 * @param end   Offset in `joined` after the range.
 * @return Offsets in the text, for `slice()`.
 */
export function originalRange(
	text: string,
	start: number,
	end: number
): [ start: number, end: number ] {
	let from = -1;
	let to = text.length;
	let at = 0;
	let joinedAt = 0;
	for ( const character of text ) {
		const letters = fold( character );
		if ( from < 0 && joinedAt + letters.length > start ) {
			from = at;
		}
		at += character.length;
		// Combining accents belong to the last letter.
		if (
			joinedAt < end ||
			( letters === '' &&
				! partsWords( character ) &&
				to === at - character.length )
		) {
			to = at;
		}
		joinedAt += letters.length;
	}
	return [ Math.max( from, 0 ), to ];
}
