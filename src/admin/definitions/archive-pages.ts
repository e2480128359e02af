import { __ } from '@wordpress/i18n';
import type { SiteSettings } from '../../../store/site/types';
import type { FieldDefinition, FieldGroup, ScreenDefinition } from './types';

export const authorField: FieldDefinition = {
	key: 'author_archive',
	control: 'toggle',
	label: __( 'Author Archive', 'pharos-seo' ),
	help: __( 'One archive for each author, with their posts.', 'pharos-seo' ),
	keywords: [ 'author page', 'redirect', 'disable author archives' ],
};

export const dateField: FieldDefinition = {
	key: 'date_archive',
	control: 'toggle',
	label: __( 'Date Archive', 'pharos-seo' ),
	help: __(
		'One archive for each year, month and day, with its posts.',
		'pharos-seo'
	),
	keywords: [
		'year',
		'month',
		'day',
		'calendar',
		'redirect',
		'disable date archives',
	],
};

export const archivePages: ScreenDefinition = {
	path: '/general/archive_pages',
	groups: [ { fields: [ authorField, dateField ] } ],
	siteGroups: termUrls,
};

/**
 * Fields for taxonomies whose URLs have a base; with plain permalinks, none do.
 *
 * @param site         What is known about the site.
 * @param site.content Its post types and taxonomies.
 */
function termUrls( { content }: SiteSettings ): FieldGroup[] {
	const taxonomies = content.taxonomies.filter( ( { base } ) => base );
	if ( taxonomies.length === 0 ) {
		return [];
	}
	return [
		{
			fields: [
				{
					key: 'term_urls_without_base',
					control: 'checkboxes',
					label: __( 'Shorten category URLs', 'pharos-seo' ),
					help: __(
						'For example, /category/news/ becomes /news/. Old URLs redirect; if you turn this off, the short ones redirect back. If a page already uses the short URL, the category keeps its long one.',
						'pharos-seo'
					),
					options: taxonomies.map( ( { name, label, base } ) => ( {
						value: name,
						label: `${ label } (/${ base }/)`,
					} ) ),
					keywords: [
						'category base',
						'category prefix',
						'strip',
						'remove',
						'permalinks',
						'slug',
						'product category',
					],
				},
			],
		},
	];
}
