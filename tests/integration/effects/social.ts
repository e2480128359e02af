/**
 * Sharing on networks, the home page there, embeds, and the attributes of images.
 */
import type { SettingKey } from '../../../store/settings/types';
import type { Page } from '../../support/page';
import { accounts, names, oembed, onX } from '../support/social';
import type { Effect } from './types';

const POST = '/proper-chai/';
const TITLE = `"Proper" chai, Tomas's way & the lazy way - Fern & Kettle`;
const one = 'https://cdn.example.com/one.png';
const two = 'https://cdn.example.com/two.jpg';
const meta =
	( ...wanted: string[] ) =>
	( page: Page ) =>
		wanted.length === 1
			? page.meta( wanted[ 0 ] as string )
			: wanted.map( ( name ) => page.meta( name ) );

/** The <img> of the post whose author gave it no alternative text. */
const image = ( name: string ) => ( page: Page ) => {
	const [ tag = '' ] = /<img[^>]*wp-image-7[^>]*>/.exec( page.text ) ?? [];
	return new RegExp( ` ${ name }="([^"]*)"` ).exec( tag )?.[ 1 ];
};

const account = (
	setting: SettingKey,
	value: unknown,
	link: string,
	does = 'links the account on the home page'
): Effect => ( {
	setting,
	does,
	path: '/',
	values: [ typeof value === 'string' ? '' : {}, value ],
	read: accounts,
	expected: [ [], [ link ] ],
} );

/** How the home page looks on a network: the setting, the tag, two values. */
const home = (
	setting: SettingKey,
	read: Effect[ 'read' ],
	expected: [ unknown, unknown ],
	value: unknown,
	empty: unknown = '',
	when: Effect[ 'when' ] = {}
): Effect => ( {
	setting,
	does: 'is how the home page looks when it is shared',
	path: '/',
	values: [ empty, value ],
	read,
	expected,
	when,
} );

const tagline = 'Loose-leaf tea & slow coffee, from leaf to cup';
const name = 'Fern & Kettle';
const apart = { twitter_same_as_facebook: false };

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
	account(
		'twitter_profile_username',
		'https://twitter.com/fernkettle?lang=en',
		'https://x.com/fernkettle'
	),
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
	account(
		'facebook_page_url',
		'facebook.com/fernandkettle',
		'https://facebook.com/fernandkettle'
	),
	account(
		'pinterest',
		'fernkettle',
		'https://www.pinterest.com/fernkettle/'
	),
	account(
		'instagram',
		'@fern.kettle',
		'https://www.instagram.com/fern.kettle/'
	),
	account( 'youtube', '@fernkettle', 'https://www.youtube.com/@fernkettle' ),
	account(
		'linkedin',
		'www.linkedin.com/company/fern',
		'https://www.linkedin.com/company/fern'
	),
	account( 'tiktok', 'fernkettle', 'https://www.tiktok.com/@fernkettle' ),
	account(
		'social_profiles',
		{ mastodon: '@fern@mastodon.social' },
		'https://mastodon.social/@fern'
	),
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
		values: [ 0, 5 ],
		read: ( page, site ) => [
			page.meta( 'og:image' )?.replace( site.url, '' ),
			page.meta( 'og:image:width' ),
		],
		expected: [
			[ undefined, undefined ],
			[ '/wp-content/uploads/2024/03/green-leaves.png', '400' ],
		],
	},
	home(
		'home_page_facebook_title',
		meta( 'og:title' ),
		[ name, `Tea! | ${ name }` ],
		'Tea! | %site_name%'
	),
	home(
		'home_page_facebook_description',
		meta( 'og:description' ),
		[ tagline, `Tea: ${ tagline }` ],
		'Tea: %tagline%'
	),
	home(
		'home_page_facebook_image_url',
		meta( 'og:image' ),
		[ undefined, one ],
		one
	),
	home(
		'home_page_facebook',
		meta( 'og:title', 'og:description', 'og:image' ),
		[
			[ name, tagline, undefined ],
			[ 'A', 'B', one ],
		],
		{ title: 'A', description: 'B', image_url: one },
		{ title: '', description: '', image_url: '' }
	),
	home(
		'home_page_twitter_title',
		meta( 'og:title', 'twitter:title' ),
		[
			[ 'A', name ],
			[ 'A', `X & ${ name }` ],
		],
		'X & %site_name%',
		'',
		{ ...apart, home_page_facebook_title: 'A' }
	),
	home(
		'home_page_twitter_description',
		meta( 'og:description', 'twitter:description' ),
		[
			[ tagline, undefined ],
			[ tagline, 'X' ],
		],
		'X',
		'',
		apart
	),
	home(
		'home_page_twitter_image_url',
		meta( 'og:image', 'twitter:image' ),
		[
			[ one, undefined ],
			[ one, two ],
		],
		two,
		'',
		{ ...apart, home_page_featured_image: one }
	),
	home(
		'home_page_twitter',
		( page ) => [
			onX( page, 'title' ),
			onX( page, 'description' ),
			onX( page, 'image' ),
		],
		[
			[ name, tagline, undefined ],
			[ 'A', 'B', two ],
		],
		{ title: 'A', description: 'B', image_url: two },
		{ title: '', description: '', image_url: '' },
		apart
	),
	{
		setting: 'twitter_same_as_facebook',
		does: 'decides whose data X shows for the home page',
		path: '/',
		values: [ true, false ],
		read: ( page ) => [ onX( page, 'title' ), onX( page, 'image' ) ],
		expected: [
			[ 'Facebook', one ],
			[ 'X', two ],
		],
		when: {
			home_page_facebook_title: 'Facebook',
			home_page_facebook_image_url: one,
			home_page_twitter_title: 'X',
			home_page_twitter_image_url: two,
		},
	},
	home(
		'home_page_featured_image',
		( page ) => [ page.meta( 'og:image' ), onX( page, 'image' ) ],
		[
			[ one, one ],
			[ two, two ],
		],
		two,
		'',
		{ fallback_image: one }
	),
	{
		setting: 'oembeded_scripts',
		does: 'tells other sites how to embed a post',
		path: POST,
		values: [ true, false ],
		read: ( page ) =>
			page.links.filter( ( { type = '' } ) => type.endsWith( '+oembed' ) )
				.length,
		expected: [ 2, 0 ],
	},
	{
		setting: 'oembeded_og_title',
		does: 'gives embedded posts the title for networks',
		path: POST,
		values: [ false, true ],
		read: async ( _page, site ) => ( await oembed( site, POST ) ).title,
		expected: [
			'&#8220;Proper&#8221; chai, Tomas&#8217;s way &amp; the lazy way',
			TITLE,
		],
	},
	{
		setting: 'oembeded_social_images',
		does: 'gives embedded posts the image for networks',
		path: POST,
		values: [ false, true ],
		read: async ( _page, site ) => {
			const answer = await oembed( site, POST );
			return [ answer.thumbnail_url, answer.thumbnail_width ].map(
				( value ) => String( value ).replace( site.url, '' )
			);
		},
		expected: [
			[ 'undefined', 'undefined' ],
			[ '/wp-content/uploads/2024/03/green-leaves.png', '400' ],
		],
		when: { fallback_image_id: 5 },
	},
	{
		setting: 'oembeded_remove_author_name',
		does: 'does not name the author of embedded posts',
		path: POST,
		values: [ true, false ],
		read: async ( _page, site ) => {
			const answer = await oembed( site, POST );
			return [ 'author_name' in answer, 'author_url' in answer ];
		},
		expected: [
			[ false, false ],
			[ true, true ],
		],
	},
	{
		setting: 'autoSetImageAlt',
		does: 'gives images alternative texts',
		path: '/a-morning-at-the-roaster/',
		values: [ true, false ],
		read: image( 'alt' ),
		expected: [ 'Copper kettle', '' ],
	},
	{
		setting: 'autoSetImageTitle',
		does: 'gives images titles',
		path: '/a-morning-at-the-roaster/',
		values: [ true, false ],
		read: image( 'title' ),
		expected: [ 'Copper kettle', undefined ],
	},
];
