/**
 * The visibility banner: causes that hide the site or its home page from search engines, their sources, and fixing them
 * with one click.
 */
import { site } from './support/site';
import { startWithDefaults } from './support/settings';

interface Cause {
	code: string;
	scope: string;
	fixable: boolean;
}

interface Answer {
	success: boolean;
	code?: string;
	data: { causes: Cause[] };
}

startWithDefaults();

const reset = () =>
	site.php(
		`update_option( 'blog_public', '1' );
		foreach ( [ 'pharos_robots_txt', 'pharos_settings' ] as $name ) { delete_option( $name ); }
		delete_transient( 'pharos_visibility' );
		$page = get_page_by_path( 'hidden-front' );
		if ( $page ) { wp_delete_post( $page->ID, true ); }
		update_option( 'show_on_front', 'posts' );
		update_option( 'page_on_front', 0 );`
	);
beforeEach( reset );
afterAll( reset );

const ask = async ( method = 'GET', body?: object ) =>
	( await site.as( 'admin' ) ).rest< Answer >(
		method,
		'/pharos/v1/visibility',
		body
	);

const causes = async () =>
	( await ask() ).body.data.causes.map(
		( { code, scope, fixable } ) =>
			`${ code } (${ scope }${ fixable ? ', fixable' : '' })`
	);

/** The causes that are known without requesting the home page: part of the site data. */
const known = async () =>
	(
		await (
			await site.as( 'admin' )
		).rest< {
			data: { visibility: { causes: Cause[] } };
		} >( 'GET', '/pharos/v1/site-settings' )
	).body.data.visibility.causes.map( ( { code } ) => code );

const fix = async ( cause: string ) => {
	const { status, body } = await ask( 'POST', { cause } );
	return [ status, body.data?.causes?.map( ( { code } ) => code ) ];
};

/** Custom code of the site, for one test. */
async function withCode( code: string, work: () => Promise< void > ) {
	await site.php(
		`wp_mkdir_p( WPMU_PLUGIN_DIR );
		file_put_contents( WPMU_PLUGIN_DIR . '/hides.php', "<?php\\n" . $args['code'] );
		delete_transient( 'pharos_visibility' );`,
		{ code }
	);
	try {
		await work();
	} finally {
		await site.php( `unlink( WPMU_PLUGIN_DIR . '/hides.php' );` );
	}
}

const makeFront = () =>
	site.php< number >(
		`$id = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'Front', 'post_name' => 'hidden-front', 'post_status' => 'publish' ] );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $id );
		return $id;`
	);

const robots = async () =>
	( await site.get( '/' ) ).metas
		.filter( ( { name } ) => name === 'robots' )
		.map( ( { content } ) => content )
		.join();

test( 'a site that everybody finds has none', async () => {
	expect( await causes() ).toEqual( [] );
	expect( await known() ).toEqual( [] );
} );

test( 'Settings > Reading: told at once, mended with one click', async () => {
	await site.option( 'blog_public', '0' );
	expect( await known() ).toEqual( [ 'reading' ] );
	expect( await causes() ).toEqual( [ 'reading (site, fixable)' ] );
	expect( await robots() ).toContain( 'noindex' );

	expect( await fix( 'reading' ) ).toEqual( [ 200, [] ] );
	expect( await robots() ).not.toContain( 'noindex' );
} );

test( 'rules in robots.txt: those that block go, all others stay', async () => {
	await site.option(
		'pharos_robots_txt',
		'# Ours\nUser-agent: *\nDisallow: /cart/\nDisallow: /\nSitemap: https://example.org/s.xml\n'
	);
	expect( await causes() ).toEqual( [ 'robots_txt (site, fixable)' ] );
	expect( await fix( 'robots_txt' ) ).toEqual( [ 200, [] ] );
	expect( ( await site.get( '/robots.txt' ) ).text ).toBe(
		'# Ours\nUser-agent: *\nDisallow: /cart/\nSitemap: https://example.org/s.xml\n'
	);
} );

test( 'rules for other crawlers stay: who blocks an AI crawler still does after the fix', async () => {
	await site.option(
		'pharos_robots_txt',
		'User-agent: *\nDisallow: / # All\n\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: Googlebot\nUser-agent: Bingbot\nDisallow: /*\nAllow: /tea/\n'
	);
	expect( await causes() ).toEqual( [ 'robots_txt (site, fixable)' ] );
	expect( await fix( 'robots_txt' ) ).toEqual( [ 200, [] ] );
	// The first group keeps a rule: without one it would share that of the next group.
	expect( ( await site.get( '/robots.txt' ) ).text ).toBe(
		'User-agent: *\nDisallow:\n\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: Googlebot\nUser-agent: Bingbot\nAllow: /tea/\n'
	);
} );

test( 'a file on the disk: told at once, and only who has the server can change it', async () => {
	const file = ( text: string | null ) =>
		site.php(
			`$file = ABSPATH . 'robots.txt';
			null === $args[0] ? unlink( $file ) : file_put_contents( $file, $args[0] );
			delete_transient( 'pharos_visibility' );`,
			[ text ]
		);
	await file( 'User-agent: *\nDisallow: /\n' );
	try {
		expect( await known() ).toEqual( [ 'robots_txt_file' ] );
		expect( await causes() ).toEqual( [ 'robots_txt_file (site)' ] );
		expect(
			( await ask( 'POST', { cause: 'robots_txt_file' } ) ).status
		).toBe( 400 );
		// The text that WordPress would serve is not what crawlers get.
		await site.option(
			'pharos_robots_txt',
			'User-agent: *\nDisallow: /cart/\n'
		);
		expect( await causes() ).toEqual( [ 'robots_txt_file (site)' ] );
		await file( 'User-agent: *\nDisallow: /cart/\n' );
		expect( await causes() ).toEqual( [] );
	} finally {
		await file( null );
	}
} );

test( 'rules for Google alone hide the site from Google', async () => {
	await site.option(
		'pharos_robots_txt',
		'User-agent: Googlebot\nDisallow: /\n'
	);
	expect( await causes() ).toEqual( [ 'robots_txt (home, fixable)' ] );
	expect( await fix( 'robots_txt' ) ).toEqual( [ 200, [] ] );
} );

test( 'the setting of a home page with the latest posts', async () => {
	await site.option( 'pharos_settings', {
		home_page_robots: { general: [ 'nofollow', 'noindex' ] },
	} );
	expect( await known() ).toEqual( [ 'home_page' ] );
	expect( await causes() ).toEqual( [ 'home_page (home, fixable)' ] );
	expect( await fix( 'home_page' ) ).toEqual( [ 200, [] ] );
	expect( await robots() ).toMatch( /nofollow/ );
	expect( await robots() ).not.toMatch( /noindex/ );
} );

test( 'a static home page that says so itself, and one that says so with all pages: only that page changes', async () => {
	const id = await makeFront();
	await site.php(
		`update_post_meta( $args['id'], '_pharos_noindex', 'yes' );`,
		{ id }
	);
	expect( await causes() ).toEqual( [ 'front_page (home, fixable)' ] );
	expect( await fix( 'front_page' ) ).toEqual( [ 200, [] ] );

	await site.option( 'pharos_settings', { no_index: [ 'search', 'page' ] } );
	expect( await causes() ).toEqual( [ 'pages (home, fixable)' ] );
	expect( await fix( 'pages' ) ).toEqual( [ 200, [] ] );
	expect( await robots() ).not.toMatch( /noindex/ );
	expect( await site.option( 'pharos_settings' ) ).toMatchObject( {
		no_index: [ 'search', 'page' ],
	} );
} );

test( 'a setting for pages has no effect on a home page that says “no” itself, nor one left over from the latest posts', async () => {
	const id = await makeFront();
	await site.php(
		`update_post_meta( $args['id'], '_pharos_noindex', 'no' );`,
		{ id }
	);
	await site.option( 'pharos_settings', {
		no_index: [ 'page' ],
		home_page_robots: { general: [ 'noindex' ] },
	} );
	expect( await causes() ).toEqual( [] );
} );

test( 'several at once are all named, the worst first', async () => {
	await site.option( 'blog_public', '0' );
	await site.option( 'pharos_robots_txt', 'User-agent: *\nDisallow: /\n' );
	await site.option( 'pharos_settings', {
		home_page_robots: { general: [ 'noindex' ] },
	} );
	expect(
		( await causes() ).map( ( cause ) => cause.split( ' ' )[ 0 ] )
	).toEqual( [ 'reading', 'robots_txt', 'home_page' ] );
	expect( await fix( 'reading' ) ).toEqual( [
		200,
		[ 'robots_txt', 'home_page' ],
	] );
} );

describe( 'Of other plugins', () => {
	test.each( [
		[
			'a filter in place of the option',
			`add_filter( 'pre_option_blog_public', '__return_zero' );`,
			'reading_plugin (site)',
		],
		[
			'a filter on its value',
			`add_filter( 'option_blog_public', '__return_zero' );`,
			'reading_plugin (site)',
		],
		[
			'rules added to robots.txt',
			`add_filter( 'robots_txt', static fn() => "User-agent: *\\nDisallow: /\\n" );`,
			'robots_txt_plugin (site)',
		],
		[
			'a robots meta tag, by WordPress’s filter',
			`add_filter( 'wp_robots', 'wp_robots_no_robots', 99 );`,
			'noindex_plugin (home)',
		],
		[
			'a robots meta tag that is printed',
			`add_action( 'wp_head', static function () { echo '<meta name="googlebot" content="noindex">'; } );`,
			'noindex_plugin (home)',
		],
		[
			'a header',
			`add_action( 'send_headers', static function () { header( 'X-Robots-Tag: noindex, nofollow' ); } );`,
			'header (home)',
		],
		[
			'a header for all crawlers but its value',
			`add_action( 'send_headers', static function () { header( 'X-Robots-Tag: max-image-preview:large' ); } );`,
			undefined,
		],
	] )( '%s is named, without a button', async ( _, code, expected ) => {
		await withCode( code, async () => {
			expect( await causes() ).toEqual(
				expected === undefined ? [] : [ expected ]
			);
		} );
	} );

	test( 'what a filter takes back is no cause', async () => {
		await site.option( 'pharos_settings', {
			home_page_robots: { general: [ 'noindex' ] },
		} );
		await withCode(
			`add_filter( 'pharos_robots', static fn( $robots ) => array_diff_key( $robots, [ 'noindex' => 1 ] ) );`,
			async () => {
				expect( await causes() ).toEqual( [] );
			}
		);
	} );

	test( 'what can’t be changed here is refused', async () => {
		await site.option( 'blog_public', '0' );
		await withCode(
			`add_filter( 'option_blog_public', '__return_zero' );`,
			async () => {
				const { status, body } = await ask( 'POST', {
					cause: 'reading',
				} );
				expect( status ).toBe( 200 );
				expect( body.data.causes ).toMatchObject( [
					{ code: 'reading_plugin', fixable: false },
				] );
			}
		);
		expect( ( await ask( 'POST', { cause: 'header' } ) ).status ).toBe(
			400
		);
	} );
} );

test( 'who may use Pharos SEO, but not change WordPress’s settings, gets no button for those', async () => {
	await site.option( 'blog_public', '0' );
	await withCode(
		`add_filter( 'pharos_capability', static fn() => 'edit_pages' );`,
		async () => {
			const editor = await site.as( 'editor' );
			const { body } = await editor.rest< Answer >(
				'GET',
				'/pharos/v1/visibility'
			);
			expect( body.data.causes ).toMatchObject( [
				{ code: 'reading', fixable: false },
			] );
			const { status } = await editor.rest(
				'POST',
				'/pharos/v1/visibility',
				{ cause: 'reading' }
			);
			expect( status ).toBe( 409 );
			expect( await site.option( 'blog_public' ) ).toBe( '0' );
		}
	);
} );

test( 'the home page is asked for once in a while, not by each screen', async () => {
	await withCode(
		`add_action( 'template_redirect', static function () { is_front_page() && update_option( 'x_home_asked', 1 + (int) get_option( 'x_home_asked' ) ); } );`,
		async () => {
			for ( let screen = 0; screen < 3; screen++ ) {
				await ask();
			}
			expect( Number( await site.option( 'x_home_asked' ) ) ).toBe( 1 );
			await site.option( 'x_home_asked', null );
		}
	);
} );
