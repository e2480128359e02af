import { __ } from '@wordpress/i18n';
import { CARD_TYPES } from './card-types';
import type { FieldDefinition, ScreenDefinition } from './types';

/** Maximum length of a home page's description on social networks, in characters. */
export const SOCIAL_DESCRIPTION_LIMIT = 78;

export const titleField: FieldDefinition = {
	key: 'home_page_title',
	control: 'template',
	limit: 'title',
	label: __( 'Search Engine Title', 'pharos-seo' ),
	tooltip: __(
		'The title of the home page in search results and in the browser tab.',
		'pharos-seo'
	),
	keywords: [ 'home page title', 'meta title', 'seo title', 'front page' ],
	emptyFallback: true,
};

export const descriptionField: FieldDefinition = {
	key: 'home_page_description',
	control: 'template',
	limit: 'description',
	multiline: true,
	label: __( 'Search Engine Description', 'pharos-seo' ),
	tooltip: __(
		'The text below the title of the home page in search results.',
		'pharos-seo'
	),
	keywords: [ 'home page description', 'meta description', 'front page' ],
};

export const imageField: FieldDefinition = {
	key: 'home_page_featured_image',
	control: 'image',
	isShared: true,
	label: __( 'Home Page Image', 'pharos-seo' ),
	help: __(
		'Used if Facebook or X has no image below. Leave empty to use the default social image.',
		'pharos-seo'
	),
	keywords: [ 'og:image', 'featured image', 'share image' ],
};

type Network = 'facebook' | 'twitter';

/**
 * Returns the fields of one network's tab.
 *
 * @param network The network as in the setting keys.
 * @param tab     The label of the tab.
 */
const networkFields = (
	network: Network,
	tab: string
): Record< 'title' | 'description' | 'image', FieldDefinition > => ( {
	title: {
		key: `home_page_${ network }_title`,
		control: 'template',
		limit: 'title',
		label: __( 'Social Title', 'pharos-seo' ),
		tab,
		keywords: [ network, 'og:title', 'home page title', 'share' ],
	},
	description: {
		key: `home_page_${ network }_description`,
		control: 'template',
		limit: SOCIAL_DESCRIPTION_LIMIT,
		multiline: true,
		label: __( 'Social Description', 'pharos-seo' ),
		tab,
		keywords: [
			network,
			'og:description',
			'home page description',
			'share',
		],
	},
	image: {
		key: `home_page_${ network }_image_url`,
		control: 'image',
		isShared: true,
		label: __( 'Social Image', 'pharos-seo' ),
		tab,
		help: __( 'Recommended: 1200 × 630 pixels, JPG or PNG.', 'pharos-seo' ),
		keywords: [ network, 'og:image', 'home page image', 'share' ],
	},
} );

export const facebookFields = networkFields(
	'facebook',
	__( 'Facebook', 'pharos-seo' )
);
export const xFields = networkFields( 'twitter', __( 'X', 'pharos-seo' ) );

export const sameField: FieldDefinition = {
	key: 'twitter_same_as_facebook',
	control: 'toggle',
	label: __( 'Use data from Facebook Tab', 'pharos-seo' ),
	help: __(
		'X uses the title, description and image of the Facebook tab. The values set for X are kept.',
		'pharos-seo'
	),
	keywords: [ 'twitter', 'x', 'same as facebook' ],
};

export const cardField: FieldDefinition = {
	key: 'home_page_twitter_card_type',
	control: 'select',
	label: __( 'Card type', 'pharos-seo' ),
	tab: __( 'X', 'pharos-seo' ),
	options: [
		{ value: '', label: __( 'Same as for the site', 'pharos-seo' ) },
		...CARD_TYPES,
	],
	keywords: [ 'twitter:card', 'summary', 'home page' ],
};

export const robotsField: FieldDefinition = {
	key: 'home_page_robots',
	path: [ 'general' ],
	control: 'checkboxes',
	label: __( 'Robot Instructions', 'pharos-seo' ),
	options: [
		{ value: 'noindex', label: __( 'No Index', 'pharos-seo' ) },
		{ value: 'nofollow', label: __( 'No Follow', 'pharos-seo' ) },
		{ value: 'noarchive', label: __( 'No Archive', 'pharos-seo' ) },
		{ value: 'nosnippet', label: __( 'No Snippet', 'pharos-seo' ) },
		{ value: 'noimageindex', label: __( 'No Image Index', 'pharos-seo' ) },
	],
	help: __(
		'No Index: keep the home page out of search results. No Follow: don’t follow its links. No Archive: show no cached copy. No Snippet: show no text of the page. No Image Index: index none of its images.',
		'pharos-seo'
	),
	keywords: [
		'noindex',
		'nofollow',
		'noarchive',
		'home page noindex',
		'front page',
	],
};

export const paginatedField: FieldDefinition = {
	key: 'index_home_page_paginated_pages',
	control: 'toggle',
	label: __( 'Index page 2 and up of the home page', 'pharos-seo' ),
	help: __(
		'When off, page 2 and up of the home page, such as /page/2/, are set to noindex.',
		'pharos-seo'
	),
	keywords: [ 'pagination', 'paged', 'page 2', 'noindex' ],
};

export const homePageScreens: ScreenDefinition[] = [
	{
		path: '/general/homepage',
		groups: [ { fields: [ titleField, descriptionField ] } ],
	},
	{
		path: '/general/homepage/social',
		groups: [
			{ fields: [ imageField ] },
			{
				title: __( 'Facebook', 'pharos-seo' ),
				fields: Object.values( facebookFields ),
			},
			{
				title: __( 'X', 'pharos-seo' ),
				fields: [ cardField, sameField, ...Object.values( xFields ) ],
			},
		],
	},
	{
		path: '/general/homepage/advanced',
		groups: [ { fields: [ robotsField, paginatedField ] } ],
	},
];
