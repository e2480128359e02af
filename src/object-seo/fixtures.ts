import type { EditorData, ObjectSeo, EditedPage } from './types';

/** Editor data of a post about tea, for tests. */
export const facts: EditorData = {
	kind: 'post',
	type: 'post',
	id: 12,
	kindLabel: 'Posts',
	site: {
		name: 'Fern & Kettle',
		icon: '',
		isHidden: false,
		readingUrl: '/wp-admin/options-reading.php',
	},
	separator: '-',
	limits: { title: 60, description: 160, url: 90 },
	variables: [
		{ name: 'title', label: 'Post Title', description: '' },
		{ name: 'site_name', label: 'Site Name', description: '' },
	],
	schemaPage: null,
	schemaVariables: [ { name: 'image', label: 'Image', description: '' } ],
	isGenerated: true,
	shortcodes: [ 'gallery', 'members_only' ],
	isSiteInShares: true,
	isFeaturedShared: true,
	shareTemplates: {
		facebook_title: '',
		facebook_description: '',
		twitter_title: '',
		twitter_description: '',
	},
	defaultImages: { facebook: '', x: '' },
	cardType: 'summary_large_image',
	networks: { facebook: true, x: true },
	language: 'en_US',
	taxonomies: [
		{
			name: 'category',
			restBase: 'categories',
			label: 'Categories',
			singular: 'Category',
			isTree: true,
			variable: 'categories',
		},
	],
	canUpload: true,
	hasRedirects: true,
	redirectTarget: { value: '', label: '' },
	canRestrict: true,
	hasSearchFigures: false,
};

/** Fields without any value. */
export const noSeo: ObjectSeo = {
	title: '',
	description: '',
	canonical: '',
	noindex: '',
	nofollow: '',
	noarchive: '',
	nosnippet: '',
	noimageindex: '',
	max_snippet: '',
	max_image_preview: '',
	max_video_preview: '',
	facebook_title: '',
	facebook_description: '',
	facebook_image: '',
	facebook_image_id: 0,
	twitter_title: '',
	twitter_description: '',
	twitter_image: '',
	twitter_image_id: 0,
	twitter_card_type: '',
	focus_keyword: '',
	redirect: '',
	redirect_status: 0,
	schemas: {},
};

/** The inherited values of the content type. */
export const inherited: ObjectSeo = {
	...noSeo,
	title: '%title% - %site_name%',
	description: '%excerpt%',
	canonical: 'https://example.org/tea/',
	noindex: 'no',
	nofollow: 'yes',
	noarchive: 'no',
	nosnippet: 'no',
	noimageindex: 'no',
	max_snippet: '-1',
	max_image_preview: 'large',
	max_video_preview: '-1',
	facebook_image: 'https://example.org/featured.jpg',
};

export const page: EditedPage = {
	variables: {
		title: 'Green tea',
		site_name: 'Fern & Kettle',
		excerpt: 'Leaves and water.',
		url: 'https://example.org/tea/',
	},
	name: 'Green tea',
	excerpt: '',
	slug: 'tea',
	url: 'https://example.org/tea/',
	status: 'publish',
	content: '<p>Leaves and water.</p>',
	blocks: [],
	image: null,
};
