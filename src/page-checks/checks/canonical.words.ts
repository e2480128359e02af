import { __, sprintf } from '@wordpress/i18n';
import type { Words } from '../rule';
import type { CanonicalCode } from './canonical';

export const canonicalWords: Words< CanonicalCode > = {
	invalid: () => ( {
		message: __(
			'The canonical address is no address of a page.',
			'pharos-seo'
		),
		description: [
			__(
				'It begins with https:// and names a page. Correct it, or leave the field empty.',
				'pharos-seo'
			),
		],
	} ),
	other_site: ( { canonical } ) => ( {
		message: __(
			'The canonical address leads to another site.',
			'pharos-seo'
		),
		description: [
			sprintf(
				/* translators: %s: a URL. */
				__(
					'Search engines will list %s, not this page. That is right when the text was first published there.',
					'pharos-seo'
				),
				canonical
			),
		],
	} ),
	other_page: ( { canonical } ) => ( {
		message: __(
			'The canonical address leads to another page.',
			'pharos-seo'
		),
		description: [
			sprintf(
				/* translators: %s: a URL. */
				__(
					'Search engines will list %s, not this page. That is right when both say the same; otherwise leave the field empty.',
					'pharos-seo'
				),
				canonical
			),
		],
	} ),
	own: () => ( {
		message: __( 'The canonical address is the page’s own.', 'pharos-seo' ),
	} ),
};
