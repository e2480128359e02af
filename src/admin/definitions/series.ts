import { __, sprintf } from '@wordpress/i18n';

/**
 * Returns the name of a setting of all content types, for the search.
 *
 * @param name The name of the setting, such as "No Index".
 */
export const byContentType = ( name: string ): string =>
	sprintf(
		/* translators: %s: robot instruction or field, such as No Index or Search Engine Title. */
		__( '%s by content type', 'pharos-seo' ),
		name
	);
