import { __, _n, sprintf } from '@wordpress/i18n';

/**
 * Returns how many rows a list has, for screen readers.
 *
 * @param total Number of all rows.
 */
export const resultsText = ( total: number ): string =>
	sprintf(
		/* translators: %d: number of rows of a list. */
		_n( '%d result', '%d results', total, 'pharos-seo' ),
		total
	);

/**
 * Returns how many rows a list has, and which of several pages is shown.
 *
 * @param total Number of all rows.
 * @param page  Number of the page.
 * @param pages Number of pages.
 */
export const pageText = (
	total: number,
	page: number,
	pages: number
): string =>
	pages < 2
		? resultsText( total )
		: sprintf(
				/* translators: 1: such as "12 results". 2: number of a page. 3: number of pages. */
				__( '%1$s, page %2$d of %3$d', 'pharos-seo' ),
				resultsText( total ),
				page,
				pages
			);
