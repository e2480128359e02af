/** One of GET /pharos/v1/export-settings. */
export interface ExportCategory {
	id: string;
	label: string;
}

/** What an import would change: POST /pharos/v1/import-settings with `dry_run`. */
export interface ImportPlan {
	changes: {
		setting: string;
		category: string;
		old: unknown;
		new: unknown;
	}[];
	/** Names that are no settings here. */
	unknown: string[];
	/** Why, by setting. */
	refused: Record< string, string >;
	/** URL of the site that the file comes from; ''. */
	site: string;
	/** Whether that is another site than this one. */
	moves: boolean;
	/** Changes that hold IDs of that site. */
	site_only: string[];
}

export interface ImportExportState {
	categories: ExportCategory[] | null;
	isImporting: boolean;
}

/** Facts. */
export type ImportExportAction =
	| { type: 'importExport/RECEIVE'; categories: ExportCategory[] }
	| { type: 'importExport/IMPORTING'; isImporting: boolean };
