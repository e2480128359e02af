/** A feed of "What's New?". */
export interface NewsFeed {
	/** Tells several feeds apart: without spaces; may be '' where there is only one. */
	key: string;
	/** Name of its tab, where there are several. */
	label: string;
	url: string;
	/** CSS selector of the posts in it. */
	selector: string;
}

export interface NewsChild {
	/** Plain text. */
	title: string;
	/** HTML of the feed: untrusted. */
	content: string;
	/** Milliseconds since 1970; 0 when the feed has none. */
	date: number;
}

export interface NewsPost {
	/** Plain text. */
	title: string;
	/** Milliseconds since 1970; 0 when the feed has none. */
	date: number;
	/** A web URL, or ''. */
	postLink: string;
	/** HTML of the feed: untrusted. */
	description: string;
	children: NewsChild[];
}

export interface NewsOfFeed {
	key: string;
	label: string;
	url: string;
	/** The newest first; null when they couldn't be loaded. */
	posts: NewsPost[] | null;
}

export interface NewsState {
	/** Null until it is loaded. */
	news: NewsOfFeed[] | null;
	isOpen: boolean;
	/** What the trigger shows: '', "3", "9+", or "•". */
	badge: string;
	/** The same for screen readers: '', "3 new posts". */
	unread: string;
}

/** Events. */
export type NewsAction = {
	type: 'news/CHANGED';
	changes: Partial< NewsState >;
};
