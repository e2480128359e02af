import type { Rule } from '../rule';

export type OtherKeywordsCode = 'missing' | 'found';

/** Length of the searched text in UTF-16 units; word forms are slow to compare. */
const ENOUGH = 20_000;

/**
 * Checks that each additional keyword is in the title, the description, a heading or the text. No result if there is only
 * one keyword.
 */
export const otherKeywords: Rule< OtherKeywordsCode > = ( {
	facts,
	content,
	otherKeywords: keywords,
} ) => {
	if ( keywords.length === 0 ) {
		return null;
	}
	const places = [
		facts.title.text,
		facts.description.text,
		...content.headings.map( ( { text } ) => text ),
		...partsOf( content.text.slice( 0, ENOUGH ) ),
	];
	const missing = keywords.filter( ( { isIn } ) => ! places.some( isIn ) );
	const where = [ { field: 'focus_keyword' as const } ];
	const listOf = ( list: typeof keywords ) =>
		list.map( ( { text } ) => text ).join( ', ' );
	return missing.length > 0
		? {
				status: 'suggestion',
				code: 'missing',
				values: { count: missing.length, keyword: listOf( missing ) },
				where,
			}
		: {
				status: 'success',
				code: 'found',
				values: { count: keywords.length, keyword: listOf( keywords ) },
				where,
			};
};

/** Returns the paragraphs, list items and captions of a text: words in different parts don't form a keyword. */
const partsOf = ( text: string ): string[] =>
	text.split( '\n' ).filter( ( part ) => part.trim() !== '' );
