/** A page or setting in the index of the settings search and the command palette. */
export interface SearchEntry {
	/** Unique in an index: "page:/general", "setting:/general:page_title". */
	id: string;
	kind: 'setting' | 'page';
	label: string;
	/** Other names with the same rank, such as a tab's label in addition to its page heading. */
	names: string[];
	keywords: string[];
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
}

/** Ranks of matches; lower is better (the order of ux.md 4.3). */
export const RANK = {
	labelExact: 0,
	labelStart: 10,
	labelWord: 20,
	keyword: 30,
	option: 40,
	/** Inside a word of the label, such as "mage" in "Image". */
	labelInside: 45,
	description: 50,
	/** Only in the names of the entry's ancestors. */
	trail: 60,
} as const;

/** A search result. */
export interface SearchHit extends SearchEntry {
	/** See `RANK`. */
	rank: number;
	/** The matching part of the label, as offsets for `slice()`; undefined when something else matched. */
	range?: [ start: number, end: number ];
}
