import { __ } from '@wordpress/i18n';
import type { SiteSettings } from '../../../store/site/types';
import { namesOf } from './robot-instructions/site-names';
import type { ScreenDefinition } from './types';

export const pagination: ScreenDefinition = {
	path: '/advanced/pagination',
	groups: [
		{
			title: __( 'Page numbers', 'pharos-seo' ),
			fields: [
				{
					key: 'later_page_format',
					control: 'template',
					label: __( 'Page number format', 'pharos-seo' ),
					placeholder: __( 'Page 2 of 3', 'pharos-seo' ),
					help: __(
						'How titles number page 2 and up of archives and paginated posts, with the variables Page Number and Number of Pages. Leave empty for “Page 2 of 3”.',
						'pharos-seo'
					),
					keywords: [
						'pagination',
						'page number',
						'paged',
						'page 2',
					],
				},
				{
					key: 'later_page_titles',
					control: 'select',
					label: __( 'Page number in titles', 'pharos-seo' ),
					help: __(
						'For page 2 and up, unless the template contains it.',
						'pharos-seo'
					),
					options: [
						{
							value: 'within',
							label: __( 'Before the site name', 'pharos-seo' ),
						},
						{
							value: 'end',
							label: __( 'At the end', 'pharos-seo' ),
						},
						{
							value: 'appended',
							label: __(
								'At the end, without separator',
								'pharos-seo'
							),
						},
						{
							value: 'none',
							label: __( 'Not added', 'pharos-seo' ),
						},
					],
					keywords: [ 'paged' ],
				},
				{
					key: 'later_page_descriptions',
					control: 'toggle',
					label: __( 'Page number in descriptions', 'pharos-seo' ),
					help: __( 'For page 2 and up, at the end.', 'pharos-seo' ),
					keywords: [ 'paged' ],
				},
			],
		},
		{
			fields: [
				{
					key: 'noindex_paginated_pages',
					control: 'toggle',
					label: __(
						'No Index for paginated archives',
						'pharos-seo'
					),
					help: __(
						'Only the first page of an archive can appear in search results. Page 2 and up are set to noindex.',
						'pharos-seo'
					),
					keywords: [ 'noindex', 'paged', 'pagination', 'page 2' ],
				},
				{
					key: 'noindex_paginated_posts',
					control: 'toggle',
					label: __(
						'No Index for page 2 and up of paginated posts',
						'pharos-seo'
					),
					help: __(
						'Only the first page of a post with page breaks can appear in search results.',
						'pharos-seo'
					),
					keywords: [ 'noindex', 'page break', 'nextpage' ],
				},
				{
					key: 'nofollow_paginated_pages',
					control: 'toggle',
					label: __( 'No Follow for paginated pages', 'pharos-seo' ),
					help: __(
						'Pages that are set to noindex by these settings are also set to nofollow.',
						'pharos-seo'
					),
					keywords: [ 'nofollow', 'paged', 'pagination', 'page 2' ],
				},
				{
					key: 'noindex_canonical',
					control: 'toggle',
					label: __(
						'Canonical URL on pages set to noindex',
						'pharos-seo'
					),
					help: __(
						'When off, pages set to noindex don’t have a canonical URL, because search engines don’t need it.',
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
					label: __(
						'Links to the previous and next page',
						'pharos-seo'
					),
					help: __(
						'Adds rel="prev" and rel="next" tags to paginated archives.',
						'pharos-seo'
					),
					options: listsOf( site ),
					keywords: [ 'rel next', 'rel prev', 'pagination', 'paged' ],
				},
				{
					key: 'first_page_canonical',
					control: 'checkboxes',
					label: __(
						'Use the canonical URL of page 1 on page 2 and up',
						'pharos-seo'
					),
					help: __(
						'Page 2 and up usually have canonical URLs that point to themselves. With the canonical URL of page 1, search engines may ignore content that’s only on page 2 and up.',
						'pharos-seo'
					),
					options: [
						{
							value: 'custom',
							label: __(
								'Content with a custom canonical URL',
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
