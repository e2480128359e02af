/** How many numbers are shown at most (spec.md section 9). */
const MOST = 5;

/** How many of them stand together at the beginning, or at the end. */
const TOGETHER = MOST - 1;

/**
 * Which pages have a button: the first, the last, and those around the current one; null stands for pages left out.
 *
 * @param page  The current one, from 1.
 * @param pages How many there are.
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
 * A page that is there: what an address asks for may not be.
 *
 * @param page  Any number.
 * @param pages How many there are.
 */
export const clampPage = ( page: number, pages: number ): number =>
	Math.min( Math.max( 1, Math.trunc( page ) || 1 ), Math.max( 1, pages ) );
