/** The running test site, as accessed by tests: as a visitor, as a logged-in user, or with PHP. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPage, type Page } from './page';
import { answerInside } from './inside';

/** The properties of a site that `startTestSite()` passes to the tests. */
export interface SiteAddress {
	url: string;
	/** Authorizes requests to the routes of tests/mu-plugins. */
	secret: string;
	/** The path of the site's folder on this machine. */
	folder: string;
	/** The folder of the sockets of a PHP process with WordPress loaded (inside.ts); '' if there is none. */
	inside: string;
}

export type Role = 'admin' | 'editor' | 'author' | 'subscriber';

export interface RestAnswer< Body > {
	status: number;
	headers: Headers;
	body: Body;
}

export interface Client {
	fetch: ( path: string, init?: RequestInit ) => Promise< Response >;
	/** Requests a page; redirects aren't followed. */
	get: ( path: string ) => Promise< Page >;
	/** Sends a REST request. The type of the body isn't checked: assert on it. */
	rest: < Body = Record< string, unknown > >(
		method: string,
		path: string,
		body?: unknown,
		headers?: Record< string, string >
	) => Promise< RestAnswer< Body > >;
}

export interface Person extends Client {
	id: number;
	nonce: string;
	/** The value of a Cookie header. */
	cookie: string;
}

export interface Site extends Client, SiteAddress {
	as: ( role: Role ) => Promise< Person >;
	/** Runs PHP inside WordPress: the body of a function with the parameter `$args`; resolves to its return value. */
	php: < Value = unknown >(
		code: string,
		args?: object,
		user?: number
	) => Promise< Value >;
	/** Reads an option, or writes it if there is a value; `null` deletes it. */
	option: < Value = unknown >(
		name: string,
		value?: unknown
	) => Promise< Value >;
	/** Resets the plugin to a new installation. */
	resetSettings: () => Promise< void >;
	/** The PHP notices since the site started; `ofPlugin` has those of Pharos. */
	debugLog: () => { text: string; ofPlugin: string[] };
}

/** Sends a request to the site; redirects aren't followed. */
type Send = ( path: string, init: RequestInit ) => Promise< Response >;

const RUN_PHP = '/wp-json/pharos-test/v1/php';

/**
 * @param address
 * @param inside  Whether a PHP process with WordPress loaded answers requests of pages and REST, too, instead of the web server.
 */
export function connect( address: SiteAddress, inside = false ): Site {
	const { url, secret, folder } = address;
	let isBusy = false;
	const send: Send = async ( path, init ) => {
		// The process answers one call at a time: those that a test sends at once go to the web server.
		if ( ! isBusy && ( inside || path === RUN_PHP ) ) {
			isBusy = true;
			const answer = await answerInside( address, path, init ).finally(
				() => {
					isBusy = false;
				}
			);
			if ( answer ) {
				return answer;
			}
		}
		return fetch( new URL( path, url ), init );
	};
	const visitor = createClient( send );
	const people = new Map< Role, Promise< Person > >();
	const trusted = createClient( send, { 'X-Pharos-Test': secret } );

	const php: Site[ 'php' ] = async ( code, args = {}, user = 0 ) => {
		const { status, body } = await trusted.rest(
			'POST',
			RUN_PHP.slice( '/wp-json'.length ),
			{
				code,
				args,
				user,
			}
		);
		if ( status !== 200 || body.error ) {
			throw new Error( `PHP: ${ body.error ?? JSON.stringify( body ) }` );
		}
		return body.value as never;
	};

	return {
		...address,
		...visitor,
		php,
		as( role ) {
			const known = people.get( role ) ?? logIn( send, trusted, role );
			people.set( role, known );
			return known;
		},
		option: ( name, value ) =>
			php(
				`if ( array_key_exists( 'value', $args ) ) {
					null === $args['value'] ? delete_option( $args['name'] ) : update_option( $args['name'], $args['value'] );
				}
				return get_option( $args['name'] );`,
				value === undefined ? { name } : { name, value }
			),
		async resetSettings() {
			await php(
				`foreach ( [ 'settings', 'schemas', 'sitemap_exclude', 'example_notes', 'term_urls', 'search_summary' ] as $name ) {
					delete_option( "pharos_$name" );
				}
				wp_unschedule_hook( 'pharos_send_summary' );`
			);
		},
		debugLog() {
			const text = readIfThere(
				join( folder, 'wp-content', 'debug.log' )
			);
			const ofPlugin = text
				.split( '\n' )
				.filter( ( line ) =>
					/\/plugins\/pharos-seo\/|Pharos SEO caused/.test( line )
				);
			return { text, ofPlugin };
		},
	};
}

async function logIn(
	send: Send,
	trusted: Client,
	role: Role
): Promise< Person > {
	const response = await trusted.fetch( RUN_PHP, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify( {
			code: `return Pharos\\Tests\\start_session( $args['role'] );`,
			args: { role },
		} ),
	} );
	const { value: session, error } = await response.json();
	const { id, nonce } = session ?? {};
	if ( ! id ) {
		throw new Error(
			`Could not log in as ${ role }: ${ error ?? session?.error }`
		);
	}
	const cookie = response.headers
		.getSetCookie()
		.map( ( value ) => value.split( ';' )[ 0 ] )
		.join( '; ' );
	return {
		id,
		nonce,
		cookie,
		...createClient( send, { Cookie: cookie }, { 'X-WP-Nonce': nonce } ),
	};
}

/**
 * @param send        Sends a request to the site.
 * @param headers     Headers of every request.
 * @param restHeaders Additional headers of REST requests.
 */
function createClient(
	send: Send,
	headers: Record< string, string > = {},
	restHeaders: Record< string, string > = {}
): Client {
	const sendAs: Client[ 'fetch' ] = ( path, init = {} ) =>
		send( path, {
			redirect: 'manual',
			...init,
			headers: {
				...headers,
				...( init.headers as Record< string, string > ),
			},
		} );
	return {
		fetch: sendAs,
		get: async ( path ) => readPage( await sendAs( path ) ),
		async rest( method, path, body, more = {} ) {
			const response = await sendAs( `/wp-json${ path }`, {
				method,
				headers: {
					'Content-Type': 'application/json',
					...restHeaders,
					...more,
				},
				body: body === undefined ? null : JSON.stringify( body ),
			} );
			const text = await response.text();
			return {
				status: response.status,
				headers: response.headers,
				body: parseJson( text, `${ method } ${ path }` ),
			};
		},
	};
}

function parseJson( text: string, what: string ) {
	try {
		return text === '' ? null : JSON.parse( text );
	} catch {
		throw new Error(
			`${ what } did not answer with JSON but with: ${ text.slice( 0, 500 ) }`
		);
	}
}

function readIfThere( path: string ): string {
	try {
		return readFileSync( path, 'utf8' );
	} catch {
		return '';
	}
}
