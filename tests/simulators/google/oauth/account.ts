/**
 * Endpoints about a token and its account: revoke, token info and user info.
 */
import { bearerOf, formOf, json, type Answer, type Call } from '../http';
import { requireToken } from '../api/access';
import type { World } from '../world';
import { oauthError } from './errors';
import { claimsOf } from './id-token';

export function revoke( call: Call, { tokens }: World ): Answer {
	const name = formOf( call )?.get( 'token' ) ?? call.query.get( 'token' );
	if ( ! name || ! tokens.revoke( name ) ) {
		throw oauthError( 400, 'invalid_token', 'Token expired or revoked' );
	}
	return json( 200, {} );
}

export function tokenInfo( call: Call, { clock, tokens }: World ): Answer {
	const name =
		call.query.get( 'access_token' ) ??
		formOf( call )?.get( 'access_token' ) ??
		bearerOf( call );
	const token = tokens.findAccess( name );
	if ( ! token ) {
		throw oauthError( 400, 'invalid_token', 'Invalid Value' );
	}
	const { email } = claimsOf( token );
	return json( 200, {
		azp: token.clientId,
		aud: token.clientId,
		sub: token.account.sub,
		scope: token.scopes.join( ' ' ),
		exp: String( token.expiresAt ),
		expires_in: String( token.expiresAt - clock.seconds() ),
		...( email ? { email, email_verified: 'true' } : {} ),
	} );
}

/** The OpenID Connect endpoint. */
export const userInfo = ( call: Call, world: World ): Answer =>
	json( 200, claimsOf( requireToken( call, world ) ) );

/** The older endpoint, with an `id`. */
export function olderUserInfo( call: Call, world: World ): Answer {
	const {
		sub,
		email_verified: verified,
		...others
	} = claimsOf( requireToken( call, world ) );
	return json( 200, {
		id: sub,
		...( verified ? { verified_email: verified } : {} ),
		...others,
	} );
}
