import { __ } from '@wordpress/i18n';
import type { FieldDefinition, ScreenDefinition } from './types';

/** For settings that have no effect while the XML sitemap is off. */
const withXml = {
	requires: {
		key: 'enable_xml_sitemap',
		value: true,
		reason: __( 'Turn on the XML sitemap first.', 'pharos-seo' ),
	},
};

export const xmlField: FieldDefinition = {
	key: 'enable_xml_sitemap',
	control: 'toggle',
	label: __( 'XML Sitemap', 'pharos-seo' ),
	help: __(
		'Helps search engines discover your pages. When off, WordPress’s built-in sitemap is used.',
		'pharos-seo'
	),
	keywords: [ 'regenerate', 'open sitemap', 'sitemap_index.xml' ],
};

export const imageField: FieldDefinition = {
	...withXml,
	key: 'enable_xml_image_sitemap',
	control: 'toggle',
	label: __( 'Image Sitemap', 'pharos-seo' ),
	help: __( 'Includes the images of each page.', 'pharos-seo' ),
};

export const authorField: FieldDefinition = {
	...withXml,
	key: 'enable_author_sitemap',
	control: 'toggle',
	label: __( 'Author Sitemap', 'pharos-seo' ),
	help: __(
		'Includes archives of authors with published posts.',
		'pharos-seo'
	),
};

export const videoField: FieldDefinition = {
	...withXml,
	key: 'enable_xml_video_sitemap',
	control: 'toggle',
	label: __( 'Video Sitemap', 'pharos-seo' ),
	help: __( 'Includes the videos in your posts.', 'pharos-seo' ),
};

export const newsField: FieldDefinition = {
	...withXml,
	key: 'enable_xml_news_sitemap',
	control: 'toggle',
	label: __( 'News Sitemap', 'pharos-seo' ),
	help: __(
		'Includes posts of the last two days, for Google News.',
		'pharos-seo'
	),
};

export const newsTypesField: FieldDefinition = {
	...withXml,
	key: 'sitemap_news_types',
	control: 'checkboxes',
	label: __( 'Post types in the News Sitemap', 'pharos-seo' ),
	help: __(
		'Select the post types that contain news. If none are selected, there is no news sitemap.',
		'pharos-seo'
	),
};

export const formatField: FieldDefinition = {
	key: 'sitemap_display_format',
	control: 'select',
	label: __( 'HTML Sitemap', 'pharos-seo' ),
	help: __( 'A list of your pages for visitors.', 'pharos-seo' ),
	options: [
		{
			value: 'shortcode',
			label: __( 'Only in the shortcode or block', 'pharos-seo' ),
		},
		{
			value: 'page',
			label: __( 'Also at the end of a page', 'pharos-seo' ),
		},
	],
};

export const pageField: FieldDefinition = {
	key: 'sitemap_display_page',
	control: 'custom',
	label: __( 'Page with the HTML Sitemap', 'pharos-seo' ),
};

export const kindsField: FieldDefinition = {
	key: 'sitemap_display_shortcode',
	control: 'checkboxes',
	label: __( 'Content of the HTML Sitemap', 'pharos-seo' ),
};

export const excludeField: FieldDefinition = {
	key: 'sitemap_exclude',
	control: 'custom',
	label: __( 'Excluded from sitemaps', 'pharos-seo' ),
	keywords: [ 'exclude', 'not in sitemap' ],
};

/** The sitemap settings. The groups of add-ons follow these (SITEMAP_SETTINGS_FILTER). */
export const sitemaps: ScreenDefinition = {
	path: '/advanced/sitemaps',
	groups: [
		{ fields: [ xmlField, imageField ] },
		{ fields: [ authorField, videoField, newsField, newsTypesField ] },
		{ fields: [ formatField, pageField, kindsField ] },
		{ fields: [ excludeField ] },
	],
};
