import { __ } from '@wordpress/i18n';
import type { FieldDefinition, ScreenDefinition } from './types';

/** Whether changed URLs are submitted to search engines. */
export const indexNowField: FieldDefinition = {
	key: 'enable_indexnow',
	control: 'toggle',
	label: __( 'Submit changed URLs with IndexNow', 'pharos-seo' ),
	help: __(
		'URLs of published, changed, redirected and deleted content are sent to Bing, Yandex, Seznam and Naver through api.indexnow.org. Nothing else is sent.',
		'pharos-seo'
	),
	keywords: [
		'index now',
		'instant indexing',
		'ping search engines',
		'bing',
		'yandex',
	],
};

export const indexNow: ScreenDefinition = {
	path: '/advanced/indexnow',
	groups: [ { fields: [ indexNowField ] } ],
};
