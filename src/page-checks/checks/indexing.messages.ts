import { __, sprintf } from '@wordpress/i18n';
import type { Words } from '../rule';
import type { IndexingCode } from './indexing';

export const indexingWords: Words< IndexingCode > = {
	hidden_canonical: ( { canonical } ) => ( {
		message: __(
			'The page is set to noindex but has a canonical URL.',
			'pharos-seo'
		),
		description: [
			sprintf(
				/* translators: %s: a URL. */
				__(
					'These instructions conflict: noindex excludes the page, and the canonical URL asks search engines to index %s instead. Turn No Index off, or remove the canonical URL.',
					'pharos-seo'
				),
				canonical
			),
		],
	} ),
	hidden_keyword: () => ( {
		message: __(
			'The page has a focus keyword but is set to noindex.',
			'pharos-seo'
		),
		description: [
			__(
				'The page can’t appear in search results. Turn No Index off, or remove the focus keyword.',
				'pharos-seo'
			),
		],
	} ),
	hidden: () => ( {
		message: __( 'The page is set to noindex.', 'pharos-seo' ),
		description: [
			__(
				'That’s right for a page that shouldn’t appear in search results. Otherwise, turn No Index off.',
				'pharos-seo'
			),
		],
	} ),
	nofollow: () => ( {
		message: __( 'The page is set to nofollow.', 'pharos-seo' ),
		description: [
			__(
				'This includes links to your own pages. Keep No Follow on only if you don’t trust any link on this page.',
				'pharos-seo'
			),
		],
	} ),
	open: () => ( {
		message: __( 'The page can be indexed.', 'pharos-seo' ),
	} ),
};
