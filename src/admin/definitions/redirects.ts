import { __ } from '@wordpress/i18n';
import type { FieldDefinition, ScreenDefinition } from './types';

/** How long browsers remember permanent redirects. */
export const cacheField: FieldDefinition = {
	key: 'redirect_cache',
	control: 'select',
	label: __( 'Browsers remember permanent redirects', 'pharos-seo' ),
	help: __(
		'Visitors who come back are redirected faster, but a changed redirect reaches them only after this time.',
		'pharos-seo'
	),
	options: [
		{ value: 'none', label: __( 'Not at all', 'pharos-seo' ) },
		{ value: 'hour', label: __( 'For an hour', 'pharos-seo' ) },
		{ value: 'day', label: __( 'For a day', 'pharos-seo' ) },
		{ value: 'week', label: __( 'For a week', 'pharos-seo' ) },
	],
	keywords: [ 'redirect cache', 'cache-control', 'max-age', '301' ],
};

export const redirects: ScreenDefinition = {
	path: '/advanced/redirects',
	groups: [ { fields: [ cacheField ] } ],
};
