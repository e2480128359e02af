/** The worker's site as a network of two sites, for one test file; restored after its tests. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { wp } from '../../support/wp-cli';
import { withOwnSite } from './own-site';
import { site, web } from './site';

/** The path of the second site; the first one is at "/". */
export const SECOND = '/second/';

const constants = join( site.folder, 'wp-constants.php' );
const domain = new URL( site.url ).host;

const NETWORK = `
define( 'MULTISITE', true );
define( 'SUBDOMAIN_INSTALL', false );
define( 'DOMAIN_CURRENT_SITE', '${ domain }' );
define( 'PATH_CURRENT_SITE', '/' );
define( 'SITE_ID_CURRENT_SITE', 1 );
define( 'BLOG_ID_CURRENT_SITE', 1 );
`;

/** Both sites have the plugin, and one author who writes on both: the administrator of the first. */
export function withNetwork(): void {
	let single = '';
	// Before the database is restored.
	afterAll( () => write( single ) );
	withOwnSite();
	beforeAll( async () => {
		await run( '/', 'core', 'multisite-convert', '--skip-config' );
		single = await readFile( constants, 'utf8' );
		await write( single + NETWORK );
		await onSite(
			'/',
			`update_option( 'siteurl', '${ site.url }' );
			update_option( 'home', '${ site.url }' );
			activate_plugin( 'pharos-seo/pharos-seo.php', '', true );
			$post = [ 'post_title' => 'By the administrator', 'post_status' => 'publish', 'post_author' => 1 ];
			wp_insert_post( $post );
			switch_to_blog( wpmu_create_blog( '${ domain }', '${ SECOND }', 'Second', 1, [ 'public' => 1 ] ) );
			wp_insert_post( $post );`
		);
	} );
}

/** Writes the constants; invalidates the compiled file, because the server doesn't check compiled files for changes. */
async function write( code: string ): Promise< void > {
	await writeFile( constants, code );
	await web.php( 'opcache_invalidate( $args[0], true );', [ constants ] );
}

/** Runs PHP in a request to a site; resolves to the last output of `echo wp_json_encode( … )`. */
export async function onSite< Value = unknown >(
	path: string,
	code: string
): Promise< Value > {
	const response = await site.fetch( `${ path }wp-json/pharos-test/v1/php`, {
		method: 'POST',
		headers: {
			'Content-Type': 'application/json',
			'X-Pharos-Test': site.secret,
		},
		body: JSON.stringify( {
			code: `require_once ABSPATH . 'wp-admin/includes/admin.php';
				ob_start();
				( static function () { ${ code } } )();
				return ob_get_clean();`,
		} ),
	} );
	const { value, error } = await response.json();
	if ( error || ! response.ok ) {
		throw new Error( `PHP on ${ path }: ${ error ?? response.status }` );
	}
	return JSON.parse( value.trim().split( '\n' ).pop() || 'null' );
}

/** Runs a WP-CLI command on a site; resolves to its output. */
export async function run(
	path: string,
	...command: string[]
): Promise< string > {
	const { code, stdout, stderr } = await wp(
		site,
		`--url=${ domain }${ path }`,
		...command
	);
	if ( code !== 0 ) {
		throw new Error( stderr + stdout );
	}
	return stdout;
}
