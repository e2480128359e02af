import { __ } from '@wordpress/i18n';
import type { SiteSettings } from '../../../store/site/types';
import { namesOf } from './robot-instructions/site-names';
import type { ScreenDefinition } from './types';

export const pagination: ScreenDefinition = {
	path: '/advanced/pagination',
	groups: [
		{
			fields: [
				{
					key: 'noindex_paginated_pages',
					control: 'toggle',
					label: __( 'No Index for pages 2, 3 and on', 'pharos-seo' ),
					help: __(
						'Only the first page of a list may appear in search results; its later pages carry the noindex tag.',
						'pharos-seo'
					),
					keywords: [ 'noindex', 'paged', 'pagination', 'page 2' ],
				},
				{
					key: 'noindex_paginated_posts',
					control: 'toggle',
					label: __(
						'No Index for pages 2, 3 and on of divided posts',
						'pharos-seo'
					),
					help: __(
						'Only the first page of a post that has page breaks may appear in search results.',
						'pharos-seo'
					),
					keywords: [ 'noindex', 'page break', 'nextpage' ],
				},
				{
					key: 'nofollow_paginated_pages',
					control: 'toggle',
					label: __( 'No Follow for later pages', 'pharos-seo' ),
					help: __(
						'Later pages with noindex ask search engines not to follow their links either.',
						'pharos-seo'
					),
					keywords: [ 'nofollow', 'paged', 'pagination', 'page 2' ],
				},
				{
					key: 'noindex_canonical',
					control: 'toggle',
					label: __( 'Noindex with canonical URL', 'pharos-seo' ),
					help: __(
						'When on, pages set to noindex have a canonical URL, too. Search engines don’t need it.',
						'pharos-seo'
					),
					keywords: [ 'rel canonical', 'noindex' ],
				},
			],
		},
	],
	siteGroups: ( site ) => [
		{
			fields: [
				{
					key: 'paginated_link_relationships',
					control: 'checkboxes',
					label: __( 'Links between pages', 'pharos-seo' ),
					help: __(
						'Tells search engines which page comes before and after, by the rel="prev" and rel="next" tags.',
						'pharos-seo'
					),
					options: listsOf( site ),
					keywords: [ 'rel next', 'rel prev', 'pagination', 'paged' ],
				},
				{
					key: 'first_page_canonical',
					control: 'checkboxes',
					label: __(
						'Later pages with the canonical URL of the first',
						'pharos-seo'
					),
					help: __(
						'Pages 2, 3 and on usually have a canonical URL of their own. Search engines may leave out what is only on those that have that of the first page.',
						'pharos-seo'
					),
					options: [
						{
							value: 'custom',
							label: __(
								'Wherever a canonical URL was entered',
								'pharos-seo'
							),
						},
						...listsOf( site ),
					],
					keywords: [ 'rel canonical', 'pagination', 'paged' ],
				},
			],
		},
	],
};

const listsOf = ( site: SiteSettings ) =>
	[
		{ name: 'home', label: __( 'Latest posts', 'pharos-seo' ) },
		...namesOf( site ),
	].map( ( { name, label } ) => ( { value: name, label } ) );
