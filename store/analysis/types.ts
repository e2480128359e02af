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
