import type { ReactNode } from 'react';

/** What the person types into. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** A variable that the list of suggestions offers. */
export interface TemplateVariable {
	/** Without the percent signs: `site_name`. */
	name: string;
	/** Translated: "Site Name". */
	label: string;
	/** Translated; shown in place of the example when the variable has no value in this preview. */
	description: string;
	/** The kinds of pages on which it says something; without, on all. */
	on?: string[];
}

export interface TemplateFieldProps {
	/** The id of the text field itself, so that a search can scroll to it and focus it. */
	id: string;
	label: string;
	/** Below the field. */
	help?: ReactNode;
	/** Behind an info button beside the label. */
	tooltip?: ReactNode;
	/** The template. */
	value: string;
	onChange: ( value: string ) => void;
	/** All that are known, in the order of the list. */
	variables: readonly TemplateVariable[];
	/** The kind of page that the text is for, such as "post": only what says something there is offered. */
	kind?: string | undefined;
	/** What the variables stand for in the preview, plain text by name. */
	values: Readonly< Record< string, string > >;
	/** What `%separator%` stands for. */
	separator: string;
	/** How many characters the resolved text may have before the counter warns; without it nothing is counted. */
	limit?: number | undefined;
	/** Says "Required" beside the label. */
	isRequired?: boolean;
	/** A text area that grows with its text, in place of a single line. */
	multiline?: boolean;
	/** What counts while nothing is typed, such as an inherited text. */
	placeholder?: string | undefined;
	/** The same as a template: it is counted while nothing is typed. */
	inherited?: string | undefined;
	/** What a field that is left empty is set to. */
	emptyFallback?: string | undefined;
	/** Says so; "Using the default title" by default. */
	emptyFallbackText?: string | undefined;
}
