/**
 * The plugin works at all, from the REST API to the front end. @smoke
 *
 * Runs on every kind of server that the tests support, including WebAssembly.
 */
import { read, save, startWithDefaults } from './support/settings';
import { site } from './support/site';

startWithDefaults();

test( 'The plugin is active, on the versions of PHP and WordPress that were asked for', async () => {
	const { PHAROS_PHP = '', PHAROS_WP = '' } = process.env;
	const [ php, wordpress ] = await site.php< [ string, string ] >(
		`return [ PHP_VERSION, $GLOBALS['wp_version'] ];`
	);
	expect( php ).toMatch( new RegExp( `^${ PHAROS_PHP }` ) );
	expect( wordpress ).toMatch( new RegExp( `^${ PHAROS_WP }` ) );
	expect(
		await site.php(
			`return in_array( 'pharos-seo/pharos-seo.php', get_option( 'active_plugins' ), true );`
		)
	).toBe( true );
} );

test( 'A template that is saved is what visitors get', async () => {
	const { status } = await save( {
		page_title: '%title% | %site_name%',
		page_description: 'Read: %title%',
	} );
	expect( status ).toBe( 200 );
	expect( await read() ).toMatchObject( {
		page_title: '%title% | %site_name%',
	} );
	const page = await site.get( '/matcha-without-lumps/' );
	expect( page.status ).toBe( 200 );
	expect( page.titles ).toEqual( [ 'Matcha without lumps | Fern & Kettle' ] );
	expect( page.meta( 'description' ) ).toBe( 'Read: Matcha without lumps' );
	expect( page.link( 'canonical' ) ).toBe(
		`${ site.url }/matcha-without-lumps/`
	);
	expect( page.meta( 'og:title' ) ).toBeTruthy();
} );

test( 'The settings page is printed with its navigation', async () => {
	const admin = await site.as( 'admin' );
	const page = await admin.get( '/wp-admin/admin.php?page=pharos_settings' );
	expect( page.status ).toBe( 200 );
	expect( page.text ).toContain( 'id="pharos-app"' );
	expect( page.text ).toContain( 'Meta Templates' );
} );

test( 'Scripts and images are served as what they are', async () => {
	const script = await site.fetch(
		'/wp-content/plugins/pharos-seo/build/admin.js'
	);
	expect( script.status ).toBe( 200 );
	expect( script.headers.get( 'content-type' ) ).toMatch( /javascript/ );
	const logo = await site.fetch(
		'/wp-content/plugins/pharos-seo/assets/logo.svg'
	);
	expect( logo.headers.get( 'content-type' ) ).toBe( 'image/svg+xml' );
} );

test( 'robots.txt, feeds, sitemap and what is not there are answered by WordPress', async () => {
	const robots = await site.get( '/robots.txt' );
	expect( robots.text ).toContain( 'User-agent: *' );
	expect( ( await site.get( '/feed/' ) ).text ).toContain( '<rss' );
	expect( ( await site.get( '/wp-sitemap.xml' ) ).text ).toContain(
		'<sitemapindex'
	);
	expect( ( await site.get( '/nothing-here/' ) ).status ).toBe( 404 );
} );

test( 'The site can ask itself for a page', async () => {
	expect(
		await site.php(
			// WordPress's default timeout of 5 s may be too short on a busy machine.
			`return wp_remote_retrieve_response_code( wp_remote_get( home_url( '/' ), [ 'timeout' => 60 ] ) );`
		)
	).toBe( 200 );
} );

test( 'Databases are not served', async () => {
	for ( const path of [
		'/wp-content/database/.ht.sqlite',
		'/wp-content/database/%2eht.sqlite?x',
		'/mariadb/ibdata1',
		'/mariadb.sql',
	] ) {
		expect( ( await site.fetch( path ) ).status ).toBe( 404 );
	}
} );
