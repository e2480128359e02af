/**
 * Secrets that must never leave the server: client secret, tokens, the key of a service account. Searched for in all
 * output of the site.
 */
import { CLIENT, startGoogleFor, type SiteGoogle } from '../support/google';
import { search } from './support/search-console';
import { site } from './support/site';

let google: SiteGoogle;
beforeAll( async () => {
	google = await startGoogleFor( site );
} );
afterAll( () => google.stop() );

/** The secret in plain text, JSON, HTML, URLs and base64. */
const disguises = ( secret: string ): string[] => [
	secret,
	JSON.stringify( secret ).slice( 1, -1 ),
	secret.replaceAll( '/', '\\/' ),
	encodeURIComponent( secret ),
	Buffer.from( secret ).toString( 'base64' ).replace( /=+$/, '' ),
];

/** Both ways of connecting, with all their secrets. */
const ways: [ string, () => Promise< string[] > ][] = [
	[
		'an OAuth client',
		async () => {
			await google.connect( { sitemaps: true } );
			return [ CLIENT.secret, 'ya29.sim-', '1//sim-', '4/0sim-' ];
		},
	],
	[
		'a service account',
		async () => {
			await google.connectServiceAccount();
			const lines = String( google.serviceAccount.private_key ).split(
				'\n'
			);
			return [ lines[ 3 ] ?? '', 'PRIVATE KEY', 'ya29.sim-' ];
		},
	],
];

/** The responses of all Pharos routes, to a request without parameters and to one that Google refuses. */
async function rest(): Promise< string[] > {
	const admin = await site.as( 'admin' );
	const { body } = await admin.rest< {
		routes: Record< string, { methods: string[] } >;
	} >( 'GET', '/pharos/v1' );
	const paths = Object.entries( body.routes )
		.filter(
			( [ path, { methods } ] ) =>
				methods.includes( 'GET' ) && ! path.includes( '(' )
		)
		.map( ( [ path ] ) => path );
	expect( paths ).toContain( '/pharos/v1/search-console' );
	// The routes of the analysis request the whole site and have no access to this data.
	const answers = paths
		.filter( ( path ) => ! path.includes( '/checks/' ) )
		.map( async ( path ) => {
			const response = await admin.fetch( `/wp-json${ path }`, {
				headers: { 'X-WP-Nonce': admin.nonce },
			} );
			return response.text();
		} );
	return Promise.all( answers );
}

const screens = [
	'/',
	'/wp-admin/admin.php?page=pharos_settings',
	'/wp-admin/edit.php',
	'/wp-admin/options.php',
	'/wp-admin/site-health.php?tab=debug',
	'/wp-admin/export.php?download=true&content=all',
];

async function pages(): Promise< string[] > {
	const admin = await site.as( 'admin' );
	const texts: string[] = [];
	for ( const path of screens ) {
		const response = await admin.fetch( path );
		expect( [ path, response.status ] ).toEqual( [ path, 200 ] );
		texts.push( await response.text() );
	}
	return texts;
}

/** The content of the database, and of the plugin's own backups. */
const database = () =>
	site.php< string[] >(
		`global $wpdb;
		return [
			...$wpdb->get_col( "SELECT CONCAT( option_name, ' ', option_value ) FROM $wpdb->options" ),
			...$wpdb->get_col( "SELECT meta_value FROM $wpdb->usermeta" ),
			wp_json_encode( _get_cron_array() ),
		];`
	);

/** The error messages of the connection and of PHP. */
async function failures(): Promise< string[] > {
	const texts: string[] = [];
	for ( const fault of [
		'bad_client',
		'forbidden',
		'error_500',
		'html200',
		'reset',
	] as const ) {
		google.inject( { fault } );
		google.expireAccess();
		texts.push( JSON.stringify( await search( 'GET', '/sites' ) ) );
		texts.push(
			JSON.stringify( await search( 'GET', '/search-console' ) )
		);
		google.clearFaults();
	}
	texts.push(
		await site.php< string >(
			`try {
				( new Pharos\\SearchConsole\\Google\\Api() )->query( 'https://foreign.example/', [] );
			} catch ( Throwable $error ) {
				return $error->getMessage();
			}`
		)
	);
	const admin = await site.as( 'admin' );
	const callback = await admin.fetch(
		'/wp-admin/admin-post.php?action=pharos_google&state=x&code=4/0sim-999'
	);
	texts.push( callback.headers.get( 'location' ) ?? '' );
	return texts;
}

test.each( ways )(
	'%s: no secret in routes, pages, exports, the database, messages or logs',
	async ( _, connect ) => {
		google.reset();
		await google.forget();
		const before = site.debugLog().text.length;
		const secrets = ( await connect() ).flatMap( disguises );
		expect( secrets.every( Boolean ) ).toBe( true );

		const shown = [
			...( await rest() ),
			...( await pages() ),
			...( await database() ),
			...( await failures() ),
			...( await database() ),
			site.debugLog().text.slice( before ),
			// URLs are logged by servers in between.
			...google.log.map( ( { path } ) => path ),
		].map( String );
		const leaks = shown.flatMap( ( text ) =>
			secrets
				.filter( ( secret ) => text.includes( secret ) )
				.map(
					( secret ) =>
						`${ secret } in: ${ text.slice( Math.max( 0, text.indexOf( secret ) - 100 ), text.indexOf( secret ) + 50 ) }`
				)
		);
		expect( leaks ).toEqual( [] );
	},
	60_000
);

test( 'no option of the connection is autoloaded', async () => {
	await google.connect();
	expect(
		await site.php(
			`return array_values( array_filter( array_keys( wp_load_alloptions( true ) ), static fn( $name ) => str_contains( $name, 'search_console' ) ) );`
		)
	).toEqual( [] );
} );

test( 'Site Health reports that the key is in the same database if wp-config.php has no salts', async () => {
	await google.connect();
	const status = ( more = '' ) =>
		site.php< string >(
			`${ more }
			$tests = Pharos\\SearchConsole\\Health::register( [] );
			return $tests['direct']['pharos_search_console_salts']['test']()['status'];`
		);
	expect( await status() ).toBe( 'good' );
	expect(
		await status(
			`add_filter( 'salt', static fn() => 'keysalt' );
			add_filter( 'pre_site_option_auth_key', static fn() => 'key' );
			add_filter( 'pre_site_option_auth_salt', static fn() => 'salt' );`
		)
	).toBe( 'recommended' );
	await google.forget();
	expect(
		await site.php(
			`return Pharos\\SearchConsole\\Health::register( [] );`
		)
	).toEqual( [] );
} );
