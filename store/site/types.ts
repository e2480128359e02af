import type { AccountName } from '../../common/accounts';

/** A name as WordPress registers it, and the one that people read. */
export interface NamedItem {
	name: string;
	label: string;
}

export interface TaxonomyItem extends NamedItem {
	/** The part of its terms' URLs that can be left out, such as "category"; '' where there is none. */
	base: string;
}

/** A template variable. */
export interface Variable {
	/** Without percent signs, such as `site_name`. */
	name: string;
	label: string;
	description: string;
	/** The kinds of pages on which it says something; without, on all. */
	on?: string[];
}

/** An example that templates are shown with: a post's address and the values of all variables for it. */
export interface PreviewObject {
	id: number;
	title: string;
	url: string;
	/** Plain text by variable name. */
	variables: Record< string, string >;
}

/** Something that hides the site, or its home page, from search engines (includes/Visibility/Causes.php). */
export interface HidingCause {
	code: string;
	/** The whole site, or its home page. */
	scope: 'site' | 'home';
	/** Whether Pharos can change it. */
	fixable: boolean;
}

/** Whether something hides the whole site from search engines. */
interface Visibility {
	/** False when WordPress asks search engines not to index the site (Settings > Reading). */
	search_engines: boolean;
	/** Where that is changed. */
	reading_url: string;
	/** Whether the robots.txt that visitors get forbids the whole site to all crawlers. */
	robots_txt_blocks: boolean;
	/** Those that are known without asking for the home page. */
	causes: HidingCause[];
}

/** An SEO plugin other than this one. */
interface OtherSeoPlugin {
	/** As the migration calls it: yoast, rankmath, aioseo, seopress, tsf, slim, surerank, squirrly. */
	slug: string;
	/** A brand, not translated. */
	name: string;
}

/** A network where the site may have an account (includes/Social/Profiles.php). */
export interface SocialProfile {
	/** Its key in the setting `social_profiles`. */
	id: string;
	/** A brand, not translated. */
	label: string;
	/** The address of an example. */
	placeholder: string;
	/** Whether it is one of the few that come first. */
	show_in_dashboard: boolean;
	/** What counts as a name; none where only an address will do. */
	names: AccountName[];
	/** The domains of its accounts; none where those may be anywhere. */
	hosts: string[];
}

/** The icon of a network: what the only path of an SVG draws. */
export interface NetworkIcon {
	view_box: string;
	path: string;
}

/** GET /pharos/v1/site-settings. */
export interface SiteSettings {
	site: {
		site_name: string;
		site_url: string;
		/** An address, or ''. */
		favicon: string;
	};
	content: {
		post_types: NamedItem[];
		taxonomies: TaxonomyItem[];
		/** Those that may have templates: author, date, search, not_found, archive-{type}. */
		archives: NamedItem[];
	};
	/** "page" when a static page is the home page. */
	home_page_static: 'page' | 'posts';
	home_page_edit_url: string;
	home_page_featured_image: string;
	/** In characters that a reader counts. */
	limits: { title: number; description: number; url: number };
	/** All template variables in the order of the picker. */
	variables: Variable[];
	/** What schemas can use besides these. */
	schema_variables: Variable[];
	/** The latest published post, or a sample when there is none. */
	preview: PreviewObject;
	/** The home page that shows the latest posts; its id is 0. */
	home_preview: PreviewObject;
	/** All networks in the order of the screen. */
	social_profiles: SocialProfile[];
	/** Another SEO plugin that is active: while it is, Pharos SEO changes nothing of what visitors get. */
	other_seo_plugin: OtherSeoPlugin | null;
	visibility: Visibility;
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
	/** Examples of kinds of pages, by "group/name". */
	examples: Record< string, PreviewObject >;
	/** Found posts by search text. */
	posts: Record< string, PostGroup[] >;
	/** What hides the site, with what the home page says; null until that is known. */
	causes: HidingCause[] | null;
	/** By the id of a network. */
	networkIcons: Record< string, NetworkIcon > | null;
}

/** Facts. */
export type SiteAction =
	| { type: 'site/RECEIVE'; settings: SiteSettings }
	| { type: 'site/RECEIVE_CAUSES'; causes: HidingCause[] }
	| { type: 'site/RECEIVE_PREVIEW'; postId: number; preview: PreviewObject }
	| { type: 'site/RECEIVE_EXAMPLE'; kind: string; preview: PreviewObject }
	| { type: 'site/RECEIVE_POSTS'; query: string; groups: PostGroup[] }
	| {
			type: 'site/RECEIVE_NETWORK_ICONS';
			icons: Record< string, NetworkIcon >;
	  };
