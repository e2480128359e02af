import { __, _n, sprintf } from '@wordpress/i18n';
import type { Words } from '../rule';
import type { TextLengthCode } from './text-length';

const advice = () =>
	__(
		'Answer visitors’ questions. A page that needs few words, such as a contact form, can stay short.',
		'pharos-seo'
	);

export const textLengthWords: Words< TextLengthCode > = {
	empty: () => ( {
		message: __( 'The page has no content.', 'pharos-seo' ),
		description: [ advice() ],
	} ),
	thin_words: ( { count, advised } ) => ( {
		message: sprintf(
			/* translators: 1: number of words. 2: how many are advised. */
			_n(
				'The content has %1$d word; %2$d or more are recommended.',
				'The content has %1$d words; %2$d or more are recommended.',
				count,
				'pharos-seo'
			),
			count,
			advised
		),
		description: [ advice() ],
	} ),
	thin_characters: ( { count, advised } ) => ( {
		message: sprintf(
			/* translators: 1: number of characters. 2: how many are advised. */
			_n(
				'The content has %1$d character; %2$d or more are recommended.',
				'The content has %1$d characters; %2$d or more are recommended.',
				count,
				'pharos-seo'
			),
			count,
			advised
		),
		description: [ advice() ],
	} ),
	good_words: ( { count } ) => ( {
		message: sprintf(
			/* translators: %d: number of words. */
			_n(
				'The content has %d word.',
				'The content has %d words.',
				count,
				'pharos-seo'
			),
			count
		),
	} ),
	good_characters: ( { count } ) => ( {
		message: sprintf(
			/* translators: %d: number of characters. */
			_n(
				'The content has %d character.',
				'The content has %d characters.',
				count,
				'pharos-seo'
			),
			count
		),
	} ),
};
