/** A feed of "What's New?". */
export interface NewsFeed {
	/** Distinguishes several feeds; without spaces. May be '' if there is only one. */
	key: string;
	/** The name of its tab if there are several feeds. */
	label: string;
	url: string;
	/** The CSS selector of its posts. */
	selector: string;
	/** Seconds since 1970 of the plugin's installation: for browsers that never opened the news, only later posts are new. */
	since?: number;
}

export interface NewsChild {
	/** Plain text. */
	title: string;
	/** Untrusted HTML of the feed. */
	content: string;
	/** Milliseconds since 1970; 0 if the feed has no date. */
	date: number;
}

export interface NewsPost {
	/** Plain text. */
	title: string;
	/** The language tag of the post, or ''. */
	language: string;
	/** Milliseconds since 1970; 0 if the feed has no date. */
	date: number;
	/** A web URL, or ''. */
	postLink: string;
	/** Untrusted HTML of the feed. */
	description: string;
	children: NewsChild[];
}

export interface NewsOfFeed {
	key: string;
	label: string;
	url: string;
	/** Only later posts are new, in milliseconds since 1970. */
	since: number;
	/** The newest first; null if they couldn't be loaded. */
	posts: NewsPost[] | null;
}

export interface NewsState {
	/** Null until loaded. */
	news: NewsOfFeed[] | null;
	isOpen: boolean;
	/** The text of the badge: '', "3", "9+", or "•". */
	badge: string;
	/** The text for screen readers: '', "3 new posts". */
	unread: string;
}

/** Events. */
export type NewsAction = {
	type: 'news/CHANGED';
	changes: Partial< NewsState >;
};
