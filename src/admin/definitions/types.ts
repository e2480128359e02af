import type { ComponentType } from 'react';
import type { SiteSettings } from '../../../store/site/types';
import type { AccountName } from '../../../common/accounts';

/** An option of a setting. */
export interface FieldOption {
	value: string;
	label: string;
}

/**
 * A setting on a screen: its control, texts and keywords. The settings search, the command palette and the list of unsaved
 * changes read the same definition.
 */
export interface FieldDefinition {
	/** The settings key. */
	key: string;
	/** For a setting that is an object: path to the value, such as [ 'page_title' ] in "global_default". */
	path?: readonly string[];
	/** "checkboxes" is a list of option values; "custom" is rendered by the screen's own component. */
	control:
		| 'template'
		| 'toggle'
		| 'text'
		| 'url'
		| 'select'
		| 'checkboxes'
		| 'image'
		| 'custom';
	label: string;
	/** The tab that contains it, when another tab of the page has a field with the same label. */
	tab?: string;
	/** One sentence below the control. */
	help?: string;
	/** A longer explanation behind an info button. */
	tooltip?: string;
	options?: FieldOption[];
	/** Other search terms for this setting: terms of the trade. What people type in questions is in search/phrases.ts. */
	keywords?: string[];
	/** For one of the same settings of many content types: the name of all of them, which the search shows as one result. */
	series?: string;
	/** For templates: the length limit, or its name. */
	limit?: 'title' | 'description' | number;
	/** For templates and texts: the field has several lines. */
	multiline?: boolean;
	/** For texts: shown before the input, such as "@". */
	prefix?: string;
	/** For texts, templates and images: the value that is used while the field is empty; or an example. */
	placeholder?: string | undefined;
	/** For URLs: the network whose icon is shown before the label (SocialProfile). */
	network?: string;
	/**
	 * For URLs and usernames: an account; `names` and `hosts` for networks other than `facebook` and `x` (see
	 * accountAddress(), isOnNetwork()).
	 */
	account?: {
		network: string;
		names?: readonly AccountName[];
		hosts?: readonly string[];
	};
	/** For images: the setting with the attachment id of the image. */
	idKey?: string;
	/** For images: show warnings when social networks may not display the image well. */
	isShared?: boolean;
	/** Disables the control, with the reason, unless another setting has a value. */
	requires?: { key: string; value: unknown; reason: string };
	/** For templates: an empty template is replaced with the default title. */
	emptyFallback?: boolean;
	/** For a setting that is a map: how the list of unsaved changes describes each entry. */
	entry?: EntryWords;
}

/** Functions that describe an entry of a setting that is a map. */
export interface EntryWords {
	/** Returns the label of an entry, by its value or its key in the map. */
	label: ( entry: unknown, name: string ) => string;
	/** Describes how an entry differs from another value of it; undefined means that the entry doesn't exist. */
	describe: ( entry: unknown, other: unknown ) => string;
}

/** A group of related settings on a screen, shown as one card. */
export interface FieldGroup {
	/** Heading of the card; undefined when the screen has only one card. */
	title?: string;
	description?: string;
	fields: FieldDefinition[];
}

/**
 * The definition of a screen: data only, so that the search and the command palette can read it without loading the screen.
 * The heading comes from the navigation tree.
 */
export interface ScreenDefinition {
	/**
	 * The route, such as "/general"; may have parameters, "/advanced/schema/:id". A screen without an entry in the
	 * navigation takes the position, heading and feature of the nearest page above it.
	 */
	path: string;
	groups?: FieldGroup[];
	/**
	 * Additional groups that depend on the site: its post types, its social profiles. Not in the command palette of other
	 * admin pages.
	 */
	siteGroups?: ( site: SiteSettings ) => FieldGroup[];
	/** The screen saves its changes: the page header has no Save button. */
	savesItself?: boolean;
	/** The screen has custom actions in the page header (PageActions) instead of Save. */
	hasActions?: boolean;
	/** The route of the parent page, shown as a breadcrumb. */
	parent?: string;
	/** The slice of the store with its unsaved changes, when they aren't settings. */
	unsaved?: string;
	/**
	 * The component of an add-on's screen; without it, the groups are shown one below the other. The plugin's own components
	 * are in screens/registry.ts.
	 */
	component?: ComponentType< ScreenProps >;
}

export interface ScreenProps {
	definition: ScreenDefinition;
	/** The parameters of the route from the URL: { id: '12' }. */
	params: Readonly< Record< string, string | undefined > >;
}
