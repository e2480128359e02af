import { __, _n, sprintf } from '@wordpress/i18n';
import type { Words } from '../rule';
import type { DescriptionCode } from './description';

export const descriptionWords: Words< DescriptionCode > = {
	missing: () => ( {
		message: __( 'The page has no meta description.', 'pharos-seo' ),
		description: [
			__(
				'Search engines then choose a text from the page. Write one or two sentences that make people want to read it.',
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
				'A custom meta description can better explain why people should visit this page.',
				'pharos-seo'
			),
		],
	} ),
	long: ( { count, limit } ) => ( {
		message: sprintf(
			/* translators: 1: number of characters. 2: how many there may be. */
			_n(
				'The meta description has %1$d character, more than %2$d.',
				'The meta description has %1$d characters, more than %2$d.',
				count,
				'pharos-seo'
			),
			count,
			limit
		),
		description: [
			__(
				'Search engines cut off long descriptions. Shorten it, or put the important part first.',
				'pharos-seo'
			),
		],
	} ),
	wide: ( { width, most } ) => ( {
		message: sprintf(
			/* translators: 1: width of the description, 2: room for it, both in pixels. */
			__(
				'The meta description is about %1$d pixels wide, more than the %2$d that are shown.',
				'pharos-seo'
			),
			width,
			most
		),
		description: [
			__(
				'Search engines cut off descriptions by width, and this one has wide characters. Shorten it, or put the important part first.',
				'pharos-seo'
			),
		],
	} ),
	short: () => ( {
		message: __( 'The meta description is short.', 'pharos-seo' ),
		description: [
			__(
				'There is room for more: describe what visitors find on this page, and what makes it special.',
				'pharos-seo'
			),
		],
	} ),
	good: () => ( {
		message: __( 'The meta description has a good length.', 'pharos-seo' ),
	} ),
};
