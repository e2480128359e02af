/** A text prepared for matching: without case, accents and everything between words. */
export interface NormalText {
	/** The words without anything between them: "noindex" for "No Index", "no-index" and "NOINDEX". */
	joined: string;
	/** Where words start in `joined`. */
	starts: Set< number >;
	words: string[];
}

/** Every character is folded once; a few hundred different ones occur. */
const folded = new Map< string, string >();

/** A character by itself: its lower case without accents, or nothing for what is no letter and no digit. */
function fold( character: string ): string {
	let result = folded.get( character );
	if ( result === undefined ) {
		result = character
			.normalize( 'NFKD' )
			// Both ways, so that "ß", "ſ" and "ı" meet "SS", "S" and "I".
			.toUpperCase()
			.toLowerCase()
			.replace( /\p{Diacritic}/gu, '' )
			.replace( /ς/g, 'σ' )
			.replace( /[^\p{L}\p{N}\p{M}]/gu, '' );
		folded.set( character, result );
	}
	return result;
}

/** A mark belongs to the letter before it; everything else that folds to nothing parts words. */
const partsWords = ( character: string ): boolean =>
	fold( character ) === '' && ! /\p{M}/u.test( character );

/**
 * Prepares a text for matching.
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
 * Finds the part of a text that a part of its joined form stands for.
 *
 * @param text  The text as it was.
 * @param start Offset in `joined`.
 * @param end   Offset in `joined`, after the part.
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
		// Accents that are characters of their own stay with the last letter.
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
