/** A page or setting in the index of the settings search and the command palette. */
export interface SearchEntry {
	/** Unique in an index: "page:/general", "setting:/general:page_title". */
	id: string;
	kind: 'setting' | 'page';
	label: string;
	/** Other names with the same rank, such as a tab's label in addition to its page heading. */
	names: string[];
	/** Terms of the trade that find it. */
	keywords: string[];
	/** Search phrases of people who don't know its name (phrases.ts). */
	phrases?: string[];
	/** Labels of the setting's options. */
	options: string[];
	/** Help, tooltip, descriptions, the settings key and the keywords of the page. */
	descriptions: string[];
	/** Path in the navigation, such as "General › Social". */
	breadcrumb: string;
	/** A key of the icons in src/admin/navigation/icons.ts. */
	icon?: string;
	/** The route, or a URL if it doesn't start with "/". */
	to: string;
	/** The settings key to scroll to. */
	setting?: string;
	/** For one of the same settings of many content types: the name of all of them. */
	series?: string;
}

/** How much a match counts, by the text that matches. */
export const WEIGHT = {
	label: 1,
	phrase: 0.95,
	keyword: 0.9,
	option: 0.6,
	description: 0.45,
	/** Only in the names of the entry's ancestors. */
	trail: 0.35,
} as const;

/** A search result. */
export interface SearchHit extends SearchEntry {
	/** Higher is better; see scoreOf(). */
	score: number;
	/** The matching part of the label, as offsets for `slice()`; undefined when something else matched. */
	range?: [ start: number, end: number ];
}
