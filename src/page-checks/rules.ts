import { canonical } from './checks/canonical';
import { description } from './checks/description';
import { duplicateDescription, duplicateTitle } from './checks/duplicates';
import { focusKeyword } from './checks/focus-keyword';
import { headingOrder, mainHeading } from './checks/headings';
import { imageText } from './checks/images';
import { indexing } from './checks/indexing';
import {
	keywordInAddress,
	keywordInDescription,
	keywordInFirstParagraph,
	keywordInHeadings,
	keywordInTitle,
} from './checks/keyword-in';
import { linksInside, linksOutside, linkText } from './checks/links';
import { otherKeywords } from './checks/other-keywords';
import { textLength } from './checks/text-length';
import { title } from './checks/title';
import type { Rule } from './rule';

/** All checks by id, in display order. Their texts are in messages.ts. */
export const RULES = {
	title,
	duplicate_title: duplicateTitle,
	description,
	duplicate_description: duplicateDescription,
	indexing,
	canonical,
	focus_keyword: focusKeyword,
	keyword_in_title: keywordInTitle,
	keyword_in_description: keywordInDescription,
	keyword_in_first_paragraph: keywordInFirstParagraph,
	keyword_in_address: keywordInAddress,
	keyword_in_headings: keywordInHeadings,
	other_keywords: otherKeywords,
	main_heading: mainHeading,
	heading_order: headingOrder,
	text_length: textLength,
	image_text: imageText,
	link_text: linkText,
	links_inside: linksInside,
	links_outside: linksOutside,
} satisfies Record< string, Rule >;
