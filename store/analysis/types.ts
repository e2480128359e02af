/** The status of a check, the most severe first. */
export type CheckStatus = 'error' | 'warning' | 'suggestion' | 'success';

/** A URL in this admin that opens the setting, field or block to edit. */
export interface CheckFix {
	label: string;
	url: string;
}

/** A URL that a check reports. */
export interface CheckLink {
	url: string;
	/** The HTTP status, or a WordPress error code such as `http_request_failed`. */
	status?: number | string;
	/** Plain text: the issue with the URL, or where it was found. */
	details?: string;
	fix?: CheckFix;
}

/** A paragraph, list, URLs, or images to show as thumbnails. Plain text, never HTML. */
export type CheckPart =
	| string
	| { list: string[] }
	| { links: CheckLink[] }
	| { images: CheckLink[] };

/** The result of a check. */
export interface CheckItem {
	status: CheckStatus;
	/** One sentence of plain text. */
	message: string;
	description: CheckPart[];
	/** Whether the user has ignored the check. */
	ignore: boolean;
	/** Whether the issue can't be fixed within the site. */
	not_fixable: boolean;
	fix: CheckFix | null;
	/** URL of the section about the check in the Help Center; '' for checks of add-ons. */
	help: string;
}

/** The reports of the server; the results of later ones override those with the same id. */
export type CheckKind = 'general' | 'other' | 'settings';

/** The response of `GET /checks/{kind}`. */
export interface CheckReport {
	success: true;
	data: Record< string, CheckItem >;
	/** Such as "2026-11-22T08:15:00Z"; null if never. */
	checked_at: string | null;
	/** Whether another user's run is in progress: this is the report before it. */
	running: boolean;
	/** Why some checks couldn't run: they failed, or the time limit was reached. */
	message?: string;
}

/** The number of items that aren't ignored by status, and of ignored ones. */
export interface CheckCounts {
	error: number;
	warning: number;
	suggestion: number;
	success: number;
	ignored: number;
}

/** The result of a check, null if it has none, and when the check ran. */
export interface CheckedItem {
	item: CheckItem | null;
	/** As in CheckReport; '' if never. */
	checkedAt: string;
}

/** The stored fields of a report. */
export interface KeptReport {
	/** By check id; results of single checks are later than the report. */
	items: Readonly< Record< string, CheckedItem > >;
	checkedAt: string | null;
	/** Why some checks couldn't run; '' if all did. */
	message: string;
}

/** Why an action on a check failed: shown to the user once. */
export interface CheckProblem {
	/** The check's id. */
	id: string;
	wanted: 'ignore' | 'restore' | 'recheck';
	/** The server's message; '' if it sent none. */
	message: string;
}

/**
 * The ignored state that the user requested for a check: shown until a report requested later returns the server's
 * state.
 */
export interface Wish {
	ignore: boolean;
	/** Whether the server hasn't stored it yet. */
	isSaving: boolean;
	/** The state that the server stored last; undefined if it is the one in the reports. */
	stored?: boolean;
}

/** By check id. */
export type Wishes = Readonly< Record< string, Wish > >;

export interface AnalysisState {
	reports: Readonly< Partial< Record< CheckKind, KeptReport > > >;
	/** The work in progress: loading or generating reports. */
	work: 'none' | 'load' | 'run';
	/** The reports that haven't arrived yet. */
	awaited: readonly CheckKind[];
	/** Why a report is missing: the server's message, or ''. */
	failures: Readonly< Partial< Record< CheckKind, string > > >;
	/** The reports whose last run failed, with the server's message or '': the stored ones are older. */
	failedRuns: Readonly< Partial< Record< CheckKind, string > > >;
	wishes: Wishes;
	/** The ids of single checks that are running. */
	checking: readonly string[];
	problem: CheckProblem | null;
}

/** Events, and the user's commands, which only sagas handle. */
export type AnalysisAction =
	| { type: 'analysis/LOAD'; url: string; kinds: readonly CheckKind[] }
	| { type: 'analysis/RUN'; url: string }
	| { type: 'analysis/WISH'; ids: readonly string[]; ignore: boolean }
	| { type: 'analysis/RECHECK'; id: string; url: string }
	| {
			type: 'analysis/STARTED';
			work: 'load' | 'run';
			kinds: readonly CheckKind[];
	  }
	| {
			type: 'analysis/RECEIVE';
			kind: CheckKind;
			report: CheckReport;
			/** The requested states at the time when the report was requested. */
			wishes: Wishes;
	  }
	| { type: 'analysis/FAILED'; kind: CheckKind; message: string }
	| { type: 'analysis/ENDED' }
	| { type: 'analysis/WISHED'; ids: readonly string[]; ignore: boolean }
	| { type: 'analysis/WISH_DONE'; id: string; ignore: boolean }
	| { type: 'analysis/WISH_FAILED'; id: string; problem: CheckProblem }
	| { type: 'analysis/CHECKING'; id: string }
	| {
			type: 'analysis/CHECKED';
			id: string;
			kind: CheckKind;
			checked: CheckedItem;
	  }
	| { type: 'analysis/CHECK_FAILED'; problem: CheckProblem };

/** The user's commands. */
export type AnalysisIntent = Extract<
	AnalysisAction,
	{
		type:
			| 'analysis/LOAD'
			| 'analysis/RUN'
			| 'analysis/WISH'
			| 'analysis/RECHECK';
	}
>;
