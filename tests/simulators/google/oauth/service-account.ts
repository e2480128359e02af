/**
 * Access tokens of service accounts, for a signed JWT.
 */
import { json, type Answer } from '../http';
import type { World } from '../world';
import { oauthError } from './errors';
import { createIdToken } from './id-token';
import { decodeJwt, isSignedBy, type Claims } from './jwt';
import { areKnown, parseScopes } from './scopes';

const GOOGLE = 'https://oauth2.googleapis.com/token';

/** Seconds that a JWT may be in the future. */
const SKEW = 300;
const HOUR = 3600;

/**
 * Checks the assertion in Google's order.
 *
 * @param assertion The signed JWT.
 * @param ownUrl    URL of this token endpoint, allowed as audience beside Google's.
 * @param world     State of the simulated Google.
 */
export function exchangeAssertion(
	assertion: string,
	ownUrl: string,
	world: World
): Answer {
	const { config, clock, tokens } = world;
	const jwt = decodeJwt( assertion );
	if ( ! jwt ) {
		throw oauthError( 400, 'invalid_request', 'Bad Request' );
	}
	const { header, claims } = jwt;
	const account = config.serviceAccounts.find(
		( { email } ) => email === claims.iss
	);
	if ( ! account ) {
		throw invalidGrant( 'Invalid grant: account not found' );
	}
	if (
		header.alg !== 'RS256' ||
		( header.kid !== undefined && header.kid !== account.kid ) ||
		! isSignedBy( assertion, account.publicKeyPem )
	) {
		throw invalidGrant( 'Invalid JWT Signature.' );
	}
	checkTimes( claims, clock.seconds() );
	const scopes = parseScopes( String( claims.scope ?? '' ) );
	if ( scopes.length === 0 ) {
		throw oauthError(
			400,
			'invalid_scope',
			'Invalid OAuth scope or ID token audience provided.'
		);
	}
	if ( claims.aud !== GOOGLE && claims.aud !== ownUrl ) {
		throw invalidGrant( 'Invalid JWT: Failed audience check.' );
	}
	if ( claims.sub !== undefined && claims.sub !== account.email ) {
		throw oauthError(
			401,
			'unauthorized_client',
			'Client is unauthorized to retrieve access tokens using this method.'
		);
	}

	const grant = {
		account: { sub: account.email, email: account.email, name: '' },
		clientId: account.email,
		scopes,
	};
	// A misspelled scope isn't an error: the response has only an ID token.
	return areKnown( scopes )
		? json( 200, {
				access_token: tokens.createAccess( grant, config.accessTtl ),
				expires_in: config.accessTtl,
				token_type: 'Bearer',
			} )
		: json( 200, { id_token: createIdToken( grant, world ) } );
}

function checkTimes( { iat, exp }: Claims, now: number ) {
	if ( typeof iat !== 'number' ) {
		throw invalidGrant( 'Invalid JWT: iat (issued at) is not set.' );
	}
	if ( typeof exp !== 'number' ) {
		throw invalidGrant( 'Invalid JWT: exp (expires at) is not set.' );
	}
	if ( iat > now + SKEW || exp < now || exp > iat + HOUR ) {
		throw invalidGrant(
			'Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe. Check your iat and exp values in the JWT claim.'
		);
	}
}

const invalidGrant = ( description: string ) =>
	oauthError( 400, 'invalid_grant', description );
