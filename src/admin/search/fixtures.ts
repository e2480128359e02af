import type { ScreenDefinition } from '../definitions/types';
import type { NavSection } from '../navigation/types';

/** A navigation tree with all kinds of entries, for the tests of the search and the command palette. */
export const sections: NavSection[] = [
	{
		id: 'dashboard',
		label: 'Dashboard',
		path: '/dashboard',
		layout: 'navbar',
		links: [
			{ path: '/dashboard', label: 'Dashboard', icon: 'dashboard' },
		],
	},
	{
		id: 'general',
		label: 'General',
		path: '/general',
		layout: 'settings',
		links: [
			{
				path: '/general',
				label: 'Meta Templates',
				description:
					'The title and description that search engines show.',
				icon: 'title',
				keywords: [ 'snippet', 'serp' ],
			},
			{
				path: '/general/social',
				label: 'Social',
				icon: 'share',
				children: [
					{
						path: '/general/social',
						label: 'Default Social Image',
						keywords: [ 'og:image', 'open graph' ],
					},
					{
						path: '/general/social/facebook',
						label: 'Facebook',
						keywords: [ 'open graph', 'og' ],
					},
					{
						path: '/general/social/x',
						label: 'X',
						description: 'How your pages appear on X.',
					},
					{
						path: '/general/social/accounts',
						label: 'Other Accounts',
					},
				],
			},
			{
				path: '/general/homepage',
				label: 'Home Page',
				tabs: true,
				children: [
					{
						path: '/general/homepage',
						label: 'General',
						title: 'Home Page General',
					},
					{
						path: '/general/homepage/social',
						label: 'Social',
						title: 'Home Page Social',
					},
				],
			},
		],
	},
	{
		id: 'advanced',
		label: 'Advanced',
		path: '/advanced/robot_instructions/indexing',
		layout: 'settings',
		links: [
			{
				path: '/advanced/robot_instructions/indexing',
				label: 'Robot Instructions',
				icon: 'robot',
				keywords: [ 'meta robots' ],
				children: [
					{
						path: '/advanced/robot_instructions/indexing',
						label: 'No Index',
						description:
							'Keep content out of search results with the noindex tag.',
					},
					{
						path: '/advanced/robot_instructions/following',
						label: 'No Follow',
					},
				],
			},
			{
				path: '/advanced/sitemaps',
				label: 'Sitemaps',
				keywords: [ 'xml' ],
			},
			{
				path: '/advanced/schema',
				label: 'Schema',
				description: 'Structured data about your pages.',
				keywords: [ 'json-ld', 'rich results' ],
				feature: 'enable_schemas',
			},
			{
				path: '/advanced/robots-txt-editor',
				label: 'robots.txt Editor',
				description: 'Controls which URLs crawlers can access.',
			},
		],
	},
];

export const screens: ScreenDefinition[] = [
	{
		path: '/general',
		groups: [
			{
				fields: [
					{
						key: 'page_title',
						control: 'template',
						label: 'Search Engine Title',
						tooltip:
							'The title in search results and in the browser tab.',
						keywords: [ 'meta title' ],
					},
					{
						key: 'separator',
						control: 'select',
						label: 'Separator',
						help: 'Stands between the parts of a title.',
						options: [
							{ value: '-', label: 'Hyphen' },
							{ value: '|', label: 'Vertical bar' },
						],
					},
				],
			},
		],
	},
	{
		path: '/general/social/facebook',
		groups: [
			{
				title: 'Facebook Pages',
				fields: [
					{
						key: 'facebook_page_url',
						control: 'text',
						label: 'Site Facebook Page',
						help: 'Used by the schema.',
					},
					{
						key: 'social_title',
						control: 'template',
						label: 'Social Title',
					},
				],
			},
		],
	},
	{
		path: '/general/social/x',
		groups: [
			{
				fields: [
					{
						key: 'twitter_title',
						control: 'template',
						label: 'Social Title',
					},
					{
						key: 'twitter_card_type',
						control: 'select',
						label: 'Card Type',
						options: [
							{
								value: 'summary',
								label: 'Summary with large image',
							},
						],
					},
				],
			},
		],
	},
	{
		path: '/advanced/schema/:id',
		groups: [
			{
				fields: [
					{ key: 'schemas', control: 'text', label: 'Schema Title' },
				],
			},
		],
	},
];
