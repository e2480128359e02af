import type { RedirectStep } from '../../store';

/** A URL of content that the user has changed (GET /pharos/v1/url-changes, docs/rest.md). */
export interface UrlChange {
	key: string;
	/** "post-12", "term-5" or "user-3"; "structure-post" if the URLs of a whole kind have changed: then the others are an example. */
	object: string;
	title: string;
	/** Paths; `new` is '' for content that is in the trash or deleted. */
	old: string;
	new: string;
	/** The URLs they belong to. */
	former_url: string;
	url: string;
	/** What the former URL consisted of. */
	slug: string;
	parent: number;
	/** What visitors of the former URL get; null where that was not looked up, because there are many. */
	answer: Pick< RedirectStep, 'kind' | 'status' | 'target' > | null;
	/** Why the choice that came with the change was refused. */
	problem: string;
}

/** What becomes of a former URL; `url`: a target is typed. */
export type Kind = 'default' | 'url' | 'gone' | 'none';

/** Fields that the permalink of the post contains, besides slug and parent. */
export interface PermalinkFields {
	/** How many characters of its date; 0 for none. */
	dateLength: number;
	hasAuthor: boolean;
}

declare global {
	interface Window {
		/** Printed by includes/Redirects/UrlChangePrompt.php: on lists and in forms the first part, in the block editor the second. */
		pharosUrlChanges?: {
			/** Statuses of posts that have a page. */
			statuses: string[];
		} & (
			| {
					/** What has just changed, before this page. */
					items: UrlChange[];
					/** Whether the post of the form has a page. */
					isPublic: boolean;
			  }
			| ( { id: number; type: string } & PermalinkFields )
		);
	}
}
