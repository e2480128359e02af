/** A name as WordPress registers it, and the one that people read. */
export interface NamedItem {
	name: string;
	label: string;
}

/** A template variable. */
export interface Variable {
	/** Without percent signs, such as `site_name`. */
	name: string;
	label: string;
	description: string;
}

/** An example that templates are shown with: a post's address and the values of all variables for it. */
export interface PreviewObject {
	id: number;
	title: string;
	url: string;
	/** Plain text by variable name. */
	variables: Record< string, string >;
}

/** GET /pharos/v1/site-settings. */
export interface SiteSettings {
	site: {
		site_name: string;
		site_url: string;
		/** An address, or ''. */
		favicon: string;
		tagline: string;
		language: string;
	};
	content: {
		post_types: NamedItem[];
		taxonomies: NamedItem[];
	};
	/** "page" when a static page is the home page. */
	home_page_static: 'page' | 'posts';
	home_page_edit_url: string;
	home_page_featured_image: string;
	/** In characters that a reader counts. */
	limits: { title: number; description: number; url: number };
	/** All template variables in the order of the picker. */
	variables: Variable[];
	/** The latest published post, or a sample when there is none. */
	preview: PreviewObject;
}

/** Found posts of one type. */
export interface PostGroup {
	/** The type's name, such as "Posts". */
	text: string;
	children: { id: number; text: string }[];
}

export interface SiteState {
	settings: SiteSettings | null;
	/** By post id. */
	previews: Record< number, PreviewObject >;
	/** Found posts by search text. */
	posts: Record< string, PostGroup[] >;
}

/** Facts. */
export type SiteAction =
	| { type: 'site/RECEIVE'; settings: SiteSettings }
	| { type: 'site/RECEIVE_PREVIEW'; postId: number; preview: PreviewObject }
	| { type: 'site/RECEIVE_POSTS'; query: string; groups: PostGroup[] };
