import { __, _n, sprintf } from '@wordpress/i18n';
import type { Words } from '../rule';
import type { DescriptionCode } from './description';

export const descriptionWords: Words< DescriptionCode > = {
	missing: () => ( {
		message: __( 'The page has no search description.', 'pharos-seo' ),
		description: [
			__(
				'Search engines then show any sentence of the page. Write one or two that make people want to read it.',
				'pharos-seo'
			),
		],
	} ),
	inherited: () => ( {
		message: __(
			'The meta description comes from a template.',
			'pharos-seo'
		),
		description: [
			__(
				'A custom meta description can say better why to visit this page.',
				'pharos-seo'
			),
		],
	} ),
	long: ( { count, limit } ) => ( {
		message: sprintf(
			/* translators: 1: number of characters. 2: how many there may be. */
			_n(
				'The search description has %1$d character, more than %2$d.',
				'The search description has %1$d characters, more than %2$d.',
				count,
				'pharos-seo'
			),
			count,
			limit
		),
		description: [
			__(
				'Search engines cut off what is too long. Shorten it, or put what matters first.',
				'pharos-seo'
			),
		],
	} ),
	wide: ( { width, most } ) => ( {
		message: sprintf(
			/* translators: 1: width of the description, 2: room for it, both in pixels. */
			__(
				'The search description is about %1$d pixels wide, more than the %2$d that are shown.',
				'pharos-seo'
			),
			width,
			most
		),
		description: [
			__(
				'Its characters are few, but wide: search engines cut by width. Shorten it, or put what matters first.',
				'pharos-seo'
			),
		],
	} ),
	short: () => ( {
		message: __( 'The search description is short.', 'pharos-seo' ),
		description: [
			__(
				'There is room for more: say what somebody finds on this page, and what is special about it.',
				'pharos-seo'
			),
		],
	} ),
	good: () => ( {
		message: __(
			'The search description has a good length.',
			'pharos-seo'
		),
	} ),
};
