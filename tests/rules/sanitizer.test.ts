/**
 * Valid values of settings, and their sanitized form. tests/inside/settings-values.test.ts tests the route and the
 * database.
 */
import { type Refused, runRules } from './support/php';

/** A name of the case, the setting, the value. */
type Case = [ what: string, key: string, value: unknown, result?: unknown ];

const kept: Case[] = [
	[
		'variables that look like escaped bytes',
		'page_title',
		'%category% %date% %ad%',
	],
	[ 'a percent sign', 'page_title', '100% tea' ],
	[ 'markup', 'page_title', '<b>%title%</b> & "more" <script>' ],
	[ 'entities', 'page_title', '%title% &amp; &#8211;' ],
	[ 'backslashes and quotes', 'page_title', 'C:\\new "x" \\\' %title%' ],
	[ 'emoji and other scripts', 'page_title', '🫖 %title% · 茶 · شاي 👩🏽‍🍳' ],
	[ 'white space at the ends', 'separator', ' — ' ],
	[ 'a long text', 'page_description', 'ä'.repeat( 5000 ) ],
	[ 'nothing', 'home_page_title', '' ],
	[
		'an address without a scheme',
		'facebook_page_url',
		'www.facebook.com/fernandkettle',
	],
	[ 'posts and terms', 'sitemap_exclude', [ 'post-12', 'term-5' ] ],
	[
		'an address with a port',
		'fallback_image',
		'http://localhost:8080/tea.jpg?x=1#y',
	],
];

const tidied: Case[] = [
	[
		'a line break in a title becomes a space',
		'page_title',
		'a\r\nb\tc',
		'a b c',
	],
	[ 'control characters go', 'page_title', 'a\u0000b\u0007c\u009bd', 'abcd' ],
	[
		'an address loses white space round it',
		'fallback_image',
		' https://x.org/a.jpg ',
		'https://x.org/a.jpg',
	],
	[
		'names are kept once',
		'no_index',
		[ 'post', 'tag', 'post' ],
		[ 'post', 'tag' ],
	],
	[
		'posts are kept once',
		'sitemap_exclude',
		[ 'post-12', 'term-5', 'post-12' ],
		[ 'post-12', 'term-5' ],
	],
	[ 'the name of an account stays one', 'linkedin', ' in/fern ', 'in/fern' ],
	[
		'accounts may be addresses or names',
		'social_profiles',
		{ mastodon: '@fern@tea.social', yelp: 'www.yelp.com/biz/fern?a=b' },
		{ mastodon: '@fern@tea.social', yelp: 'www.yelp.com/biz/fern?a=b' },
	],
	[ 'a code stays', 'google_verification', ' a_B-9xyz ', 'a_B-9xyz' ],
	[ 'no code', 'google_verification', ' ', '' ],
	[
		'a tag becomes its code',
		'google_verification',
		'<meta name="google-site-verification" content="a_B-9xyz" />',
		'a_B-9xyz',
	],
	[
		'a tag in any form',
		'bing_verification',
		"<META content='ABCDEF0123456789ABCDEF0123456789'\n name = msvalidate.01>",
		'ABCDEF0123456789ABCDEF0123456789',
	],
	[
		'a tag with typographic quotes',
		'pinterest_verification',
		'<meta name=“p:domain_verify” content=“0123456789abcdef”/>',
		'0123456789abcdef',
	],
	[
		'the tag of Yandex',
		'yandex_verification',
		'<meta name="yandex-verification" content="0123456789abcdef" />',
		'0123456789abcdef',
	],
	[
		'the tag of Baidu',
		'baidu_verification',
		'<meta name="baidu-site-verification" content="codeva-Abc123" />',
		'codeva-Abc123',
	],
	[
		'email addresses are separated by commas',
		'search_summary_to',
		' a@example.com;b@example.org\nb@example.org ',
		'a@example.com, b@example.org',
	],
	[ 'an old form of yes', 'twitter_same_as_facebook', '1', true ],
	[ 'an old form of no', 'twitter_same_as_facebook', '', false ],
	[
		'an object is completed',
		'home_page_facebook',
		{ title: 'x' },
		{ image_url: '', title: 'x', description: '' },
	],
];

const refused: Case[] = [
	[ 'a number for a text', 'separator', 5 ],
	[ 'null', 'page_title', null ],
	[ 'a list for a text', 'page_title', [ 'x' ] ],
	[ 'a text for a switch', 'enable_schemas', 'yes' ],
	[ 'a number for a switch', 'enable_schemas', 1 ],
	[ 'a text for a list', 'no_index', 'post,page' ],
	[ 'an object for a list', 'no_index', { a: 'post' } ],
	[ 'a list for an object', 'home_page_robots', [ 'noindex' ] ],
	[ 'an unknown name in an object', 'home_page_robots', { generel: [] } ],
	[
		'an unknown robots rule',
		'home_page_robots',
		{ general: [ 'noimage' ] },
	],
	[ 'an unknown card', 'twitter_card_type', 'player' ],
	[ 'a name with signs', 'no_index', [ '<script>' ] ],
	[ 'a script as address', 'facebook_page_url', 'javascript:alert(1)' ],
	[ 'a word as address', 'fallback_image', 'tea' ],
	[ 'a script as account', 'instagram', 'javascript:alert(1)' ],
	[ 'markup as account', 'social_profiles', { mastodon: '<b>x' } ],
	[ 'two words as account', 'tiktok', 'fern kettle' ],
	[ 'an unknown place of the sitemap', 'sitemap_display_format', 'menu' ],
	[ 'the name of a type for a post', 'sitemap_exclude', [ 'page-12' ] ],
	[ 'a post without an id', 'sitemap_exclude', [ 'post-' ] ],
	[ 'a post with more behind it', 'sitemap_exclude', [ 'post-1\n' ] ],
	[ 'a post that can not be', 'sitemap_exclude', [ 'post-0' ] ],
	[ 'an id for a post', 'sitemap_exclude', [ 12 ] ],
	[ 'a negative id', 'fallback_image_id', -1 ],
	[ 'no email address', 'search_summary_to', 'a@example.com, b@' ],
	[
		'too many email addresses',
		'search_summary_to',
		Array.from( { length: 11 }, ( _, n ) => `a${ n }@example.com` ).join(),
	],
	[ 'a text too long', 'separator', '-'.repeat( 21 ) ],
];

/** Values that aren't codes, and a part of the reason. */
const codes: [ what: string, key: string, value: string, why: RegExp ][] = [
	[
		'the tag of another service',
		'google_verification',
		'<meta name="msvalidate.01" content="ABCDEF" />',
		/“msvalidate.01”.*“google-site-verification”/,
	],
	[
		'half a tag',
		'bing_verification',
		'<meta name="msvalidate.01"',
		/from “<” to “>”/,
	],
	[
		'a tag without a name',
		'bing_verification',
		'<meta property="msvalidate.01" content="ABCDEF">',
		/from “<” to “>”/,
	],
	[
		'another element',
		'bing_verification',
		'<script>alert(1)</script>',
		/from “<” to “>”/,
	],
	[
		'a script in a tag',
		'google_verification',
		'<meta name="google-site-verification" content="<script>">',
		/such as <meta name="google-site-verification"/,
	],
	[
		'a file',
		'google_verification',
		'google0123456789abcdef.html',
		/name of a file/,
	],
	[
		'the URL of a file',
		'bing_verification',
		'https://example.com/BingSiteAuth.xml',
		/name of a file/,
	],
	[
		'a DNS record',
		'google_verification',
		'google-site-verification=a_B-9xyz',
		/DNS record/,
	],
	[ 'words', 'yandex_verification', 'my code', /isn’t a verification code/ ],
	[
		'what is too short',
		'google_verification',
		'abc',
		/isn’t a verification code/,
	],
];

const schema = {
	title: 'Article',
	type: 'Article',
	fields: {
		'@type': 'Article',
		schema_name: 'Article',
		headline: '%title%',
		parts: [ { n: 1, on: true, x: null } ],
	},
	show_on: {
		rules: [ 'basic-global' ],
		specific: [ 'post-12' ],
		specificText: [],
	},
};
kept.push( [ 'a schema', 'schemas', { abc: schema } ] );

const nested: Case[] = [
	[
		'an account',
		'social_profiles',
		{ threads: '@f', mastodon: 'two words' },
	],
	[ 'a template', 'templates', { post_types: { post: { title: 5 } } } ],
];

const wrongCodes: Case[] = codes.map( ( [ what, key, value ] ) => [
	what,
	key,
	value,
] );
const all = [ kept, tidied, refused, nested, wrongCodes ];
const { clean: results } = runRules( {
	clean: all.flat().map( ( [ , key, value ] ) => ( { key, value } ) ),
} );
const of = ( list: Case[] ) => {
	const start = all.slice( 0, all.indexOf( list ) ).flat().length;
	return list.map(
		( [ what, key, value, result ], i ) =>
			[ what, key, value, result, results[ start + i ] ] as const
	);
};

test.each( of( kept ) )(
	'%s is kept as it was typed (%s)',
	( _what, _key, value, _result, cleaned ) => {
		expect( cleaned ).toEqual( value );
	}
);

test.each( of( tidied ) )(
	'%s (%s)',
	( _what, _key, _value, expected, cleaned ) => {
		expect( cleaned ).toEqual( expected );
	}
);

test.each( of( refused ) )(
	'%s is refused, and why (%s)',
	( _what, _key, _value, _result, cleaned ) => {
		expect( cleaned ).toMatchObject( {
			refused: expect.stringMatching( /\w/ ),
		} );
	}
);

test( 'A refusal says where in a setting the wrong value is', () => {
	expect(
		of( nested ).map( ( one ) => ( one[ 4 ] as Refused ).path )
	).toEqual( [ [ 'mastodon' ], [ 'post_types', 'post', 'title' ] ] );
} );

test( 'A wrong verification code is refused with the reason', () => {
	const reasons = of( wrongCodes ).map(
		( one ) => ( one[ 4 ] as Refused ).refused
	);
	codes.forEach( ( [ what, , , why ], i ) =>
		expect( [ what, reasons[ i ] ] ).toEqual( [
			what,
			expect.stringMatching( why ),
		] )
	);
} );
