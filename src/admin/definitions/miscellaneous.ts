import { __ } from '@wordpress/i18n';
import type { FieldDefinition, ScreenDefinition } from './types';

export const usageField: FieldDefinition = {
	// The key of other SEO plugins' settings files (spec.md section 3).
	key: 'surerank_analytics_optin',
	control: 'toggle',
	label: __( 'Contribute to Pharos SEO', 'pharos-seo' ),
	help: __(
		'Sends anonymous usage data, so that we know what to work on. Nothing is sent while this is off.',
		'pharos-seo'
	),
	keywords: [
		'usage data',
		'anonymous',
		'tracking',
		'telemetry',
		'analytics',
		'privacy',
	],
};

export const miscellaneous: ScreenDefinition = {
	path: '/tools/miscellaneous',
	groups: [ { fields: [ usageField ] } ],
};
