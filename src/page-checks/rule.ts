import type { Content } from './content/types';
import type { Keyword } from './language/keyword';
import type { TextLength } from './language/words';
import type { Finding, PageSnapshot, Values } from './types';

/** The input of the rules. */
export interface Page {
	facts: PageSnapshot;
	content: Content;
	/** The length of its text. */
	length: TextLength;
	/** The main keyword; null if there is none. */
	keyword: Keyword | null;
	otherKeywords: Keyword[];
}

/** The finding of a rule. */
export interface Found< Code extends string = string >
	extends
		Pick< Finding, 'status' >,
		Partial< Pick< Finding, 'values' | 'where' > > {
	code: Code;
}

/** A check. Null means no result, not even a passed check. */
export type Rule< Code extends string = string > = (
	page: Page
) => Found< Code > | null;

/** The texts of a finding. */
interface Text {
	/** One sentence: the finding. */
	message: string;
	/** Paragraphs: why it matters, and what to do. */
	description?: string[];
}

/** The texts of one check, by code. They're in a separate file beside the rule, which the worker doesn't load. */
export type Words< Code extends string > = Record<
	Code,
	( values: Values ) => Text
>;
