import { __ } from '@wordpress/i18n';
import type { FieldDefinition, ScreenDefinition } from './types';

/** Whether requests for URLs that don't exist are logged. */
export const logField: FieldDefinition = {
	key: 'enable_not_found_log',
	control: 'toggle',
	label: __( 'Log URLs that aren’t found (404)', 'pharos-seo' ),
	help: __(
		'IP addresses aren’t stored. At most 10,000 URLs are kept, for 60 days.',
		'pharos-seo'
	),
	keywords: [ '404', 'monitor', 'not found' ],
};

export const notFound: ScreenDefinition = {
	path: '/advanced/not-found',
	groups: [ { fields: [ logField ] } ],
};
