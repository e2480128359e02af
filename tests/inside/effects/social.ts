/** Sharing on social networks. */
import { meta, names } from '../../integration/support/social';
import type { Site } from '../../support/site';
import type { Effect } from './types';

const POST = '/proper-chai/';
const TITLE = `"Proper" chai, Tomas's way & the lazy way - Fern & Kettle`;
const one = 'https://cdn.example.com/one.png';

/** Adds a featured image to a post. */
async function withThumbnail( php: Site[ 'php' ] ) {
	const post = `get_page_by_path( 'first-flush-darjeeling', OBJECT, 'post' )->ID`;
	const before = await php< number >(
		`$before = get_post_thumbnail_id( ${ post } ); set_post_thumbnail( ${ post }, 102 ); return $before;`
	);
	return () =>
		php(
			`$args['before'] ? set_post_thumbnail( ${ post }, $args['before'] ) : delete_post_thumbnail( ${ post } );`,
			{ before }
		);
}

/** Creates a post with images in its content: one that a shortcode may hide, one without a source, one of the library. */
async function withImageInContent( php: Site[ 'php' ] ) {
	const id = await php< number >( `
		$url = wp_get_attachment_url( 102 );
		$size = str_replace( 'green-leaves.png', 'green-leaves-300x200.png', $url );
		return wp_insert_post( [
			'post_title' => 'X', 'post_name' => 'x-with-image', 'post_status' => 'publish',
			'post_content' => '[playlist]<img src="https://cdn.example.com/hidden.png">[/playlist]<img alt="none">[caption id="a" width="300"]<img class="size-medium wp-image-102" alt="a &gt; b" src="' . $size . '" /> Leaves[/caption]',
		] );` );
	return () => php( `wp_delete_post( ${ id }, true );` );
}

export const effects: Effect[] = [
	{
		setting: 'open_graph_tags',
		does: 'prints Open Graph tags and the times of an article',
		path: POST,
		values: [ true, false ],
		read: ( page ) => [
			names( page, 'og:type', 'og:url', 'article:published_time' ).length,
			names( page, 'og:', 'article:published_time', 'article:section' )
				.length > 0,
			page.meta( 'twitter:title' ),
		],
		expected: [
			[ 3, true, undefined ],
			[ 0, false, TITLE ],
		],
	},
	{
		setting: 'social_title_site_name',
		does: 'leaves the name of the site in titles for networks',
		path: POST,
		values: [ true, false ],
		read: ( page ) => [ page.title, page.meta( 'og:title' ) ],
		expected: [
			[ TITLE, TITLE ],
			[ TITLE, TITLE.replace( ' - Fern & Kettle', '' ) ],
		],
	},
	{
		setting: 'og_site_name',
		does: 'is what networks call the site',
		path: POST,
		values: [ '', '%site_name% | %tagline%' ],
		read: ( page ) => [ page.title, page.meta( 'og:site_name' ) ],
		expected: [
			[ TITLE, 'Fern & Kettle' ],
			[
				TITLE,
				'Fern & Kettle | Loose-leaf tea & slow coffee, from leaf to cup',
			],
		],
	},
	...(
		[
			[ 'first', 'Tea!', 'Leaves' ],
			[ 'numbered', 'Tea! - Page 2', 'Leaves - Page 2' ],
		] as const
	 ).map( ( [ value, title, description ] ): Effect => ( {
		setting: 'later_page_social',
		does: `chooses what later pages say to networks: ${ value }`,
		path: '/category/tea/page/2/',
		values: [ 'page', value ],
		when: {
			later_page_format: 'Page %page_number%',
			page_description: 'All',
			templates: {
				taxonomies: {
					category: {
						title: 'Of tea',
						facebook_title: 'Tea!',
						facebook_description: 'Leaves',
					},
				},
			},
		},
		read: meta( 'og:title', 'og:description' ),
		expected: [
			[ 'Of tea - Page 2', 'All' ],
			[ title, description ],
		],
	} ) ),
	...(
		[
			[ 'post_types', 'post', POST ],
			[ 'taxonomies', 'category', '/category/tea/' ],
			[ 'archives', 'search', '/?s=tea' ],
		] as const
	 ).map( ( [ group, name, path ] ): Effect => ( {
		setting: 'templates',
		does: `shows ${ name } on networks`,
		path,
		when: { page_title: 'All', page_description: 'All' },
		values: [
			{},
			{
				[ group ]: {
					[ name ]: {
						facebook_title: 'F %site_name%',
						facebook_description: 'FD',
						facebook_image: one,
						twitter_title: 'X',
						twitter_description: 'XD',
						twitter_image: 'https://cdn.example.com/x.png',
					},
				},
			},
		],
		read: meta(
			'og:title',
			'og:description',
			'og:image',
			'twitter:title',
			'twitter:description',
			'twitter:image'
		),
		expected: [
			[ 'All', 'All', undefined, undefined, undefined, undefined ],
			[
				'F Fern & Kettle',
				'FD',
				one,
				'X',
				'XD',
				'https://cdn.example.com/x.png',
			],
		],
	} ) ),
	{
		setting: 'facebook_meta_tags',
		does: 'prints what only Facebook reads',
		path: POST,
		values: [ true, false ],
		read: meta( 'article:author', 'article:publisher', 'og:type' ),
		expected: [
			[
				'https://www.facebook.com/fern.kettle',
				'https://facebook.com/fernandkettle',
				'article',
			],
			[ undefined, undefined, 'article' ],
		],
		when: {
			facebook_page_url: 'https://facebook.com/fernandkettle',
			facebook_author_fallback: 'fern.kettle',
		},
	},
	{
		setting: 'twitter_meta_tags',
		does: 'prints tags for X',
		path: POST,
		values: [ true, false ],
		read: ( page ) => names( page, 'twitter:' ),
		expected: [ [ 'twitter:card', 'twitter:site' ], [] ],
		when: { twitter_profile_username: 'fernkettle' },
	},
	{
		setting: 'twitter_card_type',
		does: 'is the kind of card',
		path: POST,
		values: [ 'summary_large_image', 'summary' ],
		read: meta( 'twitter:card' ),
		expected: [ 'summary_large_image', 'summary' ],
	},
	{
		setting: 'twitter_profile_username',
		does: 'is the account of the site',
		path: POST,
		values: [ '', '@fernkettle' ],
		read: meta( 'twitter:site' ),
		expected: [ undefined, '@fernkettle' ],
	},
	{
		setting: 'twitter_profile_fallback',
		does: 'is the author of a post whose author names no account',
		path: POST,
		values: [ '', 'https://x.com/ines' ],
		read: meta( 'twitter:creator' ),
		expected: [ undefined, '@ines' ],
	},
	{
		setting: 'facebook_author_fallback',
		does: 'is the author of a post whose author names no account',
		path: POST,
		values: [ '', 'facebook.com/ines.calloway' ],
		read: meta( 'article:author' ),
		expected: [ undefined, 'https://facebook.com/ines.calloway' ],
	},
	{
		setting: 'facebook_page_url',
		does: 'is the publisher of a post',
		path: POST,
		values: [ '', 'facebook.com/fernandkettle' ],
		read: meta( 'article:publisher' ),
		expected: [ undefined, 'https://facebook.com/fernandkettle' ],
	},
	{
		setting: 'fallback_image',
		does: 'is the image of what has none of its own',
		path: POST,
		values: [ '', one ],
		read: meta( 'og:image', 'og:image:type' ),
		expected: [
			[ undefined, undefined ],
			[ one, 'image/png' ],
		],
	},
	{
		setting: 'fallback_image_id',
		does: 'is the image of the library for what has none of its own',
		path: '/category/tea/',
		values: [ 0, 102 ],
		read: ( page, site ) => [
			page.meta( 'og:image' )?.replace( site.url, '' ),
			page.meta( 'og:image:width' ),
		],
		expected: [
			[ undefined, undefined ],
			[ '/wp-content/uploads/2024/03/green-leaves.png', '400' ],
		],
	},
	{
		setting: 'twitter_fallback_image',
		does: 'is the image on X of what has none of its own',
		path: POST,
		when: { fallback_image: one },
		values: [ '', 'https://cdn.example.com/x.png' ],
		read: meta( 'og:image', 'twitter:image' ),
		expected: [
			[ one, undefined ],
			[ one, 'https://cdn.example.com/x.png' ],
		],
	},
	{
		setting: 'twitter_fallback_image_id',
		does: 'is the image of the library on X for what has none of its own',
		path: '/category/tea/',
		values: [ 0, 102 ],
		read: ( page, site ) =>
			page.meta( 'twitter:image' )?.replace( site.url, '' ),
		expected: [ undefined, '/wp-content/uploads/2024/03/green-leaves.png' ],
	},
	{
		setting: 'social_image_featured',
		does: 'shows the featured image of a post',
		path: '/first-flush-darjeeling/',
		when: { fallback_image: one },
		values: [ true, false ],
		setup: ( { php } ) => withThumbnail( php ),
		read: ( page ) =>
			page.meta( 'og:image' )?.endsWith( 'green-leaves.png' ),
		expected: [ true, false ],
	},
	...(
		[
			[ 'full', '/wp-content/uploads/2024/03/green-leaves.png' ],
			[ 'shown', '/wp-content/uploads/2024/03/green-leaves-300x200.png' ],
		] as const
	 ).map( ( [ value, path ] ): Effect => ( {
		setting: 'social_image_content',
		does: `shows the first image in the content: ${ value }`,
		path: '/x-with-image/',
		when: { fallback_image: one },
		values: [ '', value ],
		setup: ( { php } ) => withImageInContent( php ),
		read: ( page, site ) =>
			page.meta( 'og:image' )?.replace( site.url, '' ),
		expected: [ one, path ],
	} ) ),
];
