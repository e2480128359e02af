/** Search Console on a network: each site has its own connection; and what happens to it when the plugin is deleted. */
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

	test( 'other hosts than Google’s are refused on a site in production', async () => {
		const refused = await run(
			'/',
			`--exec=define( 'WP_ENVIRONMENT_TYPE', 'production' );`,
			'eval',
			`try {
				Pharos\\SearchConsole\\Google\\BaseUrls::of( 'oauth' );
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
				`echo Pharos\\SearchConsole\\Google\\BaseUrls::of( 'oauth' );`
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
