import type { Content } from './content/types';
import type { Keyword } from './language/keyword';
import type { TextLength } from './language/words';
import type { Finding, PageFacts, Values } from './types';

/** What rules look at. */
export interface Page {
	facts: PageFacts;
	content: Content;
	/** Of its text. */
	length: TextLength;
	/** The main one; null while there is none. */
	keyword: Keyword | null;
	otherKeywords: Keyword[];
}

/** What a rule found. */
export interface Found< Code extends string = string >
	extends
		Pick< Finding, 'status' >,
		Partial< Pick< Finding, 'values' | 'where' > > {
	code: Code;
}

/** One check. Null: it has nothing to say of this page, not even that all is well. */
export type Rule< Code extends string = string > = (
	page: Page
) => Found< Code > | null;

/** A finding in words. */
export interface Text {
	/** One sentence: what was found. */
	message: string;
	/** Paragraphs: why it matters and what to do. */
	description?: string[];
}

/** The words of one check, for each of its codes. They live beside the rule, in a file that the worker never loads. */
export type Words< Code extends string > = Record<
	Code,
	( values: Values ) => Text
>;
