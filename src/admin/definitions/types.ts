import type { ComponentType } from 'react';
import type { SiteSettings } from '../../../store/site/types';
import type { AccountName } from '../../../common/accounts';

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
	/** For a setting that is an object: where in it the value is, such as [ 'page_title' ] of "global_default". */
	path?: readonly string[];
	/** "checkboxes" for a list of option values; "custom" is drawn by the screen's own component. */
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
	/** The tab it is on, where another tab of the page has a field with the same label. */
	tab?: string;
	/** One sentence below the control. */
	help?: string;
	/** More, behind an info button. */
	tooltip?: string;
	options?: FieldOption[];
	/** Other words that people search this setting by. */
	keywords?: string[];
	/** For templates: the length that is counted against (spec.md section 9), or its name. */
	limit?: 'title' | 'description' | number;
	/** For templates and texts: several lines high. */
	multiline?: boolean;
	/** For texts: stands before what is typed, such as "@". */
	prefix?: string;
	/** For texts and templates: an example or what counts while nothing is typed. */
	placeholder?: string;
	/** For addresses: the network whose icon stands before the label (SocialProfile). */
	network?: string;
	/** For addresses and names: an account; `names` and `hosts` for networks other than `facebook` and `x` (see accountAddress(), isOnNetwork()). */
	account?: {
		network: string;
		names?: readonly AccountName[];
		hosts?: readonly string[];
	};
	/** For images: the setting that keeps the image's number in the media library. */
	idKey?: string;
	/** For images: it warns when social networks may show the image badly. */
	isShared?: boolean;
	/** The control is disabled, and says why, unless another setting has a value. */
	requires?: { key: string; value: unknown; reason: string };
	/** For templates: an emptied one becomes the default title (spec.md section 5). */
	emptyFallback?: boolean;
	/** For a setting that is a map: how the list of unsaved changes tells of each entry. */
	entry?: EntryWords;
}

/** One entry of a setting that is a map, in words. */
export interface EntryWords {
	/** What it is called. */
	label: ( entry: unknown ) => string;
	/** What is different about it, against another value of it; undefined is none. */
	describe: ( entry: unknown, other: unknown ) => string;
}

/** Related settings of a screen, shown as one card. */
export interface FieldGroup {
	/** Heading of the card; none when the screen has only one. */
	title?: string;
	description?: string;
	fields: FieldDefinition[];
}

/**
 * What is behind a route: data only, which the search and the command palette read without loading the screen. The heading
 * comes from the navigation tree.
 */
export interface ScreenDefinition {
	/**
	 * The route, such as "/general"; may hold parameters, "/advanced/schema/:id". A screen without an entry of its own in the
	 * navigation has the place, heading and feature of the nearest page above it.
	 */
	path: string;
	groups?: FieldGroup[];
	/** More of them that depend on the site: its post types, its profiles. Not in the command palette of other pages. */
	siteGroups?: ( site: SiteSettings ) => FieldGroup[];
	/** The screen saves by itself: the page's heading shows no Save button. */
	savesItself?: boolean;
	/** It puts actions of its own into the page's heading (PageActions), where the others have Save. */
	hasActions?: boolean;
	/** The route of the page above it, which a breadcrumb leads to. */
	parent?: string;
	/** The slice of the store whose unsaved work it holds, where that is not settings. */
	unsaved?: string;
	/** An add-on's own component; without it the groups are shown one below the other. Ours are in screens/registry.ts. */
	component?: ComponentType< ScreenProps >;
}

export interface ScreenProps {
	definition: ScreenDefinition;
	/** What the address has for the parameters of the route: { id: '12' }. */
	params: Readonly< Record< string, string | undefined > >;
}
