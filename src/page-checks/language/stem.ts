import { fold } from './fold';

/** Takes the endings off a word. */
export type Stemmer = ( word: string ) => string;

/** Ends of stems that the algorithm leaves apart within one word: "Tee" and "Tees", "luz" and "luces", "canção" and "canções". Folded. */
const LAST_LETTER: Record< string, readonly [ RegExp, string ] > = {
	de: [ /(?<=.[aeoy])s$/, '' ],
	es: [ /z$/, 'c' ],
	pt: [ /(?<=...)[ao]$/, '' ],
};

/**
 * Languages with many endings, of which the algorithm now and then leaves one: Turkish "kahve" and "kahves", Swedish "kaff" and
 * "kaffet". There, stems of this length may differ by that many letters at the end.
 */
const LOOSE = [ 'da', 'el', 'fi', 'hu', 'nb', 'sv', 'tr' ];
const LONG = 4;
const LOOSE_LETTERS = 2;

const loaded = new Map< string, Stemmer >();

/**
 * Makes the algorithm of a language known. Without one, words are compared as they are.
 *
 * @param language From languageOf().
 * @param stemmer  The algorithm, one of Snowball's: see stemmers.json.
 */
export function addStemmer( language: string, stemmer: Stemmer ): void {
	loaded.set( language, stemmer );
}

/** Whether the algorithm of a language is known. */
export const hasStemmer = ( language: string ): boolean =>
	loaded.has( language );

/**
 * The stems of a word, folded: "recipes" is "recip". As written and without accents, which change the algorithm's answer, and
 * which people leave out. Words are only compared by them: see isSameStem().
 *
 * @param word     A word in lower case, with its accents.
 * @param language From languageOf().
 * @param plain    fold() or foldForAddress().
 */
export function stemsOf(
	word: string,
	language: string,
	plain: typeof fold = fold
): string[] {
	const stemmer = loaded.get( language );
	// "c++", "3.5" and "mp3" have no endings.
	if ( ! stemmer || ! /^[\p{L}\p{M}]+$/u.test( word ) ) {
		return [ plain( word, language ) ];
	}
	const [ last, instead ] = LAST_LETTER[ language ] ?? [ /$/, '' ];
	const stem = ( one: string ) =>
		plain( stemmer( one ), language ).replace( last, instead );
	// Arabic "and" and "then" are written together with the article, which the algorithm then no longer finds.
	const bare = language === 'ar' ? word.replace( /^[وف](?=ال)/, '' ) : word;
	return [ ...new Set( [ stem( bare ), stem( plain( bare, language ) ) ] ) ];
}

/**
 * Whether two stems belong to forms of one word.
 *
 * @param one      From stemsOf().
 * @param other    From stemsOf().
 * @param language Of both.
 */
export function isSameStem(
	one: string,
	other: string,
	language: string
): boolean {
	if ( one === other ) {
		return true;
	}
	if ( ! LOOSE.includes( language ) || ! loaded.has( language ) ) {
		return false;
	}
	const [ short, long ] =
		one.length < other.length ? [ one, other ] : [ other, one ];
	return (
		short.length >= LONG &&
		long.length - short.length <= LOOSE_LETTERS &&
		/^\p{L}+$/u.test( long ) &&
		long.startsWith( short )
	);
}
