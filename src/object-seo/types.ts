import type { TemplateVariable } from '../components/template-field/types';
import type { OwnSchemas } from '../schema';
import type { BlockOutline, CheckResult, Place } from '../page-checks';

/** As its kind says, yes, no. */
export type Directive = '' | 'yes' | 'no';

/** How X shows a page. */
export type CardType = 'summary_large_image' | 'summary';

/** What a post, term or author says of itself: REST field `pharos_seo` (docs/rest.md). Unset fields are '' or 0. */
export interface ObjectSeo {
	title: string;
	description: string;
	canonical: string;
	noindex: Directive;
	nofollow: Directive;
	noarchive: Directive;
	nosnippet: Directive;
	noimageindex: Directive;
	/** Characters; '-1' is no limit, '' as the content type says. */
	max_snippet: string;
	max_image_preview: '' | 'none' | 'standard' | 'large';
	/** Seconds, as max_snippet. */
	max_video_preview: string;
	facebook_title: string;
	facebook_description: string;
	facebook_image: string;
	facebook_image_id: number;
	twitter_title: string;
	twitter_description: string;
	twitter_image: string;
	twitter_image_id: number;
	/** '': as set for the site. */
	twitter_card_type: CardType | '';
	focus_keyword: string;
	schemas: OwnSchemas;
}

/** Posts also have the main term of each tree: see primaryOf(). */
export type SeoField = keyof ObjectSeo;

export type Changes = Partial< ObjectSeo >;

/** A taxonomy of the object that visitors can see. */
export interface ObjectTaxonomy {
	name: string;
	/** What the REST API calls it. */
	restBase: string;
	label: string;
	singular: string;
	/** Its terms are below one another: one of them is the main one. */
	isTree: boolean;
	/** The variable that lists the object's terms, such as "categories". */
	variable: string;
}

/** What a page knows before the fields are shown: printed by includes/ObjectSeo/AppFacts.php. */
export interface AppFacts {
	kind: 'post' | 'term' | 'user';
	/** Of a post; '' for others. */
	type: string;
	/** 0 while the object is new. */
	id: number;
	/** "Posts": what the objects of this kind are called. */
	kindLabel: string;
	site: {
		name: string;
		icon: string;
		/** Search engines are asked not to index the site. */
		isHidden: boolean;
		/** Where that is changed; '' for who may not. */
		readingUrl: string;
	};
	separator: string;
	limits: { title: number; description: number; url: number };
	variables: TemplateVariable[];
	/** What the object is called where schemas are previewed, such as "post-12"; '' while it is new, null: there are no schemas here. */
	schemaPage: string | null;
	/** What schemas can use besides these. */
	schemaVariables: TemplateVariable[];
	/** Whether a missing excerpt is made of the content. */
	isGenerated: boolean;
	/** Names of shortcodes whose enclosed text is no text of the page for everybody. */
	shortcodes: string[];
	/** Whether titles for networks may name the site. */
	isSiteInShares: boolean;
	/** Whether posts without a social image use their featured image. */
	isFeaturedShared: boolean;
	/** The URLs of the default images; '' for none. */
	defaultImages: { facebook: string; x: string };
	/** The templates of the content type for social networks; '' for none. */
	shareTemplates: Record<
		| 'facebook_title'
		| 'facebook_description'
		| 'twitter_title'
		| 'twitter_description',
		string
	>;
	cardType: CardType;
	/** Whether the site has Open Graph tags, and tags for X. */
	networks: { facebook: boolean; x: boolean };
	/** Whether there are figures of Google Search on the site. */
	hasSearchFigures: boolean;
	/** Of the site: a WordPress locale. */
	language: string;
	taxonomies: ObjectTaxonomy[];
	/** Whether the person may use the media library. */
	canUpload: boolean;
	/** Whether the person may change canonical URL, robots and schemas. */
	canRestrict: boolean;
}

/** What else is known of the object: GET /post-seo-data and /preview. */
export interface Base {
	/** What each field falls back to while it is empty; texts as templates. */
	inherited: ObjectSeo;
	/** What every variable stands for, as it is stored. */
	variables: Record< string, string >;
}

/** The object as it is on the screen, what is not saved yet included. */
export interface PageNow {
	/** What every variable stands for. */
	variables: Record< string, string >;
	/** What it is called, as typed; '' when that is nothing. */
	name: string;
	/** The excerpt that was written by hand. */
	excerpt: string;
	slug: string;
	url: string;
	status: string;
	content: string;
	blocks: BlockOutline[];
	/** What networks show where no image was chosen; null: as stored. */
	image: string | null;
}

/** What a reader gets, plain text. */
export interface Shown {
	title: string;
	description: string;
	canonical: string;
	noindex: boolean;
	nofollow: boolean;
	facebook: SharedAs;
	twitter: SharedAs;
}

export interface SharedAs {
	title: string;
	description: string;
	image: string;
}

/** The checks of a page, and what a person does with them. */
export interface ChecksProps {
	/** Null while they run for the first time. */
	results: CheckResult[] | null;
	/** Ids. */
	ignored: readonly string[];
	onIgnore: ( id: string ) => void;
	onRestore: ( id: string ) => void;
	/** Shows what is no field of ours: a block, the address of the post. Undefined: only fields can be shown. */
	onShow?: ( ( place: Place ) => void ) | undefined;
	/** Where another post is edited. */
	editUrl: ( id: number ) => string;
}

/** What every part of the fields gets. */
export interface SeoProps {
	facts: AppFacts;
	value: ObjectSeo;
	inherited: ObjectSeo;
	page: PageNow;
	/** Why the server refused a field. */
	errors: Readonly< Partial< Record< string, string > > >;
	/** `isTyped`: one of many changes that belong together, as key presses do. */
	onChange: ( changes: Changes, isTyped?: boolean ) => void;
}
