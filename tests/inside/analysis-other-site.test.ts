/** Checks of other plugins, versions, Search Console and author archives. */
import {
	describeFaults,
	runCheck,
	settingOf,
} from '../integration/support/analysis';
import { configure } from '../integration/support/head';
import { activate, deactivate } from '../integration/support/plugins';
import { withSnippet } from '../integration/support/snippets';
import { site } from '../integration/support/site';

// The update data that WordPress received from wordpress.org.
withSnippet(
	'x-versions',
	`add_filter( 'pre_site_transient_update_core', static fn( $told ) => get_option( 'x_updates' )
		? (object) [ 'updates' => array_map( static fn( $update ) => (object) $update, get_option( 'x_updates' ) ) ]
		: $told, 99 );
	add_filter( 'pharos_other_seo_plugins', static fn( $plugins ) => $plugins + [ 'tea-seo/tea-seo.php' => [ 'slug' => 'tea', 'name' => 'Tea SEO' ] ] );`
);

const PHP = `'php_check_' . md5( PHP_VERSION )`;

/**
 * Sets the PHP version data.
 *
 * @param isSecure Whether wordpress.org lists it as secure.
 */
const php = ( isSecure: boolean ) =>
	site.php(
		`set_site_transient( ${ PHP }, [ 'is_secure' => $args[0], 'is_supported' => false, 'is_acceptable' => true, 'recommended_version' => '8.4', 'minimum_version' => '7.4' ], 60 );`,
		[ isSecure ]
	);

const updates = ( ...list: { response: string; current: string }[] ) =>
	site.option( 'x_updates', list );

/** The post authors by id. */
let authors: Record< string, string >;
let version: string;
let recent: unknown;

const byOne = () =>
	site.php(
		`global $wpdb;
		$wpdb->query( "UPDATE $wpdb->posts SET post_author = 1 WHERE post_type = 'post'" );
		delete_transient( 'is_multi_author' );`
	);
const byTheirAuthors = () =>
	site.php(
		`global $wpdb;
		foreach ( $args as $id => $author ) { $wpdb->update( $wpdb->posts, [ 'post_author' => $author ], [ 'ID' => $id ] ); }
		delete_transient( 'is_multi_author' );`,
		authors
	);

beforeAll( async () => {
	authors = await site.php(
		`global $wpdb; return array_column( $wpdb->get_results( "SELECT ID, post_author FROM $wpdb->posts WHERE post_type = 'post'" ), 'post_author', 'ID' );`
	);
	recent = await site.option( 'recently_activated' );
	version = await site.php( `return wp_get_wp_version();` );
	await php( true );
	await updates( { response: 'latest', current: version } );
	await site.option( 'pharos_search_console', {
		property: 'sc-domain:example.org',
	} );
} );

afterAll( async () => {
	await deactivate( 'tea-seo' );
	await deactivate( 'slim-seo' );
	await byTheirAuthors();
	await site.php( `delete_site_transient( ${ PHP } );` );
	await site.option( 'x_updates', null );
	await site.option( 'slim_seo', null );
	// WordPress's plugin list writes this option when it is opened.
	await site.option( 'recently_activated', recent || null );
	await site.option( 'pharos_search_console', null );
	await site.resetSettings();
} );

/** Deactivates the plugin on the row that the link points to. */
const switchOff = ( slug: string ) => async ( url: URL ) => {
	const admin = await site.as( 'admin' );
	const page = await ( await admin.fetch( url.href ) ).text();
	expect( page ).toMatch(
		new RegExp(
			`value="${ slug }/${ slug }\\.php" id="${ url.hash.slice( 1 ) }"`
		)
	);
	await deactivate( slug );
};

describeFaults( 'other', [
	{
		title: 'another SEO plugin',
		check: 'other_seo_plugins',
		seed: async () => {
			await site.option( 'slim_seo', { home: { title: 'Tea' } } );
			await activate( 'slim-seo' );
		},
		status: 'error',
		message: /^Another SEO plugin is active: Slim SEO\.$/,
		fix: /plugins\.php#checkbox_[0-9a-f]{32}$/,
		mend: switchOff( 'slim-seo' ),
		expects: ( { description } ) =>
			expect( description ).toContainEqual( {
				links: [
					expect.objectContaining( {
						details: 'Slim SEO',
						fix: {
							label: 'Migrate the data of Slim SEO',
							url: expect.stringMatching( /#\/tools\/migrate$/ ),
						},
					} ),
				],
			} ),
	},
	{
		title: 'a PHP without security updates',
		check: 'php_version',
		seed: () => php( false ),
		status: 'warning',
		message: /^PHP 8\.\d no longer receives security updates/,
		mend: () => php( true ),
	},
	{
		title: 'a WordPress that lacks a security update',
		check: 'wordpress_version',
		seed: () =>
			updates(
				{ response: 'upgrade', current: '99.1' },
				{ response: 'autoupdate', current: '99.0.2' }
			),
		status: 'warning',
		message: /WordPress 99\.1 is available/,
		fix: /\/wp-admin\/update-core\.php$/,
		mend: () => updates( { response: 'latest', current: version } ),
	},
	{
		title: 'a WordPress whose successor has just come',
		check: 'wordpress_version',
		seed: () =>
			updates( {
				response: 'upgrade',
				current: ( Number.parseFloat( version ) + 0.1 ).toFixed( 1 ),
			} ),
		status: 'suggestion',
		message: /is available\. Your site runs/,
		fix: /\/wp-admin\/update-core\.php$/,
		mend: () => updates( { response: 'latest', current: version } ),
	},
	{
		title: 'no site of Search Console',
		check: 'search_console',
		seed: () => site.option( 'pharos_search_console', null ),
		status: 'suggestion',
		message: /Search Console isn’t connected/,
		mend: () =>
			site.option( 'pharos_search_console', {
				property: 'https://example.org/',
			} ),
	},
	{
		title: 'the archive of an only author',
		check: 'author_archives',
		seed: async () => {
			await byOne();
			await configure( { author_archive: true } );
		},
		status: 'warning',
		message: /only author’s archive duplicates/,
		fix: /\/general\/archive_pages\?setting=author_archive$/,
		mend: ( url ) => configure( { [ settingOf( url ).setting ]: false } ),
		expects: ( { description } ) =>
			expect( description ).toContainEqual( {
				links: [ { url: `${ site.url }/author/admin/` } ],
			} ),
	},
] );

describe( 'All is well', () => {
	test( 'with archives of several authors', async () => {
		await byTheirAuthors();
		await configure( { author_archive: true } );
		expect( await runCheck( 'other', 'author_archives' ) ).toMatchObject( {
			status: 'success',
		} );
	} );

	test( 'with the archive of one that search engines leave out', async () => {
		await byOne();
		await configure( { author_archive: true, no_index: [ 'author' ] } );
		expect( await runCheck( 'other', 'author_archives' ) ).toMatchObject( {
			status: 'success',
		} );
	} );
} );

test( 'Search Console isn’t checked where it is turned off', async () => {
	await configure( { enable_google_console: false } );
	expect( await runCheck( 'other', 'search_console' ) ).toBeUndefined();
	await site.resetSettings();
} );

test( 'all other SEO plugins are named', async () => {
	await activate( 'slim-seo' );
	await activate( 'tea-seo' );
	expect( await runCheck( 'other', 'other_seo_plugins' ) ).toMatchObject( {
		status: 'error',
		message: expect.stringMatching(
			/^Other SEO plugins are active: Slim SEO and Tea SEO\.$/
		),
	} );
	await deactivate( 'tea-seo' );
	await deactivate( 'slim-seo' );
} );

describe( 'Where wordpress.org can’t be asked', () => {
	test( 'the plugin knows how long PHP gets security updates, without a request', async () => {
		await site.php( `delete_site_transient( ${ PHP } );` );
		const [ status, asked ] = await site.php< [ string, string[] ] >(
			`$asked = [];
			add_filter( 'pre_http_request', static function ( $answer, $args, $url ) use ( &$asked ) { $asked[] = $url; return new WP_Error( 'x', 'x' ); }, 1, 3 );
			$request = new WP_REST_Request( 'GET', '/pharos/v1/checks/other' );
			$request->set_query_params( [ 'check' => 'php_version', 'force' => true ] );
			$items = (array) rest_do_request( $request )->get_data()['data'];
			return [ $items['php_version']['status'], $asked ];`,
			{},
			1
		);
		const ends = await site.php< string >(
			`return [ '8.1' => '2025-12-31', '8.2' => '2026-12-31', '8.3' => '2027-12-31', '8.4' => '2028-12-31', '8.5' => '2029-12-31' ][ PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION ] ?? '9999';`
		);
		const today = new Date().toISOString().slice( 0, 10 );
		expect( status ).toBe( today <= ends ? 'success' : 'warning' );
		expect( asked ).toEqual( [] );
	} );

	test( 'WordPress is compared with the version that the plugin was tested with', async () => {
		await site.option( 'x_updates', null );
		const tested = await site.php< string >(
			`return get_file_data( WP_PLUGIN_DIR . '/pharos-seo/readme.txt', [ 'tested' => 'Tested up to' ] )['tested'];`
		);
		const item = await runCheck( 'other', 'wordpress_version' );
		if ( Number.parseFloat( version ) >= Number.parseFloat( tested ) ) {
			expect( item ).toMatchObject( { status: 'success' } );
		} else {
			expect( item?.message ).toContain( tested );
		}
	} );
} );
