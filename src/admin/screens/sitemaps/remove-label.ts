import { __, sprintf } from '@wordpress/i18n';

/**
 * What the button does.
 *
 * @param title Of a post or term that is excluded.
 */
export const removeLabel = ( title: string ): string =>
	sprintf(
		/* translators: %s: title of a post or term. */
		__( 'Remove exclusion of “%s”', 'pharos-seo' ),
		title
	);
