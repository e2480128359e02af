/** A simulated Google for a test site: the site sends requests to it instead of Google, and can be connected to it. */
import {
	createServiceAccount,
	startGoogle,
	type Google,
	type GoogleConfig,
} from '../simulators/google';
import type { Person, Site } from './site';

export const CLIENT = {
	id: '1234567890-sim.apps.googleusercontent.com',
	secret: 'GOCSPX-secret-of-the-client',
};

export interface SiteGoogle extends Google {
	/** The key of a service account that has the same properties. */
	serviceAccount: Record< string, string >;
	/** Connects the site as an owner does, with an OAuth client, and selects a property; the home page's by default. */
	connect: ( options?: {
		property?: string;
		sitemaps?: boolean;
	} ) => Promise< void >;
	/** Connects the site with the key of a service account. */
	connectServiceAccount: ( property?: string ) => Promise< void >;
	/** Grants access in the administrator's browser; returns the URL that the callback redirects to. */
	consent: ( options?: { sitemaps?: boolean } ) => Promise< string >;
	/** Removes all Google data from the site without requests to Google. */
	forget: () => Promise< void >;
}

/** The redirect URI of the site. */
export const redirectUri = ( site: Site ) =>
	`${ site.url }/wp-admin/admin-post.php?action=pharos_google`;

/**
 * Starts a simulated Google and points a site to it until it is stopped.
 *
 * @param site
 * @param options The options of the simulator. By default the site's home page is a property, and access is granted
 *                without a page.
 */
export async function startGoogleFor(
	site: Site,
	options: Partial< GoogleConfig > = {}
): Promise< SiteGoogle > {
	const { key, account } = createServiceAccount();
	const home = `${ site.url }/`;
	const google = await startGoogle( {
		now: 'real',
		consent: 'allow',
		sites: [ { siteUrl: home, permissionLevel: 'siteOwner' } ],
		clients: [ { ...CLIENT, redirectUris: [ redirectUri( site ) ] } ],
		serviceAccounts: [ account ],
		...options,
	} );
	await site.php(
		`wp_mkdir_p( WPMU_PLUGIN_DIR );
		file_put_contents( WPMU_PLUGIN_DIR . '/google-simulator.php', $args['code'] );`,
		{ code: pointingAt( google.url ) }
	);

	const admin = () => site.as( 'admin' );
	const choose = async ( url: string ) =>
		expectSuccess( await admin(), 'PUT', '/site', { url } );
	const consent: SiteGoogle[ 'consent' ] = async ( {
		sitemaps = false,
	} = {} ) => {
		const { url } = await expectSuccess< { url: string } >(
			await admin(),
			'GET',
			`/auth-url?sitemaps=${ sitemaps ? 1 : 0 }`
		);
		const atGoogle = await fetch( url, { redirect: 'manual' } );
		return locationOf(
			await ( await admin() ).fetch( locationOf( atGoogle ) )
		);
	};

	const own = {
		serviceAccount: key,
		consent,
		async connect( {
			property = home,
			sitemaps = false,
		}: { property?: string; sitemaps?: boolean } = {} ) {
			await expectSuccess( await admin(), 'POST', '/google-credentials', {
				client_id: CLIENT.id,
				client_secret: CLIENT.secret,
			} );
			const target = await consent( { sitemaps } );
			if ( target.includes( 'gcp_error_code' ) ) {
				throw new Error( `Could not connect: ${ target }` );
			}
			await choose( property );
		},
		async connectServiceAccount( property = home ) {
			await expectSuccess( await admin(), 'POST', '/google-credentials', {
				service_account: JSON.stringify( key ),
			} );
			await choose( property );
		},
		async forget() {
			await site.php(
				`Pharos\\SearchConsole\\Data\\Tables::clear();
				global $wpdb;
				$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%pharos_search_console%' OR option_name LIKE 'pharos_search_data%'" );
				wp_cache_flush();`
			);
		},
		async stop() {
			await own.forget();
			await site.php(
				`unlink( WPMU_PLUGIN_DIR . '/google-simulator.php' );`
			);
			await stop();
		},
	};
	const { stop } = google;
	// Not spread: `config`, `log` and `faults` are getters.
	return Object.assign( google, own );
}

/** As in docs/google-simulator.md: one server replaces all of Google's hosts. */
const pointingAt = ( url: string ) => `<?php
	foreach ( [ 'ACCOUNTS', 'OAUTH', 'SC', 'OIDC', 'APIS' ] as $pharos_host ) {
		define( "PHAROS_GOOGLE_{$pharos_host}_URL", '${ url }' );
	}`;

async function expectSuccess< Body = Record< string, unknown > >(
	person: Person,
	method: string,
	path: string,
	sent?: unknown
): Promise< Body > {
	const { status, body } = await person.rest< Body >(
		method,
		`/pharos/v1${ path }`,
		sent
	);
	if ( status !== 200 ) {
		throw new Error(
			`${ method } ${ path }: ${ status } ${ JSON.stringify( body ) }`
		);
	}
	return body;
}

function locationOf( response: Response ): string {
	const location = response.headers.get( 'location' );
	if ( ! location ) {
		throw new Error(
			`No redirect from ${ response.url }: ${ response.status }`
		);
	}
	return location;
}
