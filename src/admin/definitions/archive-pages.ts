import { __ } from '@wordpress/i18n';
import type { FieldDefinition, ScreenDefinition } from './types';

export const authorField: FieldDefinition = {
	key: 'author_archive',
	control: 'toggle',
	label: __( 'Author Archive', 'pharos-seo' ),
	help: __( 'A list of the posts of each author.', 'pharos-seo' ),
	keywords: [ 'author page', 'redirect', 'disable author archives' ],
};

export const dateField: FieldDefinition = {
	key: 'date_archive',
	control: 'toggle',
	label: __( 'Date Archive', 'pharos-seo' ),
	help: __(
		'A list of the posts of each year, month and day.',
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
};
