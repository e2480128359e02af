import { __, _n, sprintf } from '@wordpress/i18n';
import type { Words } from '../rule';
import type { TitleCode } from './title';

export const titleWords: Words< TitleCode > = {
	missing: () => ( {
		message: __( 'The page has no SEO title.', 'pharos-seo' ),
		description: [
			__(
				'Search engines then choose one themselves. Write a title that describes the page.',
				'pharos-seo'
			),
		],
	} ),
	long: ( { count, limit } ) => ( {
		message: sprintf(
			/* translators: 1: number of characters. 2: how many there may be. */
			_n(
				'The SEO title has %1$d character, more than %2$d.',
				'The SEO title has %1$d characters, more than %2$d.',
				count,
				'pharos-seo'
			),
			count,
			limit
		),
		description: [
			__(
				'Search engines cut off long titles. Shorten it, or put the important part first.',
				'pharos-seo'
			),
		],
	} ),
	wide: ( { width, most } ) => ( {
		message: sprintf(
			/* translators: 1: width of the title, 2: room for it, both in pixels. */
			__(
				'The SEO title is about %1$d pixels wide, more than the %2$d that are shown.',
				'pharos-seo'
			),
			width,
			most
		),
		description: [
			__(
				'Search engines cut off titles by width, and this one has wide characters. Shorten it, or put the important part first.',
				'pharos-seo'
			),
		],
	} ),
	short: () => ( {
		message: __( 'The SEO title is short.', 'pharos-seo' ),
		description: [
			__(
				'There is room for more: describe what visitors find on this page, in the words that people search for.',
				'pharos-seo'
			),
		],
	} ),
	good: () => ( {
		message: __( 'The SEO title has a good length.', 'pharos-seo' ),
	} ),
};
