/** A category of GET /pharos/v1/export-settings. */
export interface ExportCategory {
	id: string;
	label: string;
}

/** The changes of an import: POST /pharos/v1/import-settings with `dry_run`. */
export interface ImportPlan {
	changes: {
		setting: string;
		category: string;
		old: unknown;
		new: unknown;
	}[];
	/** Names in the file that aren't settings of this site. */
	unknown: string[];
	/** The reasons, by setting. */
	refused: Record< string, string >;
	/** Redirects that can't be imported, with reasons; missing without any. */
	redirects_refused?: { text: string; why: string }[];
	/** The URL of the site that exported the file, or ''. */
	site: string;
	/** Whether that is a different site. */
	moves: boolean;
	/** Settings whose changes contain IDs of that site. */
	site_only: string[];
}

export interface ImportExportState {
	isImporting: boolean;
}

/** Events. */
export type ImportExportAction = {
	type: 'importExport/IMPORTING';
	isImporting: boolean;
};
