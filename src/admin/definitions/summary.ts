import { __ } from '@wordpress/i18n';
import type { ScreenDefinition } from './types';

export const summary: ScreenDefinition = {
	path: '/search-console/summary',
	parent: '/search-console',
	groups: [
		{
			fields: [
				{
					key: 'search_summary',
					control: 'select',
					label: __( 'Email summary', 'pharos-seo' ),
					options: [
						{ value: '', label: __( 'Off', 'pharos-seo' ) },
						{
							value: 'weekly',
							label: __( 'Weekly, on Mondays', 'pharos-seo' ),
						},
						{
							value: 'monthly',
							label: __(
								'Monthly, on the first day',
								'pharos-seo'
							),
						},
					],
				},
				{
					key: 'search_summary_to',
					control: 'text',
					label: __( 'Recipients of the summary', 'pharos-seo' ),
				},
			],
		},
	],
};
