import { __, sprintf } from '@wordpress/i18n';
import type { Words } from '../rule';
import type { IndexingCode } from './indexing';

export const indexingWords: Words< IndexingCode > = {
	hidden_canonical: ( { canonical } ) => ( {
		message: __(
			'The page is hidden from search engines, yet names a canonical address.',
			'pharos-seo'
		),
		description: [
			sprintf(
				/* translators: %s: a URL. */
				__(
					'One says “do not list this”, the other “list %s instead”. Keep only one of them: No Index off, or no canonical address.',
					'pharos-seo'
				),
				canonical
			),
		],
	} ),
	hidden_keyword: () => ( {
		message: __(
			'The page has a focus keyword, yet is hidden from search engines.',
			'pharos-seo'
		),
		description: [
			__(
				'Nobody will find it by that keyword. Switch No Index off, or take the keyword away.',
				'pharos-seo'
			),
		],
	} ),
	hidden: () => ( {
		message: __( 'The page is hidden from search engines.', 'pharos-seo' ),
		description: [
			__(
				'That is right for a page that nobody should search for. Otherwise switch No Index off.',
				'pharos-seo'
			),
		],
	} ),
	nofollow: () => ( {
		message: __(
			'Search engines are told not to follow the links of this page.',
			'pharos-seo'
		),
		description: [
			__(
				'That holds for links to your own pages too. Switch No Follow off unless you trust none of the links.',
				'pharos-seo'
			),
		],
	} ),
	open: () => ( {
		message: __( 'Search engines may list the page.', 'pharos-seo' ),
	} ),
};
