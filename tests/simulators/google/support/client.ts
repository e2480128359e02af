/** A client of the simulated Google for its own tests: every request uses HTTP. */
import type { Google } from '..';
import { READ } from '../oauth/scopes';

export const CLIENT = {
	id: '1234567890-sim.apps.googleusercontent.com',
	secret: 'sim-secret',
	redirectUris: [ 'http://localhost:8888/wp-admin/admin.php?page=callback' ],
};
export const REDIRECT = CLIENT.redirectUris[ 0 ] ?? '';
export const SITE = '/webmasters/v3/sites/https%3A%2F%2Fexample.com%2F';

/* eslint-disable @typescript-eslint/no-explicit-any -- Expectations say what a body is. */
interface Received {
	status: number;
	headers: Headers;
	text: string;
	body: any;
}
/* eslint-enable @typescript-eslint/no-explicit-any */

/** Sends a request; an object is sent as JSON, parameters as a form. */
export async function ask(
	google: Google,
	method: string,
	path: string,
	body?: object,
	token?: string
): Promise< Received > {
	const isForm = body instanceof URLSearchParams;
	const response = await fetch( google.url + path, {
		method,
		redirect: 'manual',
		...( body ? { body: isForm ? body : JSON.stringify( body ) } : {} ),
		headers: token ? { Authorization: `Bearer ${ token }` } : {},
	} );
	const text = await response.text();
	return {
		status: response.status,
		headers: response.headers,
		text,
		body: text.startsWith( '{' ) ? JSON.parse( text ) : undefined,
	};
}

/** Path of an authorization request. */
export const authorization = ( changes: Record< string, string > = {} ) =>
	`/o/oauth2/v2/auth?${ new URLSearchParams( {
		client_id: CLIENT.id,
		redirect_uri: REDIRECT,
		response_type: 'code',
		scope: `${ READ } openid email`,
		access_type: 'offline',
		prompt: 'consent',
		state: 'from the test',
		...changes,
	} ) }`;

/** Parameters of the redirect back to the client. */
export const broughtBack = ( { headers }: Received ) =>
	new URL( headers.get( 'location' ) ?? '' ).searchParams;

/** A form for the token endpoint, with the client's credentials. */
export const tokenForm = ( fields: Record< string, string > ) =>
	new URLSearchParams( {
		client_id: CLIENT.id,
		client_secret: CLIENT.secret,
		...fields,
	} );

/** Authorizes with consent "allow", and returns the code. */
export const codeOf = async (
	google: Google,
	changes: Record< string, string > = {}
) =>
	String(
		broughtBack( await ask( google, 'GET', authorization( changes ) ) ).get(
			'code'
		)
	);

export const exchange = async (
	google: Google,
	code: string,
	changes: Record< string, string > = {}
) =>
	ask(
		google,
		'POST',
		'/token',
		tokenForm( {
			grant_type: 'authorization_code',
			redirect_uri: REDIRECT,
			code,
			...changes,
		} )
	);

export const refresh = ( google: Google, token: string ) =>
	ask(
		google,
		'POST',
		'/token',
		tokenForm( { grant_type: 'refresh_token', refresh_token: token } )
	);

/** Tokens after a whole authorization. */
export const connect = async (
	google: Google,
	changes: Record< string, string > = {}
) => ( await exchange( google, await codeOf( google, changes ) ) ).body;
