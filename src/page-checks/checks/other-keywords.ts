import type { Rule } from '../rule';

export type OtherKeywordsCode = 'missing' | 'found';

/** How much of the text is searched, in UTF-16 units: word forms take time. */
const ENOUGH = 20_000;

/** Each keyword after the first is in the title, the description, a heading or the text. Not said where there is only one. */
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

/** Its paragraphs, lists, captions: words that are pages apart make no keyword. */
const partsOf = ( text: string ): string[] =>
	text.split( '\n' ).filter( ( part ) => part.trim() !== '' );
