import { __, _n, sprintf } from '@wordpress/i18n';
import type { Words } from '../rule';
import type { HeadingOrderCode, MainHeadingCode } from './headings';

export const mainHeadingWords: Words< MainHeadingCode > = {
	none: () => ( {
		message: __( 'The page has no main heading.', 'pharos-seo' ),
		description: [
			__(
				'Give the page a name: themes show it as the main heading (H1).',
				'pharos-seo'
			),
		],
	} ),
	several: ( { count } ) => ( {
		message: sprintf(
			/* translators: %d: number of main headings. */
			_n(
				'The page has %d main heading (H1).',
				'The page has %d main headings (H1).',
				count,
				'pharos-seo'
			),
			count
		),
		description: [
			__(
				'Themes show the name of the page as its main heading. Make headings in the text level 2 or lower.',
				'pharos-seo'
			),
		],
	} ),
	one: () => ( {
		message: __( 'The page has one main heading.', 'pharos-seo' ),
	} ),
};

export const headingOrderWords: Words< HeadingOrderCode > = {
	no_headings: () => ( {
		message: __( 'A long text without headings.', 'pharos-seo' ),
		description: [
			__(
				'Headings help people who skim, and those who have the page read to them. Put one before each part.',
				'pharos-seo'
			),
		],
	} ),
	skipped: ( { count } ) => ( {
		message: sprintf(
			/* translators: %d: number of headings. */
			_n(
				'%d heading leaves out a level.',
				'%d headings leave out a level.',
				count,
				'pharos-seo'
			),
			count
		),
		description: [
			__(
				'Below a heading of level 2 comes level 3, not 4: otherwise it looks as if a part were missing. Change the level, not only the size.',
				'pharos-seo'
			),
		],
	} ),
	good: () => ( {
		message: __( 'The headings are in order.', 'pharos-seo' ),
	} ),
};
