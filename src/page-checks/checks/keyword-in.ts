import type { Rule } from '../rule';
import type { Place, Status } from '../types';

export type KeywordInCode = 'missing' | 'found';

/**
 * What a place without the focus keyword, or with it, is told as.
 *
 * @param isFound   Whether it is there.
 * @param otherwise How bad it is when it is not.
 * @param where     The place.
 */
const tell = (
	isFound: boolean,
	otherwise: Status,
	where: Place[]
): ReturnType< Rule< KeywordInCode > > =>
	isFound
		? { status: 'success', code: 'found', where }
		: { status: otherwise, code: 'missing', where };

/** The focus keyword is in the title. An empty title has a finding of its own; so in all of these. */
export const keywordInTitle: Rule< KeywordInCode > = ( { facts, keyword } ) =>
	keyword && facts.title.text.trim() !== ''
		? tell( keyword.isIn( facts.title.text ), 'warning', [
				{ field: 'title' },
			] )
		: null;

/** The focus keyword is in the description. What a template has made without it is not to be blamed. */
export const keywordInDescription: Rule< KeywordInCode > = ( {
	facts,
	keyword,
} ) => {
	const { text, source } = facts.description;
	if ( ! keyword || text.trim() === '' ) {
		return null;
	}
	const isFound = keyword.isIn( text );
	return isFound || source === 'own'
		? tell( isFound, 'suggestion', [ { field: 'description' } ] )
		: null;
};

/** The focus keyword is in the first paragraph. */
export const keywordInFirstParagraph: Rule< KeywordInCode > = ( {
	content,
	keyword,
} ) => {
	const { firstParagraph: first } = content;
	return keyword && first
		? tell(
				keyword.isIn( first.text ),
				'suggestion',
				first.block ? [ { block: first.block } ] : []
			)
		: null;
};

/** Posts with these statuses have links that a new URL would break. */
const PUBLISHED = [ 'publish', 'private' ];

/** The focus keyword is in the URL; of published posts only the good news is told, as their URL should stay. */
export const keywordInAddress: Rule< KeywordInCode > = ( {
	facts,
	keyword,
} ) => {
	const isFound =
		facts.slug === ''
			? null
			: ( keyword?.isInAddress( facts.slug ) ?? null );
	return isFound === null ||
		( ! isFound && PUBLISHED.includes( facts.status ) )
		? null
		: tell( isFound, 'suggestion', [ { field: 'slug' } ] );
};

/** The focus keyword is in one of the headings. */
export const keywordInHeadings: Rule< KeywordInCode > = ( {
	content,
	keyword,
} ) => {
	const { headings } = content;
	if ( ! keyword || headings.length === 0 ) {
		return null;
	}
	const found = headings.find( ( { text } ) => keyword.isIn( text ) );
	const shown = found ?? headings[ 0 ];
	return tell( found !== undefined, 'suggestion', [
		{
			...( shown?.block && { block: shown.block } ),
			label: shown?.text ?? '',
		},
	] );
};
