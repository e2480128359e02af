import { fold, foldForAddress } from './fold';
import { languageOf } from './language';
import { isSmallWord, stem } from './stem';
import { isUnspaced, wordsOf, wordStarts } from './words';

/** What is longer was pasted by mistake. */
const LONGEST = 500;

/** Of a very long text only the beginning is searched. */
const ENOUGH = 5000;

/** The focus keyword, prepared to be looked for. */
export interface Keyword {
	/** As typed, without what comes after a comma. */
	text: string;
	/** Whether a text has it: all of its words, in any order and form. */
	isIn: ( text: string ) => boolean;
	/**
	 * The same for the last part of an address; null when nobody can say, because the address is in another script ("cha" for
	 * "茶").
	 */
	isInAddress: ( slug: string ) => boolean | null;
}

/**
 * How the focus keyword is found: each of its words must be in the text, in whichever order and form (stem()), with or without
 * accents. Small words ("the", "für") need not be. In scripts without spaces a word of the keyword counts where a word of the
 * text begins. Of several keywords with commas between them the first counts.
 *
 * @param typed  As typed.
 * @param locale Of the content.
 * @return Null when nothing to look for was typed: no letter and no digit.
 */
export function readKeyword( typed: string, locale: string ): Keyword | null {
	const text = (
		typed.slice( 0, LONGEST ).split( /[,،、，]/, 1 )[ 0 ] ?? ''
	).trim();
	const language = languageOf( locale );
	const words = meaningful( fold( text, language ), language );
	if ( words.length === 0 ) {
		return null;
	}
	const addressWords = meaningful(
		foldForAddress( text, language ),
		language
	);
	return {
		text,
		isIn: ( other ) =>
			hasAll( fold( cut( other ), language ), words, language ),
		isInAddress( slug ) {
			const isLatin = ( word: string ) => /[a-z0-9]/.test( word );
			if ( ! addressWords.some( isLatin ) && /^[\w-]*$/.test( slug ) ) {
				return null;
			}
			return hasAll(
				foldForAddress( cut( slug ), language ),
				addressWords,
				language
			);
		},
	};
}

const cut = ( text: string ): string => text.slice( 0, ENOUGH );

/** Without small words and what stands before or behind an apostrophe, unless nothing else is there. */
function meaningful( text: string, language: string ): string[] {
	const words = wordsOf( text );
	const large = words.filter(
		( word ) =>
			! isSmallWord( word, language ) &&
			( word.length > 1 || isUnspaced( word ) || /\p{N}/u.test( word ) )
	);
	return large.length > 0 ? large : words;
}

function hasAll( text: string, words: string[], language: string ): boolean {
	const unspaced = words.filter( isUnspaced );
	const spaced = words.filter( ( word ) => ! isUnspaced( word ) );
	const stems =
		spaced.length > 0
			? new Set(
					wordsOf( text ).map( ( word ) => stem( word, language ) )
				)
			: null;
	const starts = unspaced.length > 0 ? wordStarts( text ) : null;
	return (
		spaced.every( ( word ) => stems?.has( stem( word, language ) ) ) &&
		unspaced.every( ( word ) => beginsIn( text, word, starts ) )
	);
}

/** Whether a word of the text begins with this one: by the dictionary, or because no letter of such a script is before it. */
function beginsIn(
	text: string,
	word: string,
	starts: Set< number > | null
): boolean {
	const isStart = ( at: number ) =>
		! starts ||
		starts.has( at ) ||
		! isUnspaced( text.slice( Math.max( 0, at - 1 ), at ) );
	let at = text.indexOf( word );
	while ( at !== -1 && ! isStart( at ) ) {
		at = text.indexOf( word, at + 1 );
	}
	return at !== -1;
}
