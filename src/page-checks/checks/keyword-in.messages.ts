import { __ } from '@wordpress/i18n';
import type { Words } from '../rule';
import type { KeywordInCode } from './keyword-in';

/** Creates the messages of a rule: two sentences for a missing keyword (issue and advice), one if it is found. */
const wordsOf = (
	missing: () => string,
	advice: () => string,
	found: () => string
): Words< KeywordInCode > => ( {
	missing: () => ( { message: missing(), description: [ advice() ] } ),
	found: () => ( { message: found() } ),
} );

export const keywordInTitleWords = wordsOf(
	() => __( 'The focus keyword isn’t in the SEO title.', 'pharos-seo' ),
	() =>
		__(
			'People look for the words they searched for. Use the keyword in the title, near the beginning; any form of the words counts.',
			'pharos-seo'
		),
	() => __( 'The focus keyword is in the SEO title.', 'pharos-seo' )
);

export const keywordInDescriptionWords = wordsOf(
	() =>
		__( 'The focus keyword isn’t in the meta description.', 'pharos-seo' ),
	() =>
		__(
			'Search engines can show matching words in bold. Use the keyword once; any form of the words counts.',
			'pharos-seo'
		),
	() => __( 'The focus keyword is in the meta description.', 'pharos-seo' )
);

export const keywordInFirstParagraphWords = wordsOf(
	() => __( 'The focus keyword isn’t in the first paragraph.', 'pharos-seo' ),
	() =>
		__(
			'Readers decide in the first paragraph whether they stay, so introduce the topic there. Any form of the words counts.',
			'pharos-seo'
		),
	() => __( 'The focus keyword is in the first paragraph.', 'pharos-seo' )
);

export const keywordInAddressWords = wordsOf(
	() => __( 'The focus keyword isn’t in the URL.', 'pharos-seo' ),
	() =>
		__(
			'A URL with the keyword tells people what to expect. Change it before the page is published; later, links to it would break.',
			'pharos-seo'
		),
	() => __( 'The focus keyword is in the URL.', 'pharos-seo' )
);

export const keywordInHeadingsWords = wordsOf(
	() => __( 'The focus keyword isn’t in any heading.', 'pharos-seo' ),
	() =>
		__(
			'People who skim the page read its headings. Use the keyword in one of them; any form of the words counts.',
			'pharos-seo'
		),
	() => __( 'The focus keyword is in a heading.', 'pharos-seo' )
);
