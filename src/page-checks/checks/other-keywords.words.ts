import { __, _n, sprintf } from '@wordpress/i18n';
import type { Words } from '../rule';
import type { OtherKeywordsCode } from './other-keywords';

export const otherKeywordsWords: Words< OtherKeywordsCode > = {
	missing: ( { count, keyword } ) => ( {
		message: sprintf(
			/* translators: %s: one or more keywords, with commas between them. */
			_n(
				'Another keyword is not on this page: %s',
				'Other keywords are not on this page: %s',
				count,
				'pharos-seo'
			),
			keyword
		),
		description: [
			__(
				'Use them in the text where they fit, or remove them.',
				'pharos-seo'
			),
		],
	} ),
	found: ( { count, keyword } ) => ( {
		message: sprintf(
			/* translators: %s: one or more keywords, with commas between them. */
			_n(
				'The other keyword is on this page: %s',
				'The other keywords are on this page: %s',
				count,
				'pharos-seo'
			),
			keyword
		),
	} ),
};
