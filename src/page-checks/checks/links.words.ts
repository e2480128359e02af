import { __, _n, sprintf } from '@wordpress/i18n';
import type { Words } from '../rule';
import type { LinksCode, LinkTextCode } from './links';

export const linksInsideWords: Words< LinksCode > = {
	none: () => ( {
		message: __(
			'The text has no link to another page of your site.',
			'pharos-seo'
		),
		description: [
			__(
				'Such links lead people on, and show search engines what belongs together. Link to pages that go further.',
				'pharos-seo'
			),
		],
	} ),
	found: ( { count } ) => ( {
		message: sprintf(
			/* translators: %d: number of links. */
			_n(
				'The text has %d link to other pages of your site.',
				'The text has %d links to other pages of your site.',
				count,
				'pharos-seo'
			),
			count
		),
	} ),
};

export const linksOutsideWords: Words< LinksCode > = {
	none: () => ( {
		message: __( 'The text has no link to another site.', 'pharos-seo' ),
		description: [
			__(
				'Name your sources, or what helps your readers further, with a link.',
				'pharos-seo'
			),
		],
	} ),
	found: ( { count } ) => ( {
		message: sprintf(
			/* translators: %d: number of links. */
			_n(
				'The text has %d link to other sites.',
				'The text has %d links to other sites.',
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
				'%d link has no text.',
				'%d links have no text.',
				count,
				'pharos-seo'
			),
			count
		),
		description: [
			__(
				'Nobody can tell where it leads, least of all with a screen reader. Write a text, or describe the image in it.',
				'pharos-seo'
			),
		],
	} ),
	good: () => ( { message: __( 'All links have a text.', 'pharos-seo' ) } ),
};
