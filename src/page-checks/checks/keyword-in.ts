import type { Rule } from '../rule';
import type { Place, Status } from '../types';

export type KeywordInCode = 'missing' | 'found';

/**
 * Returns the result of searching a text for the focus keyword.
 *
 * @param isFound   Whether the text contains it.
 * @param otherwise The status if it doesn't.
 * @param where     The location.
 */
const tell = (
	isFound: boolean,
	otherwise: Status,
	where: Place[]
): ReturnType< Rule< KeywordInCode > > =>
	isFound
		? { status: 'success', code: 'found', where }
		: { status: otherwise, code: 'missing', where };

/** Checks for the focus keyword in the title. Empty titles have a separate check; the same applies to the rules below. */
export const keywordInTitle: Rule< KeywordInCode > = ( { facts, keyword } ) =>
	keyword && facts.title.text.trim() !== ''
		? tell( keyword.isIn( facts.title.text ), 'warning', [
				{ field: 'title' },
			] )
		: null;

/** Checks for the focus keyword in the description. Descriptions from a template that don't contain it have no result. */
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

/** Checks for the focus keyword in the first paragraph. */
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

/** Statuses of posts that may be linked, so that a new URL would break links. */
const PUBLISHED = [ 'publish', 'private' ];

/**
 * Checks for the focus keyword in the URL; published posts only have a result if it is found, because their URL should not
 * change.
 */
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

/** Checks for the focus keyword in the headings. */
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
