/**
 * The authorization endpoint, which the browser visits.
 */
import type { Client } from '../config';
import { formOf, refuse, type Answer, type Call } from '../http';
import type { World } from '../world';
import { consentPage, errorPage } from './consent-page';
import { areKnown, parseScopes } from './scopes';

interface AuthorizationRequest {
	client: Client;
	redirectUri: string;
	scopes: string[];
	prompts: string[];
	query: URLSearchParams;
}

/** Shows the consent page, or responds for the user as configured. */
export function authorize( call: Call, world: World ): Answer {
	const request = validate( call, world );
	const { config, tokens } = world;
	const { client, scopes, prompts } = request;

	if ( config.consent === 'deny' ) {
		return deny( request );
	}
	const granted = tokens.grantOf( config.account, client.id )?.scopes ?? [];
	const isGranted = scopes.every( ( scope ) => granted.includes( scope ) );
	if ( isGranted && ! prompts.includes( 'consent' ) ) {
		return allow( request, scopes, world );
	}
	return config.consent === 'allow'
		? allow( request, scopes, world )
		: consentPage( {
				action: call.url,
				email: config.account.email,
				clientId: client.id,
				scopes,
			} );
}

/** Receives the consent page's form. */
export function decide( call: Call, world: World ): Answer {
	const request = validate( call, world );
	const form = formOf( call );
	if ( form?.get( 'decision' ) !== 'allow' ) {
		return deny( request );
	}
	const checked = form.getAll( 'scope' );
	return allow(
		request,
		request.scopes.filter(
			( scope ) => scope === 'openid' || checked.includes( scope )
		),
		world
	);
}

function validate( { query }: Call, { config }: World ): AuthorizationRequest {
	const required = ( name: string ) => {
		const value = query.get( name );
		if ( ! value ) {
			throw blocked(
				'invalid_request',
				`Missing required parameter: ${ name }`
			);
		}
		return value;
	};
	const clientId = required( 'client_id' );
	const client = config.clients.find( ( { id } ) => id === clientId );
	if ( ! client ) {
		throw blocked( 'invalid_client', 'The OAuth client was not found.' );
	}
	const redirectUri = required( 'redirect_uri' );
	if ( ! client.redirectUris.includes( redirectUri ) ) {
		throw blocked(
			'redirect_uri_mismatch',
			`The redirect URI in the request, ${ redirectUri }, does not match the ones authorized for the OAuth client.`
		);
	}
	if ( required( 'response_type' ) !== 'code' ) {
		throw blocked(
			'unsupported_response_type',
			'Only the response type "code" is supported.'
		);
	}
	const scopes = parseScopes( required( 'scope' ) );
	if ( ! areKnown( scopes ) ) {
		throw blocked(
			'invalid_scope',
			`Some requested scopes were invalid: ${ scopes.join( ' ' ) }`
		);
	}
	const method = query.get( 'code_challenge_method' ) ?? 'plain';
	if ( ! [ 'plain', 'S256' ].includes( method ) ) {
		throw blocked(
			'invalid_request',
			`Invalid code_challenge_method: ${ method }`
		);
	}
	const prompts = ( query.get( 'prompt' ) ?? '' ).split( ' ' );
	return { client, redirectUri, scopes, prompts, query };
}

function allow(
	{ client, redirectUri, prompts, query }: AuthorizationRequest,
	scopes: string[],
	{ config, tokens }: World
): Answer {
	const before = tokens.grantOf( config.account, client.id );
	const isAsked = ! before || prompts.includes( 'consent' );
	const covered =
		query.get( 'include_granted_scopes' ) === 'true' && before
			? [ ...new Set( [ ...scopes, ...before.scopes ] ) ]
			: scopes;
	const code = tokens.createCode( {
		account: config.account,
		clientId: client.id,
		scopes: covered,
		redirectUri,
		// Only the first authorization returns a refresh token, unless the user is asked again.
		offline: query.get( 'access_type' ) === 'offline' && isAsked,
		nonce: query.get( 'nonce' ),
		challenge: query.get( 'code_challenge' ),
		challengeMethod: query.get( 'code_challenge_method' ) ?? 'plain',
	} );
	return redirect( redirectUri, query, {
		code,
		scope: covered.join( ' ' ),
		authuser: '0',
		prompt: isAsked ? 'consent' : 'none',
	} );
}

const deny = ( { redirectUri, query }: AuthorizationRequest ) =>
	redirect( redirectUri, query, { error: 'access_denied' } );

/** Adds parameters to the redirect URI, after its own query. */
function redirect(
	uri: string,
	query: URLSearchParams,
	parameters: Record< string, string >
): Answer {
	const state = query.get( 'state' );
	const added = new URLSearchParams( {
		...( state === null ? {} : { state } ),
		...parameters,
	} );
	return {
		status: 302,
		headers: {
			Location: `${ uri }${ uri.includes( '?' ) ? '&' : '?' }${ added }`,
		},
	};
}

const blocked = ( code: string, details: string ) =>
	refuse( errorPage( code, details ) );
