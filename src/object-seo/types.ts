import type { TemplateVariable } from '../components/template-field/types';
import type { OwnSchemas } from '../schema';
import type {
	BlockOutline,
	CheckResult,
	Place,
	StatusCounts,
} from '../page-checks';

/** The value of a robots directive: inherited, set or not set. */
export type Directive = '' | 'yes' | 'no';

/** The card types of X. */
export type CardType = 'summary_large_image' | 'summary';

/** Custom SEO data of a post, term or author: REST field `pharos_seo` (docs/rest.md). Unset fields are '' or 0. */
export interface ObjectSeo {
	title: string;
	description: string;
	canonical: string;
	noindex: Directive;
	nofollow: Directive;
	noarchive: Directive;
	nosnippet: Directive;
	noimageindex: Directive;
	/** In characters; '-1' is no limit, '' is inherited from the content type. */
	max_snippet: string;
	max_image_preview: '' | 'none' | 'standard' | 'large';
	/** In seconds; other values like max_snippet. */
	max_video_preview: string;
	facebook_title: string;
	facebook_description: string;
	facebook_image: string;
	facebook_image_id: number;
	twitter_title: string;
	twitter_description: string;
	twitter_image: string;
	twitter_image_id: number;
	/** '' is the site's default. */
	twitter_card_type: CardType | '';
	focus_keyword: string;
	/** A path, a URL, `post-12` or `term-5`. */
	redirect: string;
	/** 0 is 301. */
	redirect_status: number;
	schemas: OwnSchemas;
}

/** Posts also have the primary term of each hierarchical taxonomy: see primaryOf(). */
export type SeoField = keyof ObjectSeo;

export type Changes = Partial< ObjectSeo >;

/** A public taxonomy of the object. */
export interface ObjectTaxonomy {
	name: string;
	/** The REST base. */
	restBase: string;
	label: string;
	singular: string;
	/** Whether it is hierarchical, so that the post can have a primary term. */
	isTree: boolean;
	/** The variable with the object's terms, such as "categories". */
	variable: string;
}

/** Data that the page has before its first request, output by includes/Editor/EditorData.php. */
export interface EditorData {
	kind: 'post' | 'term' | 'user';
	/** The post type; '' for terms and authors. */
	type: string;
	/** The id; 0 for a new object. */
	id: number;
	/** The plural label of the content type, such as "Posts". */
	kindLabel: string;
	site: {
		name: string;
		icon: string;
		/** Whether search engines are discouraged from indexing the site. */
		isHidden: boolean;
		/** The URL of that setting; '' if the user can't change it. */
		readingUrl: string;
	};
	separator: string;
	limits: { title: number; description: number; url: number };
	variables: TemplateVariable[];
	/** The id of the page for schema previews, such as "post-12"; '' for a new object, null if it has no schemas. */
	schemaPage: string | null;
	/** Additional variables for schemas. */
	schemaVariables: TemplateVariable[];
	/** Whether missing excerpts are generated from the content. */
	isGenerated: boolean;
	/** Names of shortcodes whose enclosed text is not for all visitors. */
	shortcodes: string[];
	/** Whether titles on social networks may contain the site name. */
	isSiteInShares: boolean;
	/** Whether posts without a social image use their featured image. */
	isFeaturedShared: boolean;
	/** The URLs of the default social images; '' for none. */
	defaultImages: { facebook: string; x: string };
	/** The content type's templates for social networks; '' for none. */
	shareTemplates: Record<
		| 'facebook_title'
		| 'facebook_description'
		| 'twitter_title'
		| 'twitter_description',
		string
	>;
	cardType: CardType;
	/** Whether Open Graph tags and X card tags are output. */
	networks: { facebook: boolean; x: boolean };
	/** Whether figures from Google Search are available. */
	hasSearchFigures: boolean;
	/** Whether the user can get suggestions by AI. */
	hasSuggestions: boolean;
	/** The locale of the site. */
	language: string;
	taxonomies: ObjectTaxonomy[];
	/** Whether the user can use the media library. */
	canUpload: boolean;
	/** Whether redirects are turned on. */
	hasRedirects: boolean;
	/** The post or term that the object redirects to, and its title; '' for none. */
	redirectTarget: { value: string; label: string };
	/** Whether the user can edit canonical URL, redirect, robots and schemas. */
	canRestrict: boolean;
}

/** Additional data of the object, from GET /post-seo-data and /preview. */
export interface ServerData {
	/** The inherited values for empty fields; texts are templates. */
	inherited: ObjectSeo;
	/** The values of all variables, as stored. */
	variables: Record< string, string >;
}

/** The object with unsaved changes. */
export interface EditedPage {
	/** The values of all variables. */
	variables: Record< string, string >;
	/** The title or name in the editor; may be ''. */
	name: string;
	/** The manual excerpt. */
	excerpt: string;
	slug: string;
	url: string;
	status: string;
	content: string;
	blocks: BlockOutline[];
	/** The image on social networks when none is set; null if it is unchanged. */
	image: string | null;
	/** Whether a password or its visibility keeps visitors from it, with unsaved changes. */
	isRestricted: boolean;
}

/** The props of an add-on's tab or panel: the object, and its texts with unsaved changes. */
export interface EditedObject extends Pick<
	EditorData,
	'kind' | 'type' | 'id'
> {
	page: EditedPage;
}

/** The resolved values for visitors, plain text. */
export interface Preview {
	title: string;
	description: string;
	canonical: string;
	noindex: boolean;
	nofollow: boolean;
	facebook: SharedAs;
	twitter: SharedAs;
}

interface SharedAs {
	title: string;
	description: string;
	image: string;
}

/** Response of GET /pharos/v1/search-console/post: the figures of a post in the last 28 days. */
export interface PostFigures {
	clicks: number;
	impressions: number;
	position: number | null;
	/** The top five queries. */
	queries: {
		query: string;
		clicks: number;
		impressions: number;
		position: number | null;
	}[];
	start: string;
	end: string;
}

/** REST field `pharos_checks` (docs/rest.md). */
export interface StoredChecks {
	counts: StatusCounts;
	ignored: string[];
}

/** Check results, and callbacks for ignoring checks. */
export interface ChecksProps {
	/** Null until the first run is complete. */
	results: CheckResult[] | null;
	/** Ids of ignored checks. */
	ignored: readonly string[];
	onIgnore: ( id: string ) => void;
	onRestore: ( id: string ) => void;
	/** Shows locations outside the fields: a block, or the post's URL. Undefined if only fields can be shown. */
	onShow?: ( ( place: Place ) => void ) | undefined;
	/** Returns the URL of the editor of another post. */
	editUrl: ( id: number ) => string;
}

/** The props of all parts of the fields. */
export interface SeoProps {
	facts: EditorData;
	value: ObjectSeo;
	inherited: ObjectSeo;
	page: EditedPage;
	/** Why the server rejected fields, by name. */
	errors: Readonly< Partial< Record< string, string > > >;
	/** `isTyped`: whether the change is part of a series, such as key presses. */
	onChange: ( changes: Changes, isTyped?: boolean ) => void;
	/** The figures in Google Search; undefined if there are none. */
	figures?: PostFigures | undefined;
}
