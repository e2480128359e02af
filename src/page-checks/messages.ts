import { canonicalWords } from './checks/canonical.messages';
import { descriptionWords } from './checks/description.messages';
import {
	duplicateDescriptionWords,
	duplicateTitleWords,
} from './checks/duplicates.messages';
import { focusKeywordWords } from './checks/focus-keyword.messages';
import {
	headingOrderWords,
	mainHeadingWords,
} from './checks/headings.messages';
import { imageTextWords } from './checks/images.messages';
import { indexingWords } from './checks/indexing.messages';
import {
	keywordInAddressWords,
	keywordInDescriptionWords,
	keywordInFirstParagraphWords,
	keywordInHeadingsWords,
	keywordInTitleWords,
} from './checks/keyword-in.messages';
import {
	linksInsideWords,
	linksOutsideWords,
	linkTextWords,
} from './checks/links.messages';
import { otherKeywordsWords } from './checks/other-keywords.messages';
import { textLengthWords } from './checks/text-length.messages';
import { titleWords } from './checks/title.messages';
import type { Rule, Words } from './rule';
import type { RULES } from './rules';
import type { CheckResult, Finding, Values } from './types';

type CodeOf< Given > = Given extends Rule< infer Code > ? Code : never;

/** The texts of all checks, for each code of their rules. */
const WORDS: {
	[ Id in keyof typeof RULES ]: Words< CodeOf< ( typeof RULES )[ Id ] > >;
} = {
	title: titleWords,
	duplicate_title: duplicateTitleWords,
	description: descriptionWords,
	duplicate_description: duplicateDescriptionWords,
	indexing: indexingWords,
	canonical: canonicalWords,
	focus_keyword: focusKeywordWords,
	keyword_in_title: keywordInTitleWords,
	keyword_in_description: keywordInDescriptionWords,
	keyword_in_first_paragraph: keywordInFirstParagraphWords,
	keyword_in_address: keywordInAddressWords,
	keyword_in_headings: keywordInHeadingsWords,
	other_keywords: otherKeywordsWords,
	main_heading: mainHeadingWords,
	heading_order: headingOrderWords,
	text_length: textLengthWords,
	image_text: imageTextWords,
	link_text: linkTextWords,
	links_inside: linksInsideWords,
	links_outside: linksOutsideWords,
};

/** Defaults for values that a finding doesn't need. */
const NO_VALUES: Values = {
	count: 0,
	limit: 0,
	advised: 0,
	width: 0,
	most: 0,
	keyword: '',
	canonical: '',
};

/** The ids of the plugin's own checks, which add-ons can't use. */
export const OWN_IDS: readonly string[] = Object.keys( WORDS );

/**
 * Returns a finding with its texts.
 *
 * @param finding A finding from checkSteps() or runChecks().
 */
export function word( {
	id,
	code,
	status,
	values,
	where,
}: Finding ): CheckResult {
	// The type checker ensures that the table is complete, but findings from a worker are untyped.
	const words: Record< string, Words< string > > = WORDS;
	const { message = '', description = [] } =
		words[ id ]?.[ code ]?.( { ...NO_VALUES, ...values } ) ?? {};
	return { id, status, code, message, description, where };
}
