import { INFLECTIONS, type Inflection } from './endings';

/**
 * What stays of a word when its endings are taken off, so that "recipes" is "recipe", "Häuser" is "Haus" and "kahvelerimizden"
 * is "kahve". The rule is short and the same for all languages: take off the longest ending of the language's list that leaves
 * enough letters, as often as there is one; then undo what endings do to the last letter. The result need be no word: words
 * are only compared by it. It knows no irregular forms ("mice"), no compounds ("Teekanne" is not "Kanne"), and now and then it
 * takes two words for one ("news", "new"). A language without a list compares whole words.
 *
 * @param word     One word, from fold().
 * @param language From languageOf().
 */
export function stem( word: string, language: string ): string {
	const inflection = INFLECTIONS[ language ];
	return inflection
		? settle( shorten( word, inflection ), inflection )
		: word;
}

function shorten( word: string, inflection: Inflection ): string {
	const { beginnings = [], endings, shortest } = inflection;
	const leavesEnough = ( part: string ) =>
		word.length - part.length >= shortest;
	const beginning = beginnings.find(
		( part ) => word.startsWith( part ) && leavesEnough( part )
	);
	if ( beginning ) {
		word = word.slice( beginning.length );
	}
	for (;;) {
		let longest = '';
		for ( const part of endings ) {
			if (
				part.length > longest.length &&
				word.endsWith( part ) &&
				leavesEnough( part )
			) {
				longest = part;
			}
		}
		if ( longest === '' ) {
			return word;
		}
		word = word.slice( 0, -longest.length );
	}
}

function settle( word: string, { changes = {}, doubles }: Inflection ): string {
	const last = word.at( -1 ) ?? '';
	if ( doubles && word.length > 3 && last === word.at( -2 ) ) {
		return word.slice( 0, -1 );
	}
	const change = changes[ last ];
	return change ? word.slice( 0, -1 ) + change : word;
}

/**
 * Whether a word carries no meaning of its own, such as "the".
 *
 * @param word     One word, from fold().
 * @param language From languageOf().
 */
export const isSmallWord = ( word: string, language: string ): boolean =>
	INFLECTIONS[ language ]?.small.includes( word ) ?? false;
