import { __ } from '@wordpress/i18n';
import type { ScreenDefinition } from './types';

export const breadcrumbs: ScreenDefinition = {
	path: '/advanced/breadcrumbs',
	groups: [
		{
			description: __(
				'Defaults for the breadcrumbs block, shortcode and template function.',
				'pharos-seo'
			),
			fields: [
				{
					key: 'breadcrumbs_separator',
					control: 'text',
					label: __( 'Separator', 'pharos-seo' ),
					placeholder: '›',
					keywords: [ 'breadcrumb', 'sign between' ],
				},
				{
					key: 'breadcrumbs_home',
					control: 'text',
					label: __( 'Home page label', 'pharos-seo' ),
					placeholder: __( 'Home', 'pharos-seo' ),
					keywords: [ 'breadcrumb', 'home' ],
				},
				{
					key: 'breadcrumbs_prefix',
					control: 'text',
					label: __( 'Text before the breadcrumbs', 'pharos-seo' ),
					help: __(
						'For example “You are here:”. Leave empty for none.',
						'pharos-seo'
					),
					keywords: [ 'breadcrumb', 'you are here', 'prefix' ],
				},
			],
		},
	],
};
