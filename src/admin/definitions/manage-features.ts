import { __ } from '@wordpress/i18n';
import type { FieldDefinition, FieldGroup, ScreenDefinition } from './types';

const feature = (
	key: string,
	label: string,
	help: string,
	keywords: string[]
): FieldDefinition => ( { key, control: 'toggle', label, help, keywords } );

/** The features, in the order of the screen. */
export const FEATURES: FieldDefinition[] = [
	feature(
		'enable_page_level_seo',
		__( 'Page Level Checks', 'pharos-seo' ),
		__(
			'Checks in the editor, and custom titles, descriptions and robot instructions of posts and terms. When off, only templates and site-wide settings are used.',
			'pharos-seo'
		),
		[ 'content analysis', 'editor', 'page seo' ]
	),
	feature(
		'enable_google_console',
		__( 'Google Search Console', 'pharos-seo' ),
		__( 'Clicks and impressions from Google Search.', 'pharos-seo' ),
		[ 'gsc', 'analytics', 'traffic' ]
	),
	feature(
		'enable_schemas',
		__( 'Schema', 'pharos-seo' ),
		__(
			'Structured data that tells search engines what your pages are about.',
			'pharos-seo'
		),
		[ 'json-ld', 'structured data', 'rich results' ]
	),
	feature(
		'enable_migration',
		__( 'Migration', 'pharos-seo' ),
		__( 'Migrates all data from another SEO plugin.', 'pharos-seo' ),
		[ 'import', 'migrate', 'yoast', 'rank math' ]
	),
	feature(
		'enable_redirects',
		__( 'Redirects', 'pharos-seo' ),
		__(
			'Redirects old URLs and logs URLs that aren’t found.',
			'pharos-seo'
		),
		[ '301', '404', 'redirection' ]
	),
	feature(
		'enable_ai_suggestions',
		__( 'AI suggestions', 'pharos-seo' ),
		__( 'Suggests titles and descriptions.', 'pharos-seo' ),
		[]
	),
	feature(
		'enable_rest_head',
		__( 'Headless', 'pharos-seo' ),
		__(
			'Tags and structured data of pages in the REST API and WPGraphQL.',
			'pharos-seo'
		),
		[ 'decoupled' ]
	),
	feature(
		'enable_schema_map',
		__( 'Schema map', 'pharos-seo' ),
		__( 'Structured data of all pages for AI agents.', 'pharos-seo' ),
		[ 'jsonl' ]
	),
];

/** The host of a headless site's front end. */
export const FRONT_END: FieldGroup = {
	title: __( 'Front end of a headless site', 'pharos-seo' ),
	fields: [
		{
			key: 'front_end_url',
			control: 'url',
			label: __( 'Front end URL', 'pharos-seo' ),
			help: __(
				'Leave empty if WordPress shows your content.',
				'pharos-seo'
			),
		},
		{
			key: 'front_end_parts',
			control: 'checkboxes',
			label: __( 'Use its URLs for', 'pharos-seo' ),
			options: [
				{
					value: 'canonical',
					label: __( 'Canonical URLs', 'pharos-seo' ),
				},
				{
					value: 'sitemaps',
					label: __( 'XML sitemaps', 'pharos-seo' ),
				},
				{ value: 'redirects', label: __( 'Redirects', 'pharos-seo' ) },
			],
		},
	],
};

export const manageFeatures: ScreenDefinition = {
	path: '/tools/manage-features',
	groups: [ { fields: FEATURES }, FRONT_END ],
};
