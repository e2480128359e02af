/** Endings of English plurals and their replacements in the singular; the first match counts. */
const PLURALS: [ ending: RegExp, singular: string ][] = [
	[ /(?<=[^aeiou])ies$/, 'y' ],
	[ /(?<=s|x|z|ch|sh)es$/, '' ],
	[ /(?<=[^sui])s$/, '' ],
];

/** Minimum length of words with a singular and plural; shorter ones are abbreviations such as "rss" and "gsc". */
const MIN_WORD = 4;

/**
 * Returns a word with its singular or plural: users search for "category" to find "Categories", and for "titles" to find
 * "Title". A plural that only adds an "s" already matches its singular as a prefix. For English; hardly affects other
 * languages.
 *
 * @param term One or more words, normalized and joined.
 */
export function formsOf( term: string ): string[] {
	if ( term.length < MIN_WORD ) {
		return [ term ];
	}
	const plural = PLURALS.find( ( [ ending ] ) => ending.test( term ) );
	if ( plural ) {
		return [ term, term.replace( ...plural ) ];
	}
	return /[^aeiou]y$/.test( term )
		? [ term, term.replace( /y$/, 'ies' ) ]
		: [ term ];
}
