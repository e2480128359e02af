import { __, _n, sprintf } from '@wordpress/i18n';
import type { Words } from '../rule';
import type { DuplicateCode } from './duplicates';

export const duplicateTitleWords: Words< DuplicateCode > = {
	shared: ( { count } ) => ( {
		message: sprintf(
			/* translators: %d: number of other pages. */
			_n(
				'%d other page has the same SEO title.',
				'%d other pages have the same SEO title.',
				count,
				'pharos-seo'
			),
			count
		),
		description: [
			__(
				'The pages look alike in search results, and search engines may show the wrong one. Give each page a unique title.',
				'pharos-seo'
			),
		],
	} ),
	unique: () => ( {
		message: __( 'The SEO title is unique.', 'pharos-seo' ),
	} ),
};

export const duplicateDescriptionWords: Words< DuplicateCode > = {
	shared: ( { count } ) => ( {
		message: sprintf(
			/* translators: %d: number of other pages. */
			_n(
				'%d other page has the same meta description.',
				'%d other pages have the same meta description.',
				count,
				'pharos-seo'
			),
			count
		),
		description: [
			__(
				'Describe what makes this page special, so that the pages look different in search results.',
				'pharos-seo'
			),
		],
	} ),
	unique: () => ( {
		message: __( 'The meta description is unique.', 'pharos-seo' ),
	} ),
};
