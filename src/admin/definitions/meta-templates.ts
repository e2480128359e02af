import { __, _x, sprintf } from '@wordpress/i18n';
import type { NamedItem, SiteSettings } from '../../../store/site/types';
import { byContentType } from './series';
import type { FieldDefinition, FieldGroup, ScreenDefinition } from './types';

export const titleField: FieldDefinition = {
	key: 'page_title',
	control: 'template',
	limit: 'title',
	label: __( 'Search Engine Title', 'pharos-seo' ),
	tooltip: __(
		'The title of a page in search results and in the browser tab. Custom titles take precedence.',
		'pharos-seo'
	),
	keywords: [ 'meta title', 'seo title', 'document title', 'title tag' ],
	emptyFallback: true,
};

export const descriptionField: FieldDefinition = {
	key: 'page_description',
	control: 'template',
	limit: 'description',
	multiline: true,
	label: __( 'Search Engine Description', 'pharos-seo' ),
	tooltip: __(
		'The text below the title in search results. Search engines may choose another text from the page.',
		'pharos-seo'
	),
	keywords: [ 'meta description', 'snippet', 'excerpt' ],
};

/** The settings for all templates, which few sites change. */
export const rules: FieldGroup = {
	title: __( 'Fine-tuning', 'pharos-seo' ),
	fields: [
		{
			key: 'site_name',
			control: 'text',
			label: __( 'Site Name', 'pharos-seo' ),
			help: __(
				'Used in titles, on social networks and in structured data. Leave empty to use the Site Title of WordPress.',
				'pharos-seo'
			),
			keywords: [ 'site title', 'blog name', 'brand', 'og:site_name' ],
		},
		{
			key: 'separator',
			control: 'text',
			label: __( 'Separator', 'pharos-seo' ),
			help: __(
				'The character that the variable Separator inserts in titles, such as – or | or •. Characters typed in a template don’t change.',
				'pharos-seo'
			),
			keywords: [ 'title separator', 'dash', 'pipe', 'divider' ],
		},
		{
			key: 'protected_titles',
			control: 'toggle',
			label: __( '“Protected” in titles', 'pharos-seo' ),
			help: __(
				'Adds “Protected:” to the titles of password-protected posts, and “Private:” to those of private posts.',
				'pharos-seo'
			),
			keywords: [ 'password' ],
		},
		{
			key: 'auto_generate_description',
			control: 'toggle',
			label: __( 'Generate missing descriptions', 'pharos-seo' ),
			help: __(
				'Posts without an excerpt use the beginning of their content. When off, they have no meta description.',
				'pharos-seo'
			),
			keywords: [
				'auto generate description',
				'automatic description',
				'excerpt',
			],
		},
		{
			key: 'capitalize_titles',
			control: 'toggle',
			label: __( 'Capitalize titles', 'pharos-seo' ),
			help: __(
				'Capitalizes each word of a title. Previews show the original text.',
				'pharos-seo'
			),
			keywords: [ 'capital letters', 'title case', 'uppercase' ],
		},
		{
			key: 'typographic_quotes',
			control: 'toggle',
			label: __( 'Typographic quotes', 'pharos-seo' ),
			help: __(
				'Replaces straight quotes and apostrophes in titles and descriptions with curly ones, as WordPress does in content. Previews show the original text.',
				'pharos-seo'
			),
			keywords: [ 'curly quotes', 'smart quotes', 'texturize' ],
		},
		{
			key: 'global_default',
			path: [ 'page_title' ],
			control: 'template',
			limit: 'title',
			label: __( 'Default Title', 'pharos-seo' ),
			help: __(
				'Used when the Search Engine Title above or on the Home Page screen is empty.',
				'pharos-seo'
			),
			keywords: [ 'fallback title' ],
		},
	],
};

/** A content type that can have custom templates. */
export interface PageKind {
	/** The key in the setting `templates`. */
	group: 'post_types' | 'taxonomies' | 'archives';
	name: string;
	label: string;
	title: FieldDefinition;
	description: FieldDefinition;
	/** The fields of the social networks. */
	shared: Record< 'facebook' | 'twitter', FieldDefinition[] >;
}

/** Returns the fields of a content type for one network. */
const sharedFields = (
	{ group, name, label }: Pick< PageKind, 'group' | 'name' | 'label' >,
	network: 'facebook' | 'twitter',
	networkName: string
): FieldDefinition[] =>
	(
		[
			[ 'title', 'template', __( 'Social Title', 'pharos-seo' ) ],
			[
				'description',
				'template',
				__( 'Social Description', 'pharos-seo' ),
			],
			[ 'image', 'image', __( 'Social Image', 'pharos-seo' ) ],
		] as const
	 ).map( ( [ part, control, partName ] ) => ( {
		key: 'templates',
		path: [ group, name, `${ network }_${ part }` ],
		control,
		label: sprintf(
			/* translators: 1: content type, such as Posts. 2: field, such as Social Title. */
			_x( '%1$s: %2$s', 'field of a content type', 'pharos-seo' ),
			label,
			partName
		),
		tab: networkName,
		series: byContentType(
			sprintf(
				/* translators: 1: social network, such as Facebook. 2: field, such as Social Title. */
				_x( '%1$s: %2$s', 'field of a social network', 'pharos-seo' ),
				networkName,
				partName
			)
		),
		...( part === 'description' && { multiline: true } ),
		...( part === 'image' && { isShared: true } ),
	} ) );

interface PageKindGroup {
	title: string;
	kinds: PageKind[];
}

/**
 * Returns all content types of the site that can have custom templates.
 *
 * @param site What is known about the site.
 */
export function pageKinds( { content }: SiteSettings ): PageKindGroup[] {
	const kindsOf = (
		group: PageKind[ 'group' ],
		items: NamedItem[]
	): PageKind[] =>
		items.map( ( { name, label } ) => ( {
			shared: {
				facebook: sharedFields(
					{ group, name, label },
					'facebook',
					__( 'Facebook', 'pharos-seo' )
				),
				twitter: sharedFields(
					{ group, name, label },
					'twitter',
					__( 'X', 'pharos-seo' )
				),
			},
			group,
			name,
			label,
			title: {
				...titleField,
				series: byContentType( titleField.label ),
				key: 'templates',
				path: [ group, name, 'title' ],
				label: sprintf(
					/* translators: %s: kind of page, such as Posts, Categories or Author Archives. */
					__( '%s: Search Engine Title', 'pharos-seo' ),
					label
				),
				help: __(
					'Leave empty to use the site-wide title.',
					'pharos-seo'
				),
				emptyFallback: false,
			},
			description: {
				...descriptionField,
				series: byContentType( descriptionField.label ),
				key: 'templates',
				path: [ group, name, 'description' ],
				label: sprintf(
					/* translators: %s: kind of page, such as Posts, Categories or Author Archives. */
					__( '%s: Search Engine Description', 'pharos-seo' ),
					label
				),
				help: __(
					'Leave empty to use the site-wide description.',
					'pharos-seo'
				),
			},
		} ) );
	return [
		{
			title: __( 'Post Types', 'pharos-seo' ),
			kinds: kindsOf( 'post_types', content.post_types ),
		},
		{
			title: __( 'Taxonomies', 'pharos-seo' ),
			kinds: kindsOf( 'taxonomies', content.taxonomies ),
		},
		{
			title: __( 'Archives', 'pharos-seo' ),
			kinds: kindsOf( 'archives', content.archives ),
		},
	];
}

export const metaTemplates: ScreenDefinition = {
	path: '/general',
	groups: [ { fields: [ titleField, descriptionField ] }, rules ],
	siteGroups: ( site ) =>
		pageKinds( site ).map( ( { title, kinds } ) => ( {
			title,
			fields: kinds.flatMap( ( kind ) => [
				kind.title,
				kind.description,
				...kind.shared.facebook,
				...kind.shared.twitter,
			] ),
		} ) ),
};
