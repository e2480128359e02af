import { __ } from '@wordpress/i18n';
import { defaults } from '../../../../store/settings/schema';
import type { FieldDefinition, ScreenDefinition } from '../types';

export const titleField: FieldDefinition = {
	key: 'page_title',
	control: 'template',
	limit: 'title',
	label: __( 'Search Engine Title', 'pharos-seo' ),
	tooltip: __(
		'The title of a page in search results and in the browser tab. A page with a title of its own keeps that.',
		'pharos-seo'
	),
	keywords: [ 'meta title', 'seo title', 'document title', 'title tag' ],
	emptyFallback: defaults.global_default.page_title,
};

export const descriptionField: FieldDefinition = {
	key: 'page_description',
	control: 'template',
	limit: 'description',
	multiline: true,
	label: __( 'Search Engine Description', 'pharos-seo' ),
	tooltip: __(
		'The text below the title in search results. Search engines may choose another text from the page.',
		'pharos-seo'
	),
	keywords: [ 'meta description', 'snippet', 'excerpt' ],
};

export const metaTemplates: ScreenDefinition = {
	path: '/general',
	groups: [ { fields: [ titleField, descriptionField ] } ],
	load: () => import( /* webpackChunkName: "meta-templates" */ '.' ),
};
