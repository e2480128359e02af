import { __, sprintf } from '@wordpress/i18n';

/**
 * Adds the name of the user to what was done.
 *
 * @param how  What was done.
 * @param name The name of the user; '' for none.
 */
export const byUser = ( how: string, name: string ): string =>
	name === ''
		? how
		: sprintf(
				/* translators: 1: what was done, such as "Saved", 2: name of a user. */
				__( '%1$s by %2$s', 'pharos-seo' ),
				how,
				name
			);
