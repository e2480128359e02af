/** What is wrong, the worst first (spec.md section 3). */
export type CheckStatus = 'error' | 'warning' | 'suggestion' | 'success';

/** An address in this admin that leads to the very setting, field or block. */
export interface CheckFix {
	label: string;
	url: string;
}

/** An address that a check is about. */
export interface CheckLink {
	url: string;
	/** Of HTTP, or the code of WordPress's error, such as `http_request_failed`. */
	status?: number | string;
	/** Plain text: what is wrong there, or where it was found. */
	details?: string;
	fix?: CheckFix;
}

/** A paragraph, points, addresses, or images to be shown small. Plain texts, never HTML. */
export type CheckPart =
	| string
	| { list: string[] }
	| { links: CheckLink[] }
	| { images: CheckLink[] };

/** What a check says. */
export interface CheckItem {
	status: CheckStatus;
	/** One plain sentence. */
	message: string;
	description: CheckPart[];
	/** Somebody does not want to see it. */
	ignore: boolean;
	/** Nothing in the site can mend it. */
	not_fixable: boolean;
	fix: CheckFix | null;
}

/** The reports of the server; an id of a later one overrides. */
export type CheckKind = 'general' | 'other' | 'settings';

/** `GET /checks/{kind}`. */
export interface CheckReport {
	success: true;
	data: Record< string, CheckItem >;
	/** Such as "2026-11-22T08:15:00Z"; null: never. */
	checked_at: string | null;
	/** Somebody else's run is not over: this is the report before it. */
	running: boolean;
	/** Some checks could not be carried out, since they failed or the time was over: what is said of them. */
	message?: string;
}

/** How many items are not ignored, by status, and how many are. */
export interface CheckCounts {
	error: number;
	warning: number;
	suggestion: number;
	success: number;
	ignored: number;
}

/** What a check says, or null for nothing, and when it was run. */
export interface CheckedItem {
	item: CheckItem | null;
	/** As in CheckReport; '' for never. */
	checkedAt: string;
}

/** What is kept of a report. */
export interface KeptReport {
	/** By check; what was run by itself is later than the report. */
	items: Readonly< Record< string, CheckedItem > >;
	checkedAt: string | null;
	/** What could not be carried out; '' for nothing. */
	message: string;
}

/** Why something that a person asked for did not happen: they are told once. */
export interface CheckProblem {
	/** Of the check. */
	id: string;
	wanted: 'ignore' | 'restore' | 'recheck';
	/** Of the server; '' when it gave none. */
	message: string;
}

/** What a person wants of a check: it is shown until a report that was asked for later says what the server has. */
export interface Wish {
	ignore: boolean;
	/** The server does not have it yet. */
	isSaving: boolean;
	/** What the server has stored last; missing: no other than reports say. */
	stored?: boolean;
}

/** By check. */
export type Wishes = Readonly< Record< string, Wish > >;

export interface AnalysisState {
	reports: Readonly< Partial< Record< CheckKind, KeptReport > > >;
	/** What is going on: reports are read, or made anew. */
	work: 'none' | 'load' | 'run';
	/** The reports that are not there yet. */
	awaited: readonly CheckKind[];
	/** Why there is no report of a kind: the server's message, or ''. */
	failures: Readonly< Partial< Record< CheckKind, string > > >;
	/** Whose last run failed, with the server's message or '': their reports are older ones. */
	failedRuns: Readonly< Partial< Record< CheckKind, string > > >;
	wishes: Wishes;
	/** Checks that are being run by themselves. */
	checking: readonly string[];
	problem: CheckProblem | null;
}

/** Facts, and what a person asks for (only sagas hear that). */
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
			/** As they were when it was asked for. */
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

/** What a person asks for. */
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
