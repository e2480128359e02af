import type { ComponentType } from 'react';

/** A choice of a setting that has several. */
export interface FieldOption {
	value: string;
	label: string;
}

/**
 * One setting on a screen: what its control shows, and by what it is found. The settings search, the command palette and
 * the list of unsaved changes read the same definition.
 */
export interface FieldDefinition {
	/** The settings key (spec.md section 3). */
	key: string;
	control: 'template' | 'toggle' | 'text' | 'select';
	label: string;
	/** One sentence below the control. */
	help?: string;
	/** More, behind an info button. */
	tooltip?: string;
	options?: FieldOption[];
	/** Other words that people search this setting by. */
	keywords?: string[];
	/** For templates: the length that is counted against (spec.md section 9). */
	limit?: 'title' | 'description';
	/** For templates and texts: several lines high. */
	multiline?: boolean;
	/** For templates: takes the place of an emptied one, and what it is called ("the default title"). */
	emptyFallback?: string;
}

/** Related settings of a screen, shown as one card. */
export interface FieldGroup {
	/** Heading of the card; none when the screen has only one. */
	title?: string;
	description?: string;
	fields: FieldDefinition[];
}

/**
 * What is behind a route. The heading comes from the navigation tree.
 */
export interface ScreenDefinition {
	/** The route, such as "/general"; may hold parameters, "/advanced/schema/:id". */
	path: string;
	groups?: FieldGroup[];
	/** The screen's own component, a chunk of its own; without it the groups are shown one below the other. */
	load?: () => Promise< { default: ComponentType< ScreenProps > } >;
	/** An add-on that is a plain script gives its component here instead. */
	component?: ComponentType< ScreenProps >;
}

export interface ScreenProps {
	definition: ScreenDefinition;
}
