import { __, _n, sprintf } from '@wordpress/i18n';
import type { Words } from '../rule';
import type { OtherKeywordsCode } from './other-keywords';

export const otherKeywordsWords: Words< OtherKeywordsCode > = {
	missing: ( { count, keyword } ) => ( {
		message: sprintf(
			/* translators: %s: one or more keywords, with commas between them. */
			_n(
				'An additional keyword isn’t on this page: %s',
				'Additional keywords aren’t on this page: %s',
				count,
				'pharos-seo'
			),
			keyword
		),
		description: [
			__(
				'Use them in the content if they fit, or remove them.',
				'pharos-seo'
			),
		],
	} ),
	found: ( { count, keyword } ) => ( {
		message: sprintf(
			/* translators: %s: one or more keywords, with commas between them. */
			_n(
				'The additional keyword is on this page: %s',
				'The additional keywords are on this page: %s',
				count,
				'pharos-seo'
			),
			keyword
		),
	} ),
};
