import type { AccountName } from '../../common/accounts';

/** A registered name of WordPress, and its label. */
export interface NamedItem {
	name: string;
	label: string;
}

interface TaxonomyItem extends NamedItem {
	/** The removable base of its terms' URLs, such as "category"; '' if there is none. */
	base: string;
}

/** A template variable. */
interface Variable {
	/** Without percent signs, such as `site_name`. */
	name: string;
	label: string;
	description: string;
	/** The content types that have a value for it; all if undefined. */
	on?: string[];
}

/** An example for template previews: the URL of a post and the values of all variables for it. */
export interface PreviewObject {
	id: number;
	title: string;
	url: string;
	/** Plain text by variable name. */
	variables: Record< string, string >;
}

/** A cause that hides the site or its home page from search engines (includes/Visibility/Causes.php). */
export interface HidingCause {
	code: string;
	/** Whether it affects the whole site or its home page. */
	scope: 'site' | 'home';
	/** Whether Pharos can change it. */
	fixable: boolean;
}

/** Whether the whole site is hidden from search engines. */
interface Visibility {
	/** False if search engines are discouraged from indexing the site (Settings > Reading). */
	search_engines: boolean;
	/** The URL of that setting. */
	reading_url: string;
	/** Whether robots.txt blocks the whole site for all crawlers. */
	robots_txt_blocks: boolean;
	/** The causes that are known without requesting the home page. */
	causes: HidingCause[];
}

/** An SEO plugin other than this one. */
interface OtherSeoPlugin {
	/** The slug used by the migration: yoast, rankmath, aioseo, seopress, tsf, slim, surerank, squirrly. */
	slug: string;
	/** A brand name, not translated. */
	name: string;
}

/** A social network (includes/Social/Profiles.php). */
export interface SocialProfile {
	/** The key in the setting `social_profiles`. */
	id: string;
	/** A brand name, not translated. */
	label: string;
	/** An example URL. */
	placeholder: string;
	/** Whether it is one of the main networks, which come first. */
	show_in_dashboard: boolean;
	/** The patterns of valid account names; empty if only URLs are valid. */
	names: AccountName[];
	/** The domains of its accounts; empty if accounts may be on any domain. */
	hosts: string[];
}

/** The icon of a social network: the single path of an SVG. */
export interface NetworkIcon {
	view_box: string;
	path: string;
}

/** A role of the site (includes/Access/Roles.php). */
export interface AccessRole {
	name: string;
	label: string;
	/** It has all permissions, whatever is stored. */
	is_full: boolean;
	/** Capabilities that WordPress has for the role, such as after a change in a plugin for roles. */
	own: Record< string, boolean >;
	/** The values of permissions that aren't stored (false if missing); null if the role can edit no content. */
	defaults: Record< string, boolean | null >;
}

export interface AccessPermission {
	/** The capability. */
	name: string;
	label: string;
	help: string;
	/** Whether the user has it, and so may grant it. */
	can_grant: boolean;
}

export interface SiteAccess {
	roles: AccessRole[];
	permissions: AccessPermission[];
}

/** The response of GET /pharos/v1/site-settings. */
export interface SiteSettings {
	site: {
		site_name: string;
		site_url: string;
		/** A URL, or ''. */
		favicon: string;
	};
	content: {
		post_types: NamedItem[];
		taxonomies: TaxonomyItem[];
		/** The archives that may have templates: author, date, search, not_found, archive-{type}. */
		archives: NamedItem[];
	};
	/** "page" if a static page is the home page. */
	home_page_static: 'page' | 'posts';
	home_page_edit_url: string;
	home_page_featured_image: string;
	/** Maximum lengths in visible characters. */
	limits: { title: number; description: number; url: number };
	/** All template variables in the order of the picker. */
	variables: Variable[];
	/** Additional variables for schemas. */
	schema_variables: Variable[];
	/** The latest published post, or a sample if there is none. */
	preview: PreviewObject;
	/** The home page that shows the latest posts; its id is 0. */
	home_preview: PreviewObject;
	/** All social networks in the order of the screen. */
	social_profiles: SocialProfile[];
	/** Another active SEO plugin: while it is active, Pharos SEO changes nothing on the front end. */
	other_seo_plugin: OtherSeoPlugin | null;
	/** The roles and their permissions; null for users who can't change them. */
	access: SiteAccess | null;
	visibility: Visibility;
}

/** Found posts of one type. */
export interface PostGroup {
	/** The label of the post type, such as "Posts". */
	text: string;
	children: { id: number; text: string }[];
}

export interface SiteState {
	settings: SiteSettings | null;
	/** By post id. */
	previews: Record< number, PreviewObject >;
	/** Examples of content types, by "group/name". */
	examples: Record< string, PreviewObject >;
	/** Found posts by search text. */
	posts: Record< string, PostGroup[] >;
	/** The causes that hide the site, including those found on the home page; null until loaded. */
	causes: HidingCause[] | null;
	/** By the id of the network. */
	networkIcons: Record< string, NetworkIcon > | null;
}

/** Events. */
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
