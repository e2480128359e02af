import { __, _x, sprintf } from '@wordpress/i18n';
import type { SiteSettings } from '../../../../store/site/types';
import { byContentType } from '../series';
import type { FieldDefinition, ScreenDefinition } from '../types';
import { DIRECTIVES, type Directive } from './directives';
import { namesOf } from './site-names';

/** Keywords for finding a directive in the search. */
const KEYWORDS: Record< Directive[ 'tag' ], string[] > = {
	noindex: [
		'noindex',
		'hide from search engines',
		'exclude from search results',
	],
	nofollow: [ 'nofollow', 'links' ],
	noarchive: [ 'noarchive', 'cached copy', 'cache' ],
	nosnippet: [ 'nosnippet', 'text in search results' ],
	noimageindex: [ 'noimageindex', 'google images' ],
};

/** Returns the field of the whole setting. */
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

/** Returns a field for each content type of the setting, so that the search for "noindex categories" finds that toggle. */
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
			_x(
				'%1$s: %2$s',
				'robot instruction of a kind of page',
				'pharos-seo'
			),
			label,
			text
		),
		series: byContentType( label ),
		keywords: KEYWORDS[ tag ],
	} ) );

/** Settings for pages that are noindexed because of their current state, whatever their content type. */
export const stateFields: FieldDefinition[] = [
	{
		key: 'noindex_password_protected',
		control: 'toggle',
		label: __( 'Password-protected posts', 'pharos-seo' ),
		help: __(
			'Set posts and pages to noindex while they have a password.',
			'pharos-seo'
		),
		keywords: [ 'noindex', 'password', 'protected' ],
	},
	{
		key: 'noindex_empty_terms',
		control: 'toggle',
		label: __( 'Empty term archives', 'pharos-seo' ),
		help: __(
			'Set categories, tags and other terms to noindex while no posts are assigned to them.',
			'pharos-seo'
		),
		keywords: [ 'noindex', 'empty categories', 'empty tags' ],
	},
	{
		key: 'noindex_empty_authors',
		control: 'toggle',
		label: __( 'Author archives without posts', 'pharos-seo' ),
		help: __(
			'Set author archives to noindex while the author has no published posts.',
			'pharos-seo'
		),
		keywords: [ 'noindex', 'empty authors' ],
	},
];

export const robotInstructions: ScreenDefinition[] = DIRECTIVES.map(
	( directive ) => ( {
		path: directive.path,
		...( directive.key === 'no_index' && {
			groups: [ { fields: stateFields } ],
		} ),
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

/** All directives in one matrix. Must follow the other screens, which own the settings. */
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

export const previewLimits: ScreenDefinition = {
	path: '/advanced/robot_instructions/previews',
	groups: [
		{
			fields: [
				{
					key: 'preview_limits',
					control: 'custom',
					label: __( 'Preview Limits', 'pharos-seo' ),
					help: __(
						'How much text, image and video search results may show, by content type.',
						'pharos-seo'
					),
					keywords: [
						'max-snippet',
						'max-image-preview',
						'max-video-preview',
					],
				},
			],
		},
	],
};
