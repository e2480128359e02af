import { __, sprintf } from '@wordpress/i18n';

/**
 * Returns the label of the button that removes an exclusion.
 *
 * @param title The title of an excluded post or term.
 */
export const removeLabel = ( title: string ): string =>
	sprintf(
		/* translators: %s: title of a post or term. */
		__( 'Remove exclusion of “%s”', 'pharos-seo' ),
		title
	);
