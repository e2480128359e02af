import { __, _n, sprintf } from '@wordpress/i18n';
import type { Words } from '../rule';
import type { ImageTextCode } from './images';

export const imageTextWords: Words< ImageTextCode > = {
	missing: ( { count } ) => ( {
		message: sprintf(
			/* translators: %d: number of images. */
			_n(
				'%d image has no alternative text.',
				'%d images have no alternative text.',
				count,
				'pharos-seo'
			),
			count
		),
		description: [
			__(
				'It tells what an image shows to people who can’t see it and to search engines. Describe each image in a few words.',
				'pharos-seo'
			),
			__(
				'An image that is only decoration needs none: ignore this check then.',
				'pharos-seo'
			),
		],
	} ),
	good: () => ( {
		message: __( 'All images have an alternative text.', 'pharos-seo' ),
	} ),
};
