import { _n, sprintf } from '@wordpress/i18n';

/**
 * The message about saved rows, such as "3 rows saved."
 *
 * @param count The number of rows.
 */
export const describeSaved = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of rows of a table. */
		_n( '%d row saved.', '%d rows saved.', count, 'pharos-seo' ),
		count
	);
