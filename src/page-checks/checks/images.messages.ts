import { __, _n, sprintf } from '@wordpress/i18n';
import type { Words } from '../rule';
import type { ImageTextCode } from './images';

export const imageTextWords: Words< ImageTextCode > = {
	missing: ( { count } ) => ( {
		message: sprintf(
			/* translators: %d: number of images. */
			_n(
				'%d image has no alt text.',
				'%d images have no alt text.',
				count,
				'pharos-seo'
			),
			count
		),
		description: [
			__(
				'Alt text describes an image to people who can’t see it and to search engines. Describe each image in a few words.',
				'pharos-seo'
			),
			__(
				'Decorative images don’t need alt text. Ignore this check in that case.',
				'pharos-seo'
			),
		],
	} ),
	good: () => ( {
		message: __( 'All images have alt text.', 'pharos-seo' ),
	} ),
};
