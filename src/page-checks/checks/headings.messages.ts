import { __, _n, sprintf } from '@wordpress/i18n';
import type { Words } from '../rule';
import type { HeadingOrderCode, MainHeadingCode } from './headings';

export const mainHeadingWords: Words< MainHeadingCode > = {
	none: () => ( {
		message: __( 'The page has no H1 heading.', 'pharos-seo' ),
		description: [
			__(
				'Add a title to the page: themes output it as the H1 heading.',
				'pharos-seo'
			),
		],
	} ),
	several: ( { count } ) => ( {
		message: sprintf(
			/* translators: %d: number of main headings. */
			_n(
				'The page has %d H1 heading.',
				'The page has %d H1 headings.',
				count,
				'pharos-seo'
			),
			count
		),
		description: [
			__(
				'Themes output the title of the page as its H1 heading. Use H2 and lower in the content.',
				'pharos-seo'
			),
		],
	} ),
	one: () => ( {
		message: __( 'The page has one H1 heading.', 'pharos-seo' ),
	} ),
};

export const headingOrderWords: Words< HeadingOrderCode > = {
	no_headings: () => ( {
		message: __( 'The content is long and has no headings.', 'pharos-seo' ),
		description: [
			__(
				'Headings help people who skim the page or use a screen reader. Add one before each section.',
				'pharos-seo'
			),
		],
	} ),
	skipped: ( { count } ) => ( {
		message: sprintf(
			/* translators: %d: number of headings. */
			_n(
				'%d heading skips a level.',
				'%d headings skip a level.',
				count,
				'pharos-seo'
			),
			count
		),
		description: [
			__(
				'An H2 heading is followed by H3, not H4: otherwise a section seems to be missing. Change the level, not only the size.',
				'pharos-seo'
			),
		],
	} ),
	good: () => ( {
		message: __( 'Headings don’t skip levels.', 'pharos-seo' ),
	} ),
};
