/** Endings of English plurals and what stands for them in the singular, the first that fits. */
const PLURALS: [ ending: RegExp, singular: string ][] = [
	[ /(?<=[^aeiou])ies$/, 'y' ],
	[ /(?<=s|x|z|ch|sh)es$/, '' ],
	[ /(?<=[^sui])s$/, '' ],
];

/** Shorter words have no other number: "rss", "gsc". */
const MIN_WORD = 4;

/**
 * A word and its other number: people type "category" for "Categories", and "titles" for "Title". A plural that only goes
 * on with an "s" is found by its singular anyway. English; in other languages it changes nothing, or little.
 *
 * @param term Normalised, a word or several joined.
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
