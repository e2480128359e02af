import { fold } from './fold';

/** Removes the endings of a word. */
export type Stemmer = ( word: string ) => string;

/**
 * Endings of stems for which the algorithm returns different stems of one word: "Tee" and "Tees", "luz" and "luces",
 * "canção" and "canções". Folded.
 */
const LAST_LETTER: Record< string, readonly [ RegExp, string ] > = {
	de: [ /(?<=.[aeoy])s$/, '' ],
	es: [ /z$/, 'c' ],
	pt: [ /(?<=...)[ao]$/, '' ],
};

/**
 * Languages with many endings, of which the algorithm sometimes keeps one: Turkish "kahve" and "kahves", Swedish "kaff" and
 * "kaffet". Their stems of at least LONG letters may differ in up to LOOSE_LETTERS final letters.
 */
const LOOSE = [ 'da', 'el', 'fi', 'hu', 'nb', 'sv', 'tr' ];
const LONG = 4;
const LOOSE_LETTERS = 2;

/** The article of a word of at least three letters, after "and", "then", "with" or "like", or joined with "for". */
const ARABIC_ARTICLE = /^(?:[وفبك]?ال|[وف]?لل)(?=\p{L}\p{M}*\p{L}\p{M}*\p{L})/u;

const loaded = new Map< string, Stemmer >();

/**
 * Registers the stemmer of a language. Without one, words are compared unchanged.
 *
 * @param language The language from languageOf().
 * @param stemmer  A Snowball stemmer: see stemmers.json.
 */
export function addStemmer( language: string, stemmer: Stemmer ): void {
	loaded.set( language, stemmer );
}

/** Whether a language has a stemmer. */
export const hasStemmer = ( language: string ): boolean =>
	loaded.has( language );

/**
 * Returns the folded stems of a word: "recip" for "recipes". Stems of both the word as written and without accents, which
 * are often omitted and affect the algorithm. Compare stems with isSameStem().
 *
 * @param word     A lowercase word with accents.
 * @param language The language from languageOf().
 * @param plain    Either fold() or foldForAddress().
 */
export function stemsOf(
	word: string,
	language: string,
	plain: typeof fold = fold
): string[] {
	const stemmer = loaded.get( language );
	// Words such as "c++", "3.5" and "mp3" have no endings.
	if ( ! stemmer || ! /^[\p{L}\p{M}]+$/u.test( word ) ) {
		return [ plain( word, language ) ];
	}
	const [ last, instead ] = LAST_LETTER[ language ] ?? [ /$/, '' ];
	const stem = ( one: string ) =>
		plain( stemmer( one ), language ).replace( last, instead );
	// In Arabic, the algorithm removes other endings after an article ("شاي", "الشاي"), which it doesn't recognize after "and" and "then".
	const bare = language === 'ar' ? word.replace( ARABIC_ARTICLE, '' ) : word;
	const forms = [ word, bare ].flatMap( ( one ) => [
		stem( one ),
		stem( plain( one, language ) ),
	] );
	return [
		...new Set(
			language === 'ar' ? [ ...forms, plain( bare, language ) ] : forms
		),
	];
}

/**
 * Whether two stems belong to the same word.
 *
 * @param one      A stem from stemsOf().
 * @param other    A stem from stemsOf().
 * @param language The language of both.
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
