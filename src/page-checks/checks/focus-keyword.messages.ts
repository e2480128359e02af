import { __, sprintf } from '@wordpress/i18n';
import type { Words } from '../rule';
import type { FocusKeywordCode } from './focus-keyword';

export const focusKeywordWords: Words< FocusKeywordCode > = {
	unset: () => ( {
		message: __( 'No focus keyword is set.', 'pharos-seo' ),
		description: [
			__(
				'Enter the search phrase this page should rank for. The checks then show where it’s missing.',
				'pharos-seo'
			),
		],
	} ),
	no_words: () => ( {
		message: __( 'The focus keyword contains no words.', 'pharos-seo' ),
		description: [ __( 'Enter letters or digits.', 'pharos-seo' ) ],
	} ),
	set: ( { keyword } ) => ( {
		message: sprintf(
			/* translators: %s: the focus keyword. */
			__( 'The focus keyword is “%s”.', 'pharos-seo' ),
			keyword
		),
	} ),
};
