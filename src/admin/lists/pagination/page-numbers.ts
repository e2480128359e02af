/** Maximum number of page numbers. */
const MOST = 5;

/** Number of consecutive page numbers at the start or end. */
const TOGETHER = MOST - 1;

/**
 * Returns the page numbers to show: the first, the last, and those around the current one; null is an ellipsis.
 *
 * @param page  The current page, from 1.
 * @param pages The number of pages.
 * @example pageNumbers( 5, 9 ) is [ 1, null, 4, 5, 6, null, 9 ].
 */
export function pageNumbers(
	page: number,
	pages: number
): ( number | null )[] {
	const from = ( first: number, count: number ) =>
		Array.from( { length: count }, ( _, index ) => first + index );
	if ( pages <= MOST ) {
		return from( 1, pages );
	}
	if ( page < TOGETHER ) {
		return [ ...from( 1, TOGETHER ), null, pages ];
	}
	if ( page > pages - TOGETHER + 1 ) {
		return [ 1, null, ...from( pages - TOGETHER + 1, TOGETHER ) ];
	}
	return [ 1, null, page - 1, page, page + 1, null, pages ];
}

/**
 * Limits a page number from the URL to the existing pages.
 *
 * @param page  Any number.
 * @param pages The number of pages.
 */
export const clampPage = ( page: number, pages: number ): number =>
	Math.min( Math.max( 1, Math.trunc( page ) || 1 ), Math.max( 1, pages ) );
