/** The redirects of posts, terms and authors: the responses of their pages, and which targets can be saved. */
import { configure, withContent } from './support/head';
import { clear, read, write } from './support/object-seo';
import { add, clear as clearRedirects, rest, visit } from './support/redirects';
import { site } from './support/site';

const content = withContent();

const id = ( name: string ) => content.ids[ name ] ?? 0;
const route = ( name: string ) => `/wp/v2/posts/${ id( name ) }`;
let tea = 0;
let author = 0;

const served = {
	author_archive: true,
	redirectAttachmentPagesToPostParent: false,
};

beforeAll( async () => {
	[ tea, author ] = await site.php< [ number, number ] >(
		`return [ get_category_by_slug( 'tea' )->term_id, get_user_by( 'slug', 'tomas-reed' )->ID ];`
	);
} );
beforeEach( () => configure( served ) );
afterAll( clearRedirects );

/** Saves fields, which must be accepted. */
async function set( path: string, fields: object ) {
	const { status, body } = await write( path, fields );
	expect( [ status, body.message ] ).toEqual( [ 200, undefined ] );
}

/** The status and the message of a save that is refused. */
async function refusal( path: string, fields: object ) {
	const { status, body } = await write( path, fields );
	return `${ status } ${ body.data?.params?.pharos_seo ?? '' }`;
}

const LOOP =
	'400 redirect: This redirect points back to itself. Enter a different target.';

describe( 'Visitors of a page', () => {
	afterEach( () =>
		Promise.all( [ clear( route( 'plain' ) ), clear( route( 'secret' ) ) ] )
	);

	test.each( [
		[ { redirect: '/about/' }, '301 /about/' ],
		[ { redirect: '/about/', redirect_status: 302 }, '302 /about/' ],
		[ { redirect: '/about/', redirect_status: 307 }, '307 /about/' ],
		[ { redirect: '/about/', redirect_status: 308 }, '308 /about/' ],
		[
			{ redirect: 'https://elsewhere.example/чай?a=1#b' },
			'301 https://elsewhere.example/%D1%87%D0%B0%D0%B9?a=1#b',
		],
		[ { redirect: `${ site.url }/about/?a=1` }, '301 /about/?a=1' ],
		[ { redirect_status: 302 }, '200' ],
	] )( 'are redirected: %j', async ( fields, expected ) => {
		await set( route( 'plain' ), fields );
		expect( await visit( '/x-plain/' ) ).toBe( expected );
	} );

	test( 'are redirected from each of its URLs, without their query string, by one redirect', async () => {
		await set( route( 'plain' ), { redirect: '/about/' } );
		expect( [
			await visit( '/x-plain' ),
			await visit( `/?p=${ id( 'plain' ) }` ),
			await visit( '/x-plain/?utm_source=x' ),
		] ).toEqual( [ '301 /about/', '301 /about/', '301 /about/' ] );
		const { headers } = await site.get( '/x-plain/' );
		expect( headers.get( 'x-redirect-by' ) ).toBe( 'Pharos SEO' );
	} );

	test( 'follow a post or term to its current URL, and stay while they can’t see it', async () => {
		await set( route( 'plain' ), { redirect: `post-${ id( 'book' ) }` } );
		expect( await visit( '/x-plain/' ) ).toBe( '301 /books/x-book/' );
		const status = ( name: string ) =>
			site.php(
				`wp_update_post( [ 'ID' => $args[0], 'post_status' => $args[1] ] );`,
				[ id( 'book' ), name ]
			);
		await status( 'draft' );
		expect( await visit( '/x-plain/' ) ).toBe( '200' );
		await status( 'publish' );
		await set( route( 'plain' ), { redirect: `term-${ tea }` } );
		expect( await visit( '/x-plain/' ) ).toBe( '301 /category/tea/' );
	} );

	test( 'get feeds, embeds and everything while the feature is off', async () => {
		await set( route( 'plain' ), { redirect: '/about/' } );
		expect( await visit( '/x-plain/feed/' ) ).toBe( '200' );
		expect( await visit( '/x-plain/embed/' ) ).toBe( '200' );
		await configure( { ...served, enable_redirects: false } );
		expect( await visit( '/x-plain/' ) ).toBe( '200' );
		await configure( { ...served, enable_page_level_seo: false } );
		expect( await visit( '/x-plain/' ) ).toBe( '200' );
	} );

	test( 'see it with ?pharos_redirects=off, in previews and in page builders if they may edit it', async () => {
		await set( route( 'plain' ), { redirect: '/about/' } );
		const admin = await site.as( 'admin' );
		const statusOf = async ( query: string, who = admin ) =>
			( await who.get( `/x-plain/?${ query }` ) ).status;
		expect( await statusOf( 'pharos_redirects=off' ) ).toBe( 200 );
		expect( await statusOf( 'preview=true' ) ).toBe( 200 );
		expect( await statusOf( 'elementor-preview=1' ) ).toBe( 200 );
		expect( await statusOf( '' ) ).toBe( 301 );
		expect( await visit( '/x-plain/?pharos_redirects=off' ) ).toBe(
			'301 /about/'
		);
		expect( await visit( '/x-plain/?elementor-preview=1' ) ).toBe(
			'301 /about/'
		);
	} );

	test( 'enter the password first', async () => {
		await set( route( 'secret' ), { redirect: '/about/' } );
		expect( await visit( '/x-secret/' ) ).toBe( '200' );
		const cookie = await site.php< string >(
			`require_once ABSPATH . WPINC . '/class-phpass.php';
			return 'wp-postpass_' . COOKIEHASH . '=' . rawurlencode( ( new PasswordHash( 8, true ) )->HashPassword( 'kettle' ) );`
		);
		const { status } = await site.fetch( '/x-secret/', {
			headers: { cookie },
			redirect: 'manual',
		} );
		expect( status ).toBe( 301 );
	} );

	test( 'never learn the target of a draft or a private post', async () => {
		for ( const status of [ 'draft', 'private' ] ) {
			await site.php(
				`wp_update_post( [ 'ID' => $args[0], 'post_status' => 'publish' ] );`,
				[ id( 'plain' ) ]
			);
			await set( route( 'plain' ), { redirect: '/about/' } );
			await site.php(
				`wp_update_post( [ 'ID' => $args[0], 'post_status' => $args[1] ] );`,
				[ id( 'plain' ), status ]
			);
			expect( [
				status,
				await visit( '/x-plain/' ),
				await visit( `/?p=${ id( 'plain' ) }` ),
			] ).toEqual( [ status, '404', '404' ] );
		}
		await site.php(
			`wp_update_post( [ 'ID' => $args[0], 'post_status' => 'publish' ] );`,
			[ id( 'plain' ) ]
		);
		const { body } = await site.rest< object >( 'GET', route( 'plain' ) );
		expect( JSON.stringify( body ) ).not.toContain( '/about/' );
	} );

	test( 'see the page when a new permalink makes it the target of itself, and when other code has stored nonsense', async () => {
		await set( route( 'plain' ), { redirect: '/x-moved/' } );
		await site.php(
			`wp_update_post( [ 'ID' => $args[0], 'post_name' => 'x-moved' ] );`,
			[ id( 'plain' ) ]
		);
		expect( await visit( '/x-moved/' ) ).toBe( '200' );
		expect( await visit( '/x-moved/?a=1' ) ).toBe( '301 /x-moved/' );
		// WordPress redirects the former slug to the new one.
		await site.php(
			`wp_update_post( [ 'ID' => $args[0], 'post_name' => 'x-moved-on' ] );`,
			[ id( 'plain' ) ]
		);
		expect( await visit( '/x-moved/' ) ).toBe( '301 /x-moved-on/' );
		expect( await visit( '/x-moved-on/' ) ).toBe( '200' );
		const other = await site.php< number >(
			`return wp_insert_post( [ 'post_title' => 'x', 'post_name' => 'x-moved', 'post_status' => 'publish' ] );`
		);
		expect( await visit( '/x-moved-on/' ) ).toBe( '301 /x-moved/' );
		await site.php( `wp_delete_post( $args[0], true );`, [ other ] );
		await site.php(
			`wp_update_post( [ 'ID' => $args[0], 'post_name' => 'x-plain' ] );
			delete_post_meta( $args[0], '_wp_old_slug' );`,
			[ id( 'plain' ) ]
		);
		for ( const nonsense of [ 'javascript:alert(1)', 'x', 'post-0' ] ) {
			await site.php(
				`global $wpdb; $wpdb->update( $wpdb->postmeta, [ 'meta_value' => $args[1] ], [ 'post_id' => $args[0], 'meta_key' => '_pharos_redirect' ] );
				wp_cache_flush();`,
				[ id( 'plain' ), nonsense ]
			);
			expect( await visit( '/x-plain/' ) ).toBe( '200' );
		}
	} );

	test( 'of terms, authors, the static home page and the posts page', async () => {
		const places = {
			[ `/wp/v2/categories/${ tea }` ]: '/category/tea/',
			[ `/wp/v2/users/${ author }` ]: '/author/tomas-reed/',
			[ `/wp/v2/pages/${ id( 'front' ) }` ]: '/',
			[ `/wp/v2/pages/${ id( 'posts' ) }` ]: '/x-journal/',
		};
		await site.php(
			`update_option( 'show_on_front', 'page' ); update_option( 'page_on_front', $args[0] ); update_option( 'page_for_posts', $args[1] );`,
			[ id( 'front' ), id( 'posts' ) ]
		);
		for ( const [ path, page ] of Object.entries( places ) ) {
			await set( path, { redirect: '/about/', redirect_status: 302 } );
			const found = [
				await visit( page ),
				await visit( `${ page }page/2/` ),
			];
			await clear( path );
			expect( [ path, found[ 0 ] ] ).toEqual( [ path, '302 /about/' ] );
			expect( await visit( page ) ).toBe( '200' );
		}
		await site.php(
			`update_option( 'show_on_front', 'posts' ); delete_option( 'page_on_front' ); delete_option( 'page_for_posts' );`
		);
	} );
} );

describe( 'A target is refused', () => {
	afterEach( async () => {
		await clear( route( 'plain' ) );
		await clear( route( 'entities' ) );
		await clearRedirects();
	} );

	test.each( [
		'about/',
		'//elsewhere.example/',
		'javascript:alert(1)',
		'ftp://elsewhere.example/',
		'/a b/',
		'/a\n/',
		'/<b>/',
		'post-99999999',
		`/${ 'x'.repeat( 2000 ) }`,
	] )( 'that isn’t one: %j', async ( redirect ) => {
		const { status, body } = await write( route( 'plain' ), { redirect } );
		expect( [ status, body.data?.params?.pharos_seo ] ).toEqual( [
			400,
			expect.stringMatching( /^redirect: / ),
		] );
		expect( await read( route( 'plain' ) ) ).toMatchObject( {
			redirect: '',
		} );
	} );

	test.each( [ 303, 410, '302', -1 ] )(
		'with the status %j',
		async ( wrong ) => {
			const { status } = await write( route( 'plain' ), {
				redirect: '/about/',
				redirect_status: wrong,
			} );
			expect( status ).toBe( 400 );
		}
	);

	test( 'that is the page itself, by any of its URLs', async () => {
		for ( const redirect of [
			'/x-plain/',
			'/x-plain',
			'/x-plain/?a=1',
			`${ site.url }/x-plain/`,
			`/?p=${ id( 'plain' ) }`,
			`post-${ id( 'plain' ) }`,
			// WordPress guesses a similar permalink.
			'/x-plai',
		] ) {
			expect( [
				redirect,
				await refusal( route( 'plain' ), { redirect } ),
			] ).toEqual( [ redirect, LOOP ] );
		}
	} );

	test( 'that leads back, through another page or a redirect', async () => {
		await set( route( 'entities' ), { redirect: '/x-plain/' } );
		expect(
			await refusal( route( 'plain' ), {
				redirect: `post-${ id( 'entities' ) }`,
			} )
		).toBe( LOOP );
		await add( { source: '/x-not-there/', target: '/x-entities/' } );
		expect(
			await refusal( route( 'plain' ), { redirect: '/x-not-there/' } )
		).toBe( LOOP );
		await set( route( 'plain' ), { redirect: '/about/' } );
	} );

	test( 'of a redirect that a page leads back to', async () => {
		await set( route( 'plain' ), { redirect: '/x-not-there/' } );
		const { status, body } = await rest( 'POST', '', {
			source: '/x-not-there/',
			target: '/x-plain/',
		} );
		expect( [ status, body.code ] ).toEqual( [
			400,
			'pharos_redirect_circle',
		] );
		await add( { source: '/x-not-there/', target: '/about/' } );
	} );

	test( 'on another site, for users who aren’t administrators', async () => {
		const editor = await site.as( 'editor' );
		const save = ( redirect: string ) =>
			editor.rest< { code?: string; message?: string } >(
				'POST',
				route( 'plain' ),
				{ pharos_seo: { redirect } }
			);
		const away = await save( 'https://elsewhere.example/' );
		expect( [ away.status, away.body.code, away.body.message ] ).toEqual( [
			403,
			'pharos_seo_locked',
			'Only administrators can redirect to another site.',
		] );
		expect( ( await save( '/about/' ) ).status ).toBe( 200 );
		// What an administrator has stored is no change.
		await set( route( 'plain' ), {
			redirect: 'https://elsewhere.example/',
		} );
		expect( ( await save( 'https://elsewhere.example/' ) ).status ).toBe(
			200
		);
	} );
} );

test( 'the test of a URL shows the redirect of the page', async () => {
	await set( route( 'plain' ), {
		redirect: '/about/',
		redirect_status: 307,
	} );
	const { body } = await rest< { steps: object[] } >( 'POST', '/test', {
		url: '/x-plain/',
	} );
	await clear( route( 'plain' ) );
	expect( body.data.steps ).toMatchObject( [
		{
			kind: 'page_redirect',
			status: 307,
			target: `${ site.url }/about/`,
		},
		{ kind: 'page', status: 200 },
	] );
} );
