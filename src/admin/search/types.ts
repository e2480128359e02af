/** A page or a setting, as the settings search and the command palette know it. */
export interface SearchEntry {
	/** Unique in an index: "page:/general", "setting:/general:page_title". */
	id: string;
	kind: 'setting' | 'page';
	label: string;
	/** Other names of equal weight, such as a tab's own label beside its page's heading. */
	names: string[];
	keywords: string[];
	/** Labels of the choices of a setting. */
	options: string[];
	/** Help, tooltip, descriptions, a setting's key and the keywords of its page. */
	descriptions: string[];
	/** Where it is, such as "General › Social". */
	breadcrumb: string;
	/** A name of src/admin/navigation/icons.ts. */
	icon?: string;
	/** The route; an address when it does not start with "/". */
	to: string;
	/** The settings key to scroll to. */
	setting?: string;
}

/** How a query matched an entry; lower is better (the order of ux.md 4.3). */
export const RANK = {
	labelExact: 0,
	labelStart: 10,
	labelWord: 20,
	keyword: 30,
	option: 40,
	/** Within a word of the label, such as "mage" in "Image". */
	labelInside: 45,
	description: 50,
	/** Only the names of what the entry is in. */
	trail: 60,
} as const;

/** An entry that a query found. */
export interface SearchHit extends SearchEntry {
	/** See `RANK`. */
	rank: number;
	/** Which part of the label matched, as offsets for `slice()`; missing when something else did. */
	range?: [ start: number, end: number ];
}
