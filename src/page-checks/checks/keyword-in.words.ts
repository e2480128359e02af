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
	() => __( 'The focus keyword is not in the search title.', 'pharos-seo' ),
	() =>
		__(
			'People look for the words that they typed. Use the keyword in the title, near its beginning; any form of it will do.',
			'pharos-seo'
		),
	() => __( 'The focus keyword is in the search title.', 'pharos-seo' )
);

export const keywordInDescriptionWords = wordsOf(
	() =>
		__(
			'The focus keyword is not in the search description.',
			'pharos-seo'
		),
	() =>
		__(
			'Search engines print in bold what people searched for. Use the keyword once; any form of it will do.',
			'pharos-seo'
		),
	() => __( 'The focus keyword is in the search description.', 'pharos-seo' )
);

export const keywordInFirstParagraphWords = wordsOf(
	() =>
		__( 'The focus keyword is not in the first paragraph.', 'pharos-seo' ),
	() =>
		__(
			'Say at once what the page is about: readers decide there whether they stay. Any form of the keyword will do.',
			'pharos-seo'
		),
	() => __( 'The focus keyword is in the first paragraph.', 'pharos-seo' )
);

export const keywordInAddressWords = wordsOf(
	() => __( 'The focus keyword is not in the URL.', 'pharos-seo' ),
	() =>
		__(
			'A URL with the keyword says what to expect. Change it before the page is published; afterwards links to it would break.',
			'pharos-seo'
		),
	() => __( 'The focus keyword is in the URL.', 'pharos-seo' )
);

export const keywordInHeadingsWords = wordsOf(
	() => __( 'The focus keyword is not in any heading.', 'pharos-seo' ),
	() =>
		__(
			'Who skims the page reads its headings. Use the keyword in one of them; any form of it will do.',
			'pharos-seo'
		),
	() => __( 'The focus keyword is in a heading.', 'pharos-seo' )
);
