/**
 * Which values settings take, and what becomes of them.
 */
import {
	type Answer,
	path,
	read,
	save,
	saveEach,
	startWithDefaults,
} from './support/settings';
import { site } from './support/site';

startWithDefaults();

describe( 'What is saved', () => {
	const kept: [ string, string, string ][] = [
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
		[
			'an address with a port',
			'fallback_image',
			'http://localhost:8080/tea.jpg?x=1#y',
		],
	];

	test( 'keeps every text as it was typed', async () => {
		const answers = await saveEach(
			kept.map( ( [ , key, value ] ) => [ key, value ] )
		);
		kept.forEach( ( [ what, key, value ], i ) => {
			expect( [
				what,
				answers[ i ]?.status,
				answers[ i ]?.body.data[ key ],
			] ).toEqual( [ what, 200, value ] );
		} );
	} );

	test( 'keeps it on the whole way to the database and back', async () => {
		const value = '%category% 100% \\" <b> &amp; 🫖 شاي';
		expect(
			( await save( { page_title: value } ) ).body.data.page_title
		).toBe( value );
		expect( ( await read() ).page_title ).toBe( value );
	} );

	const tidied: [ string, string, unknown, unknown ][] = [
		[
			'a line break in a title becomes a space',
			'page_title',
			'a\r\nb\tc',
			'a b c',
		],
		[
			'control characters go',
			'page_title',
			'a\u0000b\u0007c\u009bd',
			'abcd',
		],
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
			'the name of an account stays one',
			'linkedin',
			' in/fern ',
			'in/fern',
		],
		[
			'accounts may be addresses or names',
			'social_profiles',
			{ mastodon: '@fern@tea.social', yelp: 'www.yelp.com/biz/fern?a=b' },
			{ mastodon: '@fern@tea.social', yelp: 'www.yelp.com/biz/fern?a=b' },
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

	test( 'tidies what has only one meaning', async () => {
		const answers = await saveEach(
			tidied.map( ( [ , key, value ] ) => [ key, value ] )
		);
		tidied.forEach( ( [ what, key, , expected ], i ) => {
			expect( [ what, answers[ i ]?.body.data[ key ] ] ).toEqual( [
				what,
				expected,
			] );
		} );
	} );

	test( 'keeps schemas as they are', async () => {
		const schemas = {
			abc: {
				title: 'Article',
				type: 'Article',
				fields: {
					'@type': 'Article',
					headline: '%title%',
					parts: [ { n: 1, on: true, x: null } ],
				},
				show_on: {
					rules: [ 'basic-global' ],
					specific: [ 12 ],
					specificText: [],
				},
			},
		};
		expect( ( await save( { schemas } ) ).body.data.schemas ).toEqual(
			schemas
		);
	} );
} );

describe( 'A save that is not accepted', () => {
	const refused: [ string, string, unknown ][] = [
		[ 'an unknown setting', 'sepparator', '-' ],
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
		[ 'a negative id', 'fallback_image_id', -1 ],
		[ 'a text too long', 'separator', '-'.repeat( 21 ) ],
	];

	test( 'says which setting and why, and writes nothing', async () => {
		const answers = await saveEach(
			refused.map( ( [ , key, value ] ) => [ key, value ] )
		);
		refused.forEach( ( [ what, key ], i ) => {
			expect( { what, ...answers[ i ] } ).toMatchObject( {
				what,
				status: 400,
				body: {
					success: false,
					code: 'pharos_invalid_settings',
					message: expect.stringContaining( key ),
					data: {
						status: 400,
						errors: { [ key ]: expect.stringMatching( /\w/ ) },
					},
				},
				stored: false,
			} );
			expect(
				Object.keys( answers[ i ]?.body.data.errors ?? {} )
			).toEqual( [ key ] );
		} );
	} );

	test( 'names every setting that is wrong', async () => {
		const { body } = await save( {
			separator: 5,
			nonsense: 1,
			page_title: 'ok',
		} );
		expect( Object.keys( body.data.errors ?? {} ) ).toEqual( [
			'separator',
			'nonsense',
		] );
	} );

	test( 'says where in a setting the wrong value is', async () => {
		const { body } = await save( {
			social_profiles: { threads: '@fern', mastodon: 'two words' },
			templates: { post_types: { post: { title: 5 } } },
			separator: 5,
		} );
		expect( body.message ).toContain( '“social_profiles.mastodon”' );
		expect( body.message ).toContain( '“templates.post_types.post.title”' );
		expect( body.data.paths ).toEqual( {
			social_profiles: [ 'mastodon' ],
			templates: [ 'post_types', 'post', 'title' ],
		} );
	} );

	test( 'an incomplete request is an error too', async () => {
		const answers = await saveEach( [
			[ '', {} ],
			[ '', { data: 'x' } ],
			[ '', { data: {}, base: 'x' } ],
		] );
		for ( const { status, body } of answers ) {
			expect( [ status, body.success ] ).toEqual( [ 400, false ] );
		}
		expect(
			(
				await (
					await site.as( 'admin' )
				).rest< Answer >( 'POST', path, {} )
			).body
		).toMatchObject( {
			success: false,
			code: 'rest_missing_callback_param',
		} );
	} );
} );
