/**
 * Sharing on networks.
 */
import { meta, names } from '../support/social';
import type { Effect } from './types';

const POST = '/proper-chai/';
const TITLE = `"Proper" chai, Tomas's way & the lazy way - Fern & Kettle`;
const one = 'https://cdn.example.com/one.png';

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
];
