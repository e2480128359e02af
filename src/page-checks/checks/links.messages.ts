import { __, _n, sprintf } from '@wordpress/i18n';
import type { Words } from '../rule';
import type { LinksCode, LinkTextCode } from './links';

export const linksInsideWords: Words< LinksCode > = {
	none: () => ( {
		message: __( 'The content has no internal links.', 'pharos-seo' ),
		description: [
			__(
				'Internal links guide visitors, and show search engines which pages belong together. Link to related pages.',
				'pharos-seo'
			),
		],
	} ),
	found: ( { count } ) => ( {
		message: sprintf(
			/* translators: %d: number of links. */
			_n(
				'The content has %d internal link.',
				'The content has %d internal links.',
				count,
				'pharos-seo'
			),
			count
		),
	} ),
};

export const linksOutsideWords: Words< LinksCode > = {
	none: () => ( {
		message: __( 'The content has no outbound links.', 'pharos-seo' ),
		description: [
			__(
				'Link to your sources, or to pages that help your readers.',
				'pharos-seo'
			),
		],
	} ),
	found: ( { count } ) => ( {
		message: sprintf(
			/* translators: %d: number of links. */
			_n(
				'The content has %d outbound link.',
				'The content has %d outbound links.',
				count,
				'pharos-seo'
			),
			count
		),
	} ),
};

export const linkTextWords: Words< LinkTextCode > = {
	missing: ( { count } ) => ( {
		message: sprintf(
			/* translators: %d: number of links. */
			_n(
				'%d link has no link text.',
				'%d links have no link text.',
				count,
				'pharos-seo'
			),
			count
		),
		description: [
			__(
				'Add link text, or alt text to linked images, so that everyone knows where the links go.',
				'pharos-seo'
			),
		],
	} ),
	good: () => ( {
		message: __( 'All links have link text.', 'pharos-seo' ),
	} ),
};
