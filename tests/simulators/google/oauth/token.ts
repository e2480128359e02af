/**
 * The token endpoint: exchange of a code, refresh, and the service account's assertion.
 */
import { createHash } from 'node:crypto';
import type { Client } from '../config';
import { formOf, json, type Answer, type Call } from '../http';
import type { World } from '../world';
import { oauthError } from './errors';
import { createIdToken } from './id-token';
import { exchangeAssertion } from './service-account';
import type { Code, Grant } from './tokens';

export function token( call: Call, world: World ): Answer {
	const form = formOf( call );
	if ( ! form ) {
		throw oauthError( 400, 'invalid_request', 'Bad Request' );
	}
	const type = required( form, 'grant_type' );
	switch ( type ) {
		case 'authorization_code':
			return exchange( form, clientOf( call, form, world ), world );
		case 'refresh_token':
			return refresh( form, clientOf( call, form, world ), world );
		case 'urn:ietf:params:oauth:grant-type:jwt-bearer':
			return exchangeAssertion(
				required( form, 'assertion' ),
				`http://${ call.headers.host }/token`,
				world
			);
		default:
			throw oauthError(
				400,
				'unsupported_grant_type',
				`Invalid grant_type: ${ type }`
			);
	}
}

function exchange(
	form: URLSearchParams,
	client: Client,
	world: World
): Answer {
	const { tokens } = world;
	const code = tokens.takeCode( required( form, 'code' ), client.id );
	if ( ! code ) {
		throw oauthError( 400, 'invalid_grant', 'Malformed auth code.' );
	}
	if ( form.get( 'redirect_uri' ) !== code.redirectUri ) {
		throw oauthError( 400, 'redirect_uri_mismatch', 'Bad Request' );
	}
	checkVerifier( code, form.get( 'code_verifier' ) );
	return json( 200, {
		...accessOf( code, world ),
		...( code.offline
			? { refresh_token: tokens.createRefresh( code ) }
			: {} ),
		...idTokenOf( code, world, code.nonce ),
	} );
}

function refresh(
	form: URLSearchParams,
	client: Client,
	world: World
): Answer {
	const grant = world.tokens.findRefresh( required( form, 'refresh_token' ) );
	if ( ! grant ) {
		throw oauthError(
			400,
			'invalid_grant',
			'Token has been expired or revoked.'
		);
	}
	if ( grant.clientId !== client.id ) {
		throw oauthError(
			401,
			'unauthorized_client',
			'Client is unauthorized to retrieve access tokens using this method.'
		);
	}
	return json( 200, {
		...accessOf( grant, world ),
		...idTokenOf( grant, world ),
	} );
}

/** Checks client ID and secret, from the body or from HTTP Basic authentication. */
function clientOf(
	{ headers }: Call,
	form: URLSearchParams,
	{ config }: World
): Client {
	const basic = /^Basic (.+)$/i.exec( headers.authorization ?? '' )?.[ 1 ];
	const [ basicId, basicSecret ] = Buffer.from( basic ?? '', 'base64' )
		.toString()
		.split( ':' )
		.map( decodeURIComponent );
	const id = form.get( 'client_id' ) ?? basicId;
	const secret = form.get( 'client_secret' ) ?? basicSecret;
	if ( ! id ) {
		throw oauthError(
			400,
			'invalid_request',
			'Could not determine client ID from request.'
		);
	}
	const client = config.clients.find( ( one ) => one.id === id );
	if ( ! client ) {
		throw oauthError(
			401,
			'invalid_client',
			'The OAuth client was not found.'
		);
	}
	if ( ! secret ) {
		throw oauthError( 400, 'invalid_request', 'client_secret is missing.' );
	}
	if ( secret !== client.secret ) {
		throw oauthError(
			401,
			'invalid_client',
			'The provided client secret is invalid.'
		);
	}
	return client;
}

function checkVerifier(
	{ challenge, challengeMethod }: Code,
	verifier: string | null
) {
	if ( challenge === null ) {
		return;
	}
	if ( ! verifier ) {
		throw oauthError( 400, 'invalid_grant', 'Missing code verifier.' );
	}
	const expected =
		challengeMethod === 'S256'
			? createHash( 'sha256' ).update( verifier ).digest( 'base64url' )
			: verifier;
	if (
		! /^[A-Za-z0-9\-._~]{43,128}$/.test( verifier ) ||
		challenge !== expected
	) {
		throw oauthError( 400, 'invalid_grant', 'Invalid code verifier.' );
	}
}

const accessOf = ( grant: Grant, { config, tokens }: World ) => ( {
	access_token: tokens.createAccess( grant, config.accessTtl ),
	expires_in: config.accessTtl,
	scope: grant.scopes.join( ' ' ),
	token_type: 'Bearer',
} );

const idTokenOf = ( grant: Grant, world: World, nonce?: string | null ) =>
	grant.scopes.includes( 'openid' )
		? { id_token: createIdToken( grant, world, nonce ) }
		: {};

function required( form: URLSearchParams, name: string ): string {
	const value = form.get( name );
	if ( ! value ) {
		throw oauthError(
			400,
			'invalid_request',
			`Missing required parameter: ${ name }`
		);
	}
	return value;
}
