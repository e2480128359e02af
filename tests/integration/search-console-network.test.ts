/**
 * A network: each site has its own connection to Search Console and its own tables, and none opens the setup wizard; and what happens to
 * them when a site or the plugin is deleted.
 */
import { startGoogleFor, type SiteGoogle } from '../support/google';
import { hasTerminal } from '../support/wp-cli';
import { onSite, run, SECOND, withNetwork } from './support/network';
import { site } from './support/site';

( hasTerminal( site ) ? describe : describe.skip )( 'On a network', () => {
	withNetwork();

	let google: SiteGoogle;
	beforeAll( async () => {
		google = await startGoogleFor( site );
	} );
	afterAll( () => google.stop() );

	/** Connects a site as after the return from Google. */
	const connect = ( path: string, refresh: string ) =>
		onSite(
			path,
			`Pharos\\SearchConsole\\Credentials::store( 'oauth', 'id', [ 'client_secret' => 's' ] );
			Pharos\\SearchConsole\\Google\\Tokens::store( [ 'access_token' => 'a', 'refresh_token' => '${ refresh }', 'expires_in' => 3600 ] );
			$connection = new Pharos\\SearchConsole\\Connection();
			$connection->connect( [ 'method' => 'oauth', 'email' => '${ refresh }@example.com', 'sub' => '1', 'client_id' => 'id', 'scopes' => [] ] );
			$connection->choose( 'https://${ refresh }.example/' );`
		);
	const emails = () =>
		Promise.all(
			[ '/', SECOND ].map( ( path ) =>
				onSite(
					path,
					`echo wp_json_encode( ( new Pharos\\SearchConsole\\Connection() )->email() );`
				)
			)
		);
	/** The tokens that Google was requested to revoke. */
	const revoked = () =>
		google.log
			.filter( ( { path } ) => path === '/revoke' )
			.map( ( { body } ) => ( body as { token: string } ).token );

	test( 'each site has its own, from its callback to its end', async () => {
		await connect( '/', 'first' );
		await connect( SECOND, 'second' );
		expect( await emails() ).toEqual( [
			'first@example.com',
			'second@example.com',
		] );
		const [ one, other ] = await Promise.all(
			[ '/', SECOND ].map( ( path ) =>
				onSite< string >(
					path,
					`echo wp_json_encode( Pharos\\SearchConsole\\SignIn::redirect_uri() );`
				)
			)
		);
		expect( one ).not.toBe( other );

		await run( SECOND, 'pharos', 'search-console', 'disconnect', '--yes' );
		expect( await emails() ).toEqual( [ 'first@example.com', '' ] );
		expect( revoked() ).toEqual( [ 'second' ] );
	} );

	test( 'a site with the client of the network’s constants doesn’t end the connections of the others', async () => {
		google.clearLog();
		await connect( SECOND, 'second' );
		await onSite(
			SECOND,
			`define( 'PHAROS_GOOGLE_CLIENT_ID', 'id' );
			define( 'PHAROS_GOOGLE_CLIENT_SECRET', 's' );
			Pharos\\SearchConsole\\Disconnect::run();`
		);
		expect( await emails() ).toEqual( [ 'first@example.com', '' ] );
		expect( revoked() ).toEqual( [] );
	} );

	test( 'figures, and the history of settings, lie in tables of each site, which go with it', async () => {
		const tables = ( path: string ) =>
			onSite< string[] >(
				path,
				`global $wpdb; echo wp_json_encode( array_map( static fn( $name ) => substr( $name, strlen( $wpdb->prefix ) ), $wpdb->get_col( "SHOW TABLES LIKE '{$wpdb->prefix}pharos_%'" ) ) );`
			);
		const changes = ( path: string ) =>
			onSite< unknown[] >(
				path,
				`echo wp_json_encode( array_column( Pharos\\History\\Entries::all(), 'changes' ) );`
			);
		const before = await changes( '/' );
		await onSite(
			SECOND,
			`Pharos\\SearchConsole\\Data\\Tables::need();
			( new Pharos\\Settings\\Settings() )->save( [ 'separator' => '~' ] );`
		);
		expect( await tables( SECOND ) ).toEqual(
			expect.arrayContaining( [
				'pharos_history',
				'pharos_search_days',
				'pharos_search_page_days',
				'pharos_search_pages',
				'pharos_search_queries',
				'pharos_search_totals',
			] )
		);
		expect( await changes( SECOND ) ).toMatchObject( [
			{ separator: { new: '~' } },
		] );
		// The first site has none of it.
		expect( await tables( '/' ) ).not.toContain( 'pharos_search_days' );
		expect( await changes( '/' ) ).toEqual( before );

		// One request that goes from site to site, as a network administrator’s plugin does.
		await onSite(
			'/',
			`$second = get_blog_id_from_url( DOMAIN_CURRENT_SITE, '${ SECOND }' );
			$settings = new Pharos\\Settings\\Settings();
			$settings->save( [ 'separator' => '*' ] );
			switch_to_blog( $second );
			$settings->save( [ 'separator' => '|' ] );
			restore_current_blog();`
		);
		expect( await changes( SECOND ) ).toMatchObject( [
			{ separator: { old: '~', new: '|' } },
			{ separator: { new: '~' } },
		] );
		// Of a history that is full, the oldest entry is gone.
		expect( ( await changes( '/' ) )[ 0 ] ).toMatchObject( {
			separator: { new: '*' },
		} );
	} );

	test( 'the setup wizard opens after no activation, on one site or on all', async () => {
		// As the lists of plugins do, that of a site and that of the network, after WordPress has looked at the nonce. In a terminal, it
		// would open nowhere.
		for ( const isNetwork of [ false, true ] ) {
			const waiting = await site.php(
				`require_once ABSPATH . 'wp-admin/includes/plugin.php';
				deactivate_plugins( 'pharos-seo/pharos-seo.php' );
				delete_option( 'pharos_onboarding' );
				delete_option( 'pharos_settings' );
				define( 'WP_ADMIN', true );
				$_REQUEST = [ 'action' => 'activate', 'plugin' => 'pharos-seo/pharos-seo.php' ];
				$failed = activate_plugin( 'pharos-seo/pharos-seo.php', '', $args[0] );
				global $wpdb;
				return [ is_multisite(), $failed ?? $wpdb->get_col( "SELECT user_id FROM $wpdb->usermeta WHERE meta_key LIKE '%open_onboarding'" ) ];`,
				[ isNetwork ],
				1
			);
			expect( [ isNetwork, waiting ] ).toEqual( [
				isNetwork,
				[ true, [] ],
			] );
		}
	} );

	test( 'other hosts than Google’s are refused on a site in production', async () => {
		const refused = await run(
			'/',
			`--exec=define( 'WP_ENVIRONMENT_TYPE', 'production' );`,
			'eval',
			`try {
				Pharos\\SearchConsole\\Google\\BaseUrls::get( 'oauth' );
			} catch ( Pharos\\SearchConsole\\Google\\Failure $failure ) {
				echo $failure->reason, ' ', ( new Pharos\\SearchConsole\\Connection() )->error()['code'];
			}`
		);
		expect( refused ).toContain(
			'simulator_not_allowed simulator_not_allowed'
		);
		expect(
			await run(
				'/',
				`--exec=define( 'WP_ENVIRONMENT_TYPE', 'production' ); define( 'PHAROS_ALLOW_GOOGLE_SIMULATOR', true );`,
				'eval',
				`echo Pharos\\SearchConsole\\Google\\BaseUrls::get( 'oauth' );`
			)
		).toContain( google.url );
	} );

	test( 'a site that is deleted, and then the plugin: grants are revoked and no secret stays', async () => {
		google.clearLog();
		await connect( SECOND, 'second' );
		await onSite(
			'/',
			`wp_delete_site( get_blog_id_from_url( DOMAIN_CURRENT_SITE, '${ SECOND }' ) );`
		);
		expect( revoked() ).toEqual( [ 'second' ] );
		expect(
			await onSite(
				'/',
				`global $wpdb; echo wp_json_encode( $wpdb->get_col( "SHOW TABLES LIKE '{$wpdb->base_prefix}2_pharos_%'" ) );`
			)
		).toEqual( [] );

		const left = await run(
			'/',
			'--skip-plugins',
			'eval',
			`define( 'WP_UNINSTALL_PLUGIN', 'pharos-seo/pharos-seo.php' );
			require WP_PLUGIN_DIR . '/pharos-seo/uninstall.php';
			global $wpdb;
			echo wp_json_encode( $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'pharos_search_console%'" ) );`
		);
		// The selected property isn't a secret: it stays, because the site hasn't chosen to delete its data.
		expect( JSON.parse( left.trim() ) ).toEqual( [
			'pharos_search_console',
		] );
		expect( revoked() ).toEqual( [ 'second', 'first' ] );
	} );
} );
