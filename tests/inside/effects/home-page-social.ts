/** The home page on social networks. */
import type { SettingKey } from '../../../store/settings/types';
import { meta, onX } from '../../integration/support/social';
import type { Effect } from './types';

const one = 'https://cdn.example.com/one.png';
const two = 'https://cdn.example.com/two.jpg';
const tagline = 'Loose-leaf tea & slow coffee, from leaf to cup';
const name = 'Fern & Kettle';
const apart = { twitter_same_as_facebook: false };

/** The effect of a home page setting for a social network: the setting, the tag, two values. */
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

export const effects: Effect[] = [
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
		'home_page_twitter_card_type',
		meta( 'twitter:card' ),
		[ 'summary_large_image', 'summary' ],
		'summary'
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
];
