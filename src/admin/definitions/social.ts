import { __ } from '@wordpress/i18n';
import type { SiteSettings } from '../../../store/site/types';
import { CARD_TYPES } from './card-types';
import type { FieldDefinition, FieldGroup, ScreenDefinition } from './types';

const defaultImage: ScreenDefinition = {
	path: '/general/social',
	groups: [
		{
			fields: [
				{
					key: 'fallback_image',
					control: 'image',
					idKey: 'fallback_image_id',
					isShared: true,
					label: __( 'Default Social Image', 'pharos-seo' ),
					help: __(
						'Used for pages without any other image. Recommended: 1200 × 630 pixels, JPG or PNG.',
						'pharos-seo'
					),
					keywords: [
						'og:image',
						'fallback',
						'share image',
						'thumbnail',
					],
				},
				{
					key: 'social_image_featured',
					control: 'toggle',
					label: __( 'Use featured images', 'pharos-seo' ),
					help: __(
						'For posts without a social image.',
						'pharos-seo'
					),
					keywords: [ 'thumbnail' ],
				},
				{
					key: 'social_image_content',
					control: 'select',
					label: __( 'Use images in the content', 'pharos-seo' ),
					help: __(
						'For posts without a social image or featured image. If neither the content nor the fields of Advanced Custom Fields have an image, the default social image is used.',
						'pharos-seo'
					),
					options: [
						{ value: '', label: __( 'Not used', 'pharos-seo' ) },
						{
							value: 'full',
							label: __( 'In full size', 'pharos-seo' ),
						},
						{
							value: 'shown',
							label: __( 'As shown in the post', 'pharos-seo' ),
						},
					],
					keywords: [ 'first image' ],
				},
			],
		},
	],
};

const needsFacebook = {
	key: 'facebook_meta_tags',
	value: true,
	reason: __( 'Turn on Facebook tags first.', 'pharos-seo' ),
};

const facebook: ScreenDefinition = {
	path: '/general/social/facebook',
	groups: [
		{
			fields: [
				{
					key: 'open_graph_tags',
					control: 'toggle',
					label: __( 'Open Graph tags', 'pharos-seo' ),
					help: __(
						'Title, description, image, dates and topics of a page, for Facebook and most other social networks and messengers.',
						'pharos-seo'
					),
					keywords: [
						'og:title',
						'og:image',
						'share',
						'whatsapp',
						'linkedin',
					],
				},
				{
					key: 'social_title_site_name',
					control: 'toggle',
					label: __( 'Site name in social titles', 'pharos-seo' ),
					help: __(
						'When off, social titles don’t include the site name, which social networks show next to them. The home page keeps it.',
						'pharos-seo'
					),
					keywords: [ 'og:title', 'twitter:title', 'brand' ],
				},
				{
					key: 'og_site_name',
					control: 'template',
					label: __( 'Site name for social networks', 'pharos-seo' ),
					placeholder: '%site_name%',
					help: __(
						'Leave empty to use the site name.',
						'pharos-seo'
					),
					keywords: [ 'og:site_name' ],
				},
				{
					key: 'later_page_social',
					control: 'select',
					label: __( 'Page 2 and up', 'pharos-seo' ),
					help: __(
						'The social title and description of page 2 and up.',
						'pharos-seo'
					),
					options: [
						{
							value: 'page',
							label: __(
								'Search Engine Title and Description',
								'pharos-seo'
							),
						},
						{
							value: 'first',
							label: __(
								'Social title and description of page 1',
								'pharos-seo'
							),
						},
						{
							value: 'numbered',
							label: __(
								'Social title and description of page 1, with the page number',
								'pharos-seo'
							),
						},
					],
					keywords: [ 'paged' ],
				},
				{
					key: 'facebook_meta_tags',
					control: 'toggle',
					label: __( 'Facebook tags', 'pharos-seo' ),
					help: __(
						'Publisher and author of a page. Only Facebook uses these tags.',
						'pharos-seo'
					),
					keywords: [ 'article:publisher', 'article:author' ],
				},
				{
					key: 'facebook_page_url',
					control: 'url',
					label: __( 'Facebook page', 'pharos-seo' ),
					account: { network: 'facebook' },
					placeholder: 'https://www.facebook.com/page',
					help: __(
						'The site’s Facebook page, by name or URL. Used as the publisher.',
						'pharos-seo'
					),
					keywords: [ 'publisher', 'article:publisher', 'profile' ],
					requires: needsFacebook,
				},
				{
					key: 'facebook_author_fallback',
					control: 'url',
					account: { network: 'facebook' },
					label: __( 'Default author on Facebook', 'pharos-seo' ),
					placeholder: 'https://www.facebook.com/name',
					help: __(
						'Used for authors without a Facebook URL in their WordPress profile.',
						'pharos-seo'
					),
					keywords: [ 'article:author', 'fallback' ],
					requires: needsFacebook,
				},
			],
		},
	],
};

const needsX = {
	key: 'twitter_meta_tags',
	value: true,
	reason: __( 'Turn on X card tags first.', 'pharos-seo' ),
};

/** Rendered by the screen's own component. */
export const cardType: FieldDefinition = {
	key: 'twitter_card_type',
	control: 'custom',
	label: __( 'Card type', 'pharos-seo' ),
	options: CARD_TYPES,
	keywords: [ 'twitter:card', 'summary', 'summary_large_image' ],
	requires: needsX,
};

const x: ScreenDefinition = {
	path: '/general/social/x',
	groups: [
		{
			fields: [
				{
					key: 'twitter_meta_tags',
					control: 'toggle',
					label: __( 'X card tags', 'pharos-seo' ),
					help: __(
						'X uses these tags to show a page as a card.',
						'pharos-seo'
					),
					keywords: [ 'twitter tags' ],
				},
				cardType,
				{
					key: 'twitter_fallback_image',
					control: 'image',
					idKey: 'twitter_fallback_image_id',
					isShared: true,
					label: __( 'X default image', 'pharos-seo' ),
					help: __(
						'Leave empty to use the default social image.',
						'pharos-seo'
					),
					keywords: [ 'twitter:image' ],
					requires: needsX,
				},
				{
					key: 'twitter_profile_username',
					control: 'text',
					prefix: '@',
					account: { network: 'x' },
					label: __( 'Site’s X username', 'pharos-seo' ),
					help: __(
						'The account that cards show as the source.',
						'pharos-seo'
					),
					keywords: [
						'twitter:site',
						'twitter',
						'profile',
						'handle',
					],
					requires: needsX,
				},
				{
					key: 'twitter_profile_fallback',
					control: 'text',
					prefix: '@',
					account: { network: 'x' },
					label: __( 'Default username of authors', 'pharos-seo' ),
					help: __(
						'Used for authors without an X username in their WordPress profile.',
						'pharos-seo'
					),
					keywords: [
						'twitter:creator',
						'twitter',
						'fallback',
						'handle',
					],
					requires: needsX,
				},
			],
		},
	],
};

const accounts: ScreenDefinition = {
	path: '/general/social/accounts',
	siteGroups: accountGroups,
};

/** Returns the groups of profiles: the best-known networks first, then the others. */
function accountGroups( {
	social_profiles: profiles,
}: SiteSettings ): FieldGroup[] {
	const fieldsOf = ( isFirst: boolean ): FieldDefinition[] =>
		profiles
			.filter( ( profile ) => profile.show_in_dashboard === isFirst )
			.map( ( { id, label, placeholder, names, hosts } ) => ( {
				key: 'social_profiles',
				path: [ id ],
				control: 'url',
				label,
				placeholder,
				network: id,
				account: { network: id, names, hosts },
				keywords: [ id, 'sameas', 'rel me', 'account', 'profile' ],
			} ) );
	return [
		{
			title: __( 'Social profiles of this site', 'pharos-seo' ),
			description: __(
				'Structured data on the home page tells search engines that these profiles belong to the site.',
				'pharos-seo'
			),
			fields: fieldsOf( true ),
		},
		{
			title: __( 'More social networks', 'pharos-seo' ),
			fields: fieldsOf( false ),
		},
	].filter( ( { fields } ) => fields.length > 0 );
}

export const socialScreens: ScreenDefinition[] = [
	defaultImage,
	facebook,
	x,
	accounts,
];
