import type { ReactNode } from 'react';

/** The text field element of a template field. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** A variable in the list of suggestions. */
export interface TemplateVariable {
	/** The name without percent signs: `site_name`. */
	name: string;
	/** The translated label: "Site Name". */
	label: string;
	/** A translated description; shown instead of the example when the variable has no value in the preview. */
	description: string;
	/** The content types on which the variable has a value; by default all. */
	on?: string[];
}

export interface TemplateFieldProps {
	/** The id of the text field element, so that the search can scroll to it and focus it. */
	id: string;
	label: string;
	/** Content below the field. */
	help?: ReactNode;
	/** Content of the info button's popover next to the label. */
	tooltip?: ReactNode;
	/** The template. */
	value: string;
	onChange: ( value: string ) => void;
	/** All known variables, in list order. */
	variables: readonly TemplateVariable[];
	/** The content type of the template, such as "post": only variables that have a value there are suggested. */
	kind?: string | undefined;
	/** The values of the variables in the preview, plain text by name. */
	values: Readonly< Record< string, string > >;
	/** The value of `%separator%`. */
	separator: string;
	/** Maximum length of the resolved text, in characters; without it, there is no counter. */
	limit?: number | undefined;
	/** Shows "Required" next to the label. */
	isRequired?: boolean;
	/** Uses a textarea that grows with its content instead of a single-line field. */
	multiline?: boolean;
	/** With `multiline`: a long text wraps and is shown whole, but has no line breaks. */
	isOneLine?: boolean;
	/** An example, or the template that is used while the field is empty. */
	placeholder?: string | undefined;
	/** The resolved text that is used while the field is empty: shown and counted instead. */
	inherited?: string | undefined;
	/** The value that replaces an empty one on blur. */
	emptyFallback?: string | undefined;
	/** The message about that; by default "Using the default title". */
	emptyFallbackText?: string | undefined;
}
