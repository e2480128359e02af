/** Checks of page tags for crawlers, social networks and browsers. */
import {
	describeFaults,
	fixOf,
	runCheck,
	settingOf,
} from '../integration/support/analysis';
import {
	addressOf,
	edit,
	editBlock,
	fill,
	placeOf,
	PRINTER,
	printing,
	withSoundPages,
	type Sound,
} from '../integration/support/analysis-pages';
import { activate, deactivate } from '../integration/support/plugins';
import { save } from '../integration/support/settings';
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';

const sound: Sound = { post: 0, page: 0 };
withSoundPages( sound );
withSnippet( 'analysis-printer', PRINTER );

afterEach( () => printing( null ) );

const post = () => addressOf( sound.post );
const home = () => `${ site.url }/`;
const replacing = ( from: string, to: string ) => () =>
	printing( { replace: [ [ from, to ] ] } );
const asBefore = () => printing( null );

/** Changes the setting that a link opens. */
async function setThere( url: URL, value: unknown ) {
	const [ key = '', part ] = settingOf( url ).setting.split( '.' );
	await save( { [ key ]: part ? { [ part ]: value } : value } );
}

const TWICE = '$0$0';

let icon: unknown;

beforeAll( async () => {
	icon = await site.option( 'site_icon' );
} );

afterAll( () => site.option( 'site_icon', icon ) );

describeFaults( 'general', [
	{
		title: 'a theme that does not say its language',
		check: 'language',
		url: post,
		seed: replacing( '~<html[^>]*>~', '<html>' ),
		status: 'warning',
		message: /^1 page has a missing or wrong language attribute/,
		mend: asBefore,
	},
	{
		title: 'a theme that says another language leads to the language of the site',
		check: 'language',
		url: post,
		seed: replacing( '~lang="en-US"~', 'lang="ar"' ),
		status: 'warning',
		message: /language attribute/,
		fix: /options-general\.php#WPLANG$/,
		mend: asBefore,
	},
	{
		title: 'a theme that does not fit telephones',
		check: 'viewport',
		url: post,
		seed: replacing( '~<meta name="viewport"[^>]*>~', '' ),
		status: 'warning',
		message: /^1 page isn’t mobile-friendly or can’t be zoomed/,
		mend: asBefore,
	},
	{
		title: 'a theme that nobody can enlarge',
		check: 'viewport',
		url: post,
		seed: replacing(
			'~width=device-width, initial-scale=1~',
			'width=device-width, User-Scalable = NO'
		),
		status: 'suggestion',
		message: /can’t be zoomed/,
		mend: asBefore,
	},
	{
		title: 'a site without an icon leads to where it is chosen',
		check: 'favicon',
		url: home,
		seed: () => site.option( 'site_icon', 0 ),
		status: 'warning',
		message: /^The site has no working favicon/,
		fix: /options-general\.php#choose-from-library-button$/,
		mend: () => site.option( 'site_icon', icon ),
	},
	{
		title: 'an icon that is not there',
		check: 'favicon',
		url: home,
		seed: replacing( '~/icon-32x32\\.png~', '/lost-32x32.png' ),
		status: 'warning',
		message: /no working favicon/,
		fix: /options-general\.php#choose-from-library-button$/,
		mend: asBefore,
	},
	{
		title: 'a canonical address that was entered leads to its field',
		check: 'canonical',
		url: post,
		seed: () => fill( sound.post, 'canonical', '/elsewhere/' ),
		status: 'suggestion',
		message: /^1 page has no canonical URL/,
		fix: /pharos-field=canonical$/,
		mend: async ( url ) => {
			const place = placeOf( url );
			await fill( place.post, place.field, '' );
		},
	},
	{
		title: 'a canonical address that is isn’t absolute',
		check: 'canonical',
		url: post,
		seed: replacing(
			'~(<link rel="canonical" href=")https?://[^/]*~',
			'$1'
		),
		status: 'warning',
		message: /^1 page has no canonical URL/,
		fix: /pharos-field=canonical$/,
		mend: asBefore,
		expects: ( { description } ) =>
			expect( JSON.stringify( description ) ).toContain(
				'isn’t absolute'
			),
	},
	{
		title: 'a canonical address on another site',
		check: 'canonical',
		url: post,
		seed: replacing(
			'~(<link rel="canonical" href=")~',
			'$1https://example.org/?old='
		),
		status: 'warning',
		message: /points elsewhere/,
		fix: /pharos-field=canonical$/,
		mend: asBefore,
		expects: ( { description } ) =>
			expect( JSON.stringify( description ) ).toContain( 'another site' ),
	},
	{
		title: 'a canonical address behind the head, where nobody reads it',
		check: 'canonical',
		url: post,
		seed: () =>
			printing( {
				replace: [
					[ '~<link rel="canonical"[^>]*>~', '' ],
					[ '~<body[^>]*>~', '$0<link rel=canonical href="/">' ],
				],
			} ),
		status: 'warning',
		message: /no canonical URL/,
		fix: /pharos-field=canonical$/,
		mend: asBefore,
		expects: ( { description } ) =>
			expect( JSON.stringify( description ) ).toContain( 'outside' ),
	},
	{
		title: 'a home page that says noindex leads to its instructions',
		check: 'indexable',
		url: home,
		seed: () => save( { home_page_robots: { general: [ 'noindex' ] } } ),
		status: 'error',
		message: /^1 page is set to noindex\.$/,
		fix: /#\/general\/homepage\/advanced\?setting=home_page_robots\.general$/,
		mend: ( url ) => setThere( url, [] ),
	},
	{
		title: 'one post that says noindex may be meant so',
		check: 'indexable',
		seed: () => fill( sound.post, 'noindex', 'yes' ),
		status: 'suggestion',
		message: /^1 page is set to noindex/,
		fix: /pharos-field=noindex$/,
		mend: async ( url ) => {
			const place = placeOf( url );
			await fill( place.post, place.field, '' );
		},
	},
	{
		title: 'a server that sends noindex with each page',
		check: 'indexable',
		url: post,
		seed: () =>
			printing( { headers: [ 'X-Robots-Tag: googlebot: noindex' ] } ),
		status: 'error',
		message: /set to noindex/,
		mend: asBefore,
	},
	{
		title: 'Open Graph tags that are off lead to their switch',
		check: 'open_graph',
		url: post,
		seed: () => save( { open_graph_tags: false } ),
		status: 'warning',
		message: /^1 page has missing Open Graph tags/,
		fix: /#\/general\/social\/facebook\?setting=open_graph_tags$/,
		mend: ( url ) => setThere( url, true ),
	},
	{
		title: 'a default image that a plugin removes from a page is missed there',
		check: 'open_graph',
		url: post,
		seed: () =>
			printing( {
				replace: [ [ '~<meta property="og:image".*?>~', '' ] ],
			} ),
		status: 'suggestion',
		message: /missing Open Graph tags/,
		fix: /post\.php\?post=\d+&action=edit&pharos-field=facebook_image$/,
		mend: asBefore,
	},
	{
		title: 'X tags that are off lead to their switch',
		check: 'x_card',
		url: post,
		seed: () => save( { twitter_meta_tags: false } ),
		status: 'suggestion',
		message: /^1 page has missing or invalid X card tags\.$/,
		fix: /#\/general\/social\/x\?setting=twitter_meta_tags$/,
		mend: ( url ) => setThere( url, true ),
	},
	{
		title: 'a card that X does not know',
		check: 'x_card',
		url: post,
		seed: replacing( '~content="summary_large_image"~', 'content="photo"' ),
		status: 'suggestion',
		message: /invalid X card tags/,
		mend: asBefore,
	},
	{
		title: 'schemas that are off lead to their switch',
		check: 'schema',
		url: post,
		seed: () => save( { enable_schemas: false } ),
		status: 'warning',
		message: /^1 page has missing or invalid structured data/,
		fix: /#\/tools\/manage-features\?setting=enable_schemas$/,
		mend: ( url ) => setThere( url, true ),
	},
	{
		title: 'structured data in a block of HTML that can’t be read leads to that block',
		check: 'schema',
		url: post,
		seed: () =>
			edit( sound.post, {
				post_content:
					'<!-- wp:group -->\n<div class="wp-block-group"><!-- wp:html -->\n<script type="application/ld+json">{"@type": "Recipe",}</script>\n<!-- /wp:html --></div>\n<!-- /wp:group -->',
			} ),
		status: 'error',
		message: /1 page has missing or invalid structured data/,
		fix: /pharos-block=0\.0$/,
		mend: ( url ) => editBlock( url, 'core/html', ',}', '}' ),
	},
	{
		title: 'a schema of a post that lacks what Google asks for leads to its schemas',
		check: 'schema',
		url: post,
		seed: () =>
			fill( sound.post, 'schemas', {
				cake: {
					title: 'Cake',
					type: 'JobPosting',
					fields: { title: 'Baker' },
				},
			} ),
		status: 'warning',
		message: /1 page has missing or invalid structured data/,
		fix: /pharos-field=schemas$/,
		mend: ( url ) => fill( placeOf( url ).post, 'schemas', {} ),
		expects: ( { description } ) =>
			expect( JSON.stringify( description ) ).toContain(
				'Cake: Google requires'
			),
	},
	{
		title: 'a plugin that prints a second title leads to the plugins',
		check: 'double_tags',
		url: post,
		seed: replacing( '~<title>[^<]*</title>~', TWICE ),
		status: 'warning',
		message: /^1 page has duplicate SEO tags/,
		fix: /plugins\.php$/,
		mend: asBefore,
	},
	{
		title: 'a plugin that prints a second description, in its own order of attributes',
		check: 'double_tags',
		url: post,
		seed: replacing(
			'~</head>~',
			"<META content='Пирог' NAME=Description></head>"
		),
		status: 'warning',
		message: /duplicate SEO tags/,
		fix: /plugins\.php$/,
		mend: asBefore,
		expects: ( { description } ) =>
			expect( JSON.stringify( description ) ).toContain( 'Пирог' ),
	},
] );

describe( 'A page that says noindex', () => {
	it( 'rightly has no canonical address', async () => {
		await fill( sound.post, 'noindex', 'yes' );

		expect(
			await runCheck( 'general', 'canonical', post() )
		).toMatchObject( { status: 'success' } );
	} );

	it( 'to a robot that is no search engine is in order', async () => {
		await printing( { headers: [ 'X-Robots-Tag: otherbot: noindex' ] } );

		expect(
			await runCheck( 'general', 'indexable', post() )
		).toMatchObject( { status: 'success' } );
	} );
} );

describe( 'A kind of pages that the settings keep out', () => {
	it( 'is not checked, unless one of them is requested', async () => {
		await save( { no_index: [ 'post' ] } );

		expect( await runCheck( 'general', 'indexable' ) ).toMatchObject( {
			status: 'success',
		} );
		const item = await runCheck( 'general', 'indexable', post() );
		expect( item ).toMatchObject( { status: 'error' } );
		expect( settingOf( new URL( item!.fix!.url ) ) ).toEqual( {
			route: '/advanced/robot_instructions/indexing',
			setting: 'no_index.post',
		} );

		await save( { no_index: [] } );
	} );
} );

describe( 'A language whose code is not the name of its translation', () => {
	withSnippet(
		'analysis-language',
		`add_filter( 'gettext_with_context', static fn( $translated, $text ) => $text === 'html_lang_code' ? 'fil-PH' : $translated, 10, 2 );`
	);

	test( 'is the one that WordPress prints', async () => {
		expect( await runCheck( 'general', 'language', post() ) ).toMatchObject(
			{ status: 'success' }
		);
	} );
} );

describe( 'While another SEO plugin is active', () => {
	beforeAll( () => activate( 'slim-seo' ) );
	afterAll( () => deactivate( 'slim-seo' ) );

	test( 'no link leads to a field or setting of ours, which has no effect then', async () => {
		await printing( {
			replace: [ [ '~<title>.*?</title>|<meta [^>]*>~s', '' ] ],
		} );
		for ( const [ check, url, leads ] of [
			[ 'description', post(), /\/post\.php\?post=\d+&action=edit$/ ],
			[ 'title', post(), /\/post\.php\?post=\d+&action=edit$/ ],
			[ 'open_graph', home(), /\/plugins\.php$/ ],
			[ 'x_card', home(), /\/plugins\.php$/ ],
			[ 'schema', home(), /\/plugins\.php$/ ],
		] as const ) {
			const item = await runCheck( 'general', check, url );
			expect( item?.status ).not.toBe( 'success' );
			expect( fixOf( item! ) ).toMatch( leads );
		}
		expect(
			JSON.stringify( await runCheck( 'general', 'title' ) )
		).toMatch( /\/plugins\.php"/ );
	} );
} );

describe( 'One cause is one issue', () => {
	test( 'a hidden site is told by its visibility alone', async () => {
		await site.option( 'blog_public', '0' );
		expect( await runCheck( 'general', 'indexable' ) ).toBeUndefined();
		expect(
			await runCheck( 'settings', 'home_noindexed' )
		).toBeUndefined();
		expect( await runCheck( 'other', 'search_visibility' ) ).toMatchObject(
			{
				status: 'error',
			}
		);
		await site.option( 'blog_public', '1' );
	} );

	test( 'a missing default image is told by its setting alone', async () => {
		await save( { fallback_image: '' } );
		expect(
			await runCheck( 'general', 'open_graph', post() )
		).toMatchObject( {
			status: 'success',
		} );
		expect(
			( await runCheck( 'settings', 'social_image' ) )?.status
		).not.toBe( 'success' );
		await save( {
			fallback_image: `${ site.url }/wp-content/uploads/2024/03/shop-window.jpg`,
		} );
	} );
} );
