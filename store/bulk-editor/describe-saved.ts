import { _n, sprintf } from '@wordpress/i18n';

/**
 * "3 rows saved."
 *
 * @param count How many.
 */
export const describeSaved = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of rows of a table. */
		_n( '%d row saved.', '%d rows saved.', count, 'pharos-seo' ),
		count
	);
