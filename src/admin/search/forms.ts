/** The endings of plurals. */
const PLURALS: [ ending: RegExp, singular: string ][] = [
	[ /ies$/, 'y' ],
	[ /(?<=s|x|z|ch|sh)es$/, '' ],
	[ /(?<=[^su])s$/, '' ],
];

/** Endings in which a word and its relatives differ: "redirect", "redirecting" and "redirection". */
const ENDING = /(?:ion|ment|ing|ied|y|er|ed)$/;

/** Minimum length of a stem: shorter ones are at the start of too many words. */
const MIN_STEM = 4;

/**
 * Returns a word with its stem, with which all of its forms start: "categor" for "category" and "categories", "migrat" for
 * "migrate" and "migration". For English; in other languages, fewer
 * endings are recognized.
 *
 * @param term One or more words, normalized and joined.
 */
export function formsOf( term: string ): string[] {
	const stem = stemOf( term );
	if ( stem.length >= MIN_STEM && stem !== term ) {
		return [ term, stem ];
	}
	// "hiding", "using": the stem is too short, but the verb isn't.
	return /...ing$/.test( term )
		? [ term, term.replace( /ing$/, 'e' ) ]
		: [ term ];
}

/** Returns a word without its ending, if that leaves enough of it. */
export function stemOf( term: string ): string {
	const plural = PLURALS.find( ( [ ending ] ) => ending.test( term ) );
	const singular = plural ? term.replace( ...plural ) : term;
	const stem = singular.replace( ENDING, '' ).replace( /e$/, '' );
	return (
		[ stem, singular ].find( ( { length } ) => length >= MIN_STEM ) ?? term
	);
}
