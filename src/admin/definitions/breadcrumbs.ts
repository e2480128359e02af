import { __ } from '@wordpress/i18n';
import type { ScreenDefinition } from './types';

export const breadcrumbs: ScreenDefinition = {
	path: '/advanced/breadcrumbs',
	groups: [
		{
			description: __(
				'For breadcrumbs of the block, the shortcode and the template function that say nothing else themselves.',
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
					label: __( 'Label of the home page', 'pharos-seo' ),
					placeholder: __( 'Home', 'pharos-seo' ),
					keywords: [ 'breadcrumb', 'home' ],
				},
				{
					key: 'breadcrumbs_prefix',
					control: 'text',
					label: __( 'Text before the breadcrumbs', 'pharos-seo' ),
					help: __(
						'Such as “You are here:”. Leave empty for none.',
						'pharos-seo'
					),
					keywords: [ 'breadcrumb', 'you are here', 'prefix' ],
				},
			],
		},
	],
};
