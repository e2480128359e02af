import { __, _n, sprintf } from '@wordpress/i18n';
import type { Words } from '../rule';
import type { DuplicateCode } from './duplicates';

export const duplicateTitleWords: Words< DuplicateCode > = {
	shared: ( { count } ) => ( {
		message: sprintf(
			/* translators: %d: number of other pages. */
			_n(
				'%d other page has the same search title.',
				'%d other pages have the same search title.',
				count,
				'pharos-seo'
			),
			count
		),
		description: [
			__(
				'People can’t tell them apart in search results, and search engines may show the wrong one. Give each page a title of its own.',
				'pharos-seo'
			),
		],
	} ),
	unique: () => ( {
		message: __( 'No other page has this search title.', 'pharos-seo' ),
	} ),
};

export const duplicateDescriptionWords: Words< DuplicateCode > = {
	shared: ( { count } ) => ( {
		message: sprintf(
			/* translators: %d: number of other pages. */
			_n(
				'%d other page has the same search description.',
				'%d other pages have the same search description.',
				count,
				'pharos-seo'
			),
			count
		),
		description: [
			__(
				'Say what is special about this page, so that people can tell the pages apart in search results.',
				'pharos-seo'
			),
		],
	} ),
	unique: () => ( {
		message: __(
			'No other page has this search description.',
			'pharos-seo'
		),
	} ),
};
