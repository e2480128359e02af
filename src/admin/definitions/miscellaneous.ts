import { __ } from '@wordpress/i18n';
import type { FieldDefinition, ScreenDefinition } from './types';

export const usageField: FieldDefinition = {
	// The key in settings files of other SEO plugins.
	key: 'surerank_analytics_optin',
	control: 'toggle',
	label: __( 'Contribute to Pharos SEO', 'pharos-seo' ),
	help: __(
		'Sends anonymous usage data that helps improve Pharos SEO. When off, nothing is sent.',
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

export const uninstallField: FieldDefinition = {
	key: 'delete_data_on_uninstall',
	control: 'toggle',
	label: __( 'Delete all data when the plugin is deleted', 'pharos-seo' ),
	help: __(
		'When on, deleting Pharos SEO on the Plugins screen also deletes its data on this site: settings, custom titles and descriptions, schemas and migration backups. This can’t be undone. When off, your data is available again when you reinstall the plugin.',
		'pharos-seo'
	),
	keywords: [ 'uninstall', 'remove', 'erase', 'clean up', 'reset' ],
};

export const miscellaneous: ScreenDefinition = {
	path: '/tools/miscellaneous',
	groups: [ { fields: [ usageField ] }, { fields: [ uninstallField ] } ],
};
