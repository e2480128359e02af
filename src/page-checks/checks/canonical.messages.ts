import { __, sprintf } from '@wordpress/i18n';
import type { Words } from '../rule';
import type { CanonicalCode } from './canonical';

export const canonicalWords: Words< CanonicalCode > = {
	invalid: () => ( {
		message: __( 'The canonical URL is invalid.', 'pharos-seo' ),
		description: [
			__(
				'Enter a complete URL that starts with https://, or leave the field empty.',
				'pharos-seo'
			),
		],
	} ),
	other_site: ( { canonical } ) => ( {
		message: __(
			'The canonical URL points to another site.',
			'pharos-seo'
		),
		description: [
			sprintf(
				/* translators: %s: a URL. */
				__(
					'Search engines usually index %s instead of this page. That’s right if the content was first published there.',
					'pharos-seo'
				),
				canonical
			),
		],
	} ),
	other_page: ( { canonical } ) => ( {
		message: __(
			'The canonical URL points to another page.',
			'pharos-seo'
		),
		description: [
			sprintf(
				/* translators: %s: a URL. */
				__(
					'Search engines usually index %s instead of this page. That’s right if both pages have the same content; otherwise, leave the field empty.',
					'pharos-seo'
				),
				canonical
			),
		],
	} ),
	own: () => ( {
		message: __(
			'The canonical URL points to the page itself.',
			'pharos-seo'
		),
	} ),
};
