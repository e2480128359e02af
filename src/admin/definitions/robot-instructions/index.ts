import { __, sprintf } from '@wordpress/i18n';
import type { SiteSettings } from '../../../../store/site/types';
import type { FieldDefinition, ScreenDefinition } from '../types';
import { DIRECTIVES, type Directive } from './directives';
import { namesOf } from './site-names';

/** Other words that people search a directive by. */
const KEYWORDS: Record< Directive[ 'tag' ], string[] > = {
	noindex: [
		'noindex',
		'hide from search engines',
		'exclude from search results',
	],
	nofollow: [ 'nofollow', 'links' ],
	noarchive: [ 'noarchive', 'cached copy', 'cache' ],
};

/** The whole setting. */
const listField = (
	{ key, tag, label }: Directive,
	site: SiteSettings
): FieldDefinition => ( {
	key,
	control: 'custom',
	label,
	options: namesOf( site ).map( ( { name, label: text } ) => ( {
		value: name,
		label: text,
	} ) ),
	keywords: KEYWORDS[ tag ],
} );

/** Each name in it, so that "noindex categories" leads to that switch. */
const nameFields = (
	{ key, tag, label }: Directive,
	site: SiteSettings
): FieldDefinition[] =>
	namesOf( site ).map( ( { name, label: text } ) => ( {
		key,
		path: [ name ],
		control: 'custom',
		label: sprintf(
			/* translators: 1: robot instruction, such as No Index. 2: kind of page, such as Posts, Categories or Author Archives. */
			__( '%1$s: %2$s', 'pharos-seo' ),
			label,
			text
		),
		keywords: KEYWORDS[ tag ],
	} ) );

export const robotInstructions: ScreenDefinition[] = DIRECTIVES.map(
	( directive ) => ( {
		path: directive.path,
		siteGroups: ( site ) => [
			{
				fields: [
					listField( directive, site ),
					...nameFields( directive, site ),
				],
			},
		],
	} )
);

/** All of them at once. Stands behind the others: these own the settings. */
export const robotsMatrix: ScreenDefinition = {
	path: '/advanced/robot_instructions/matrix',
	groups: [
		{
			fields: DIRECTIVES.map( ( { key, label, tag } ) => ( {
				key,
				control: 'custom',
				label,
				help: __(
					'For all post types, taxonomies and archives in one table.',
					'pharos-seo'
				),
				keywords: KEYWORDS[ tag ],
			} ) ),
		},
	],
};
