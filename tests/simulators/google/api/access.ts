/** Authorizes API requests: the token, its scopes, and the permission of the account. */
import type { Property } from '../config';
import { bearerOf, refuse, type Call } from '../http';
import { READ, WRITE } from '../oauth/scopes';
import type { Grant } from '../oauth/tokens';
import type { World } from '../world';
import {
	badBody,
	forbidden,
	insufficientScope,
	unauthenticated,
} from './errors';

/** The grant behind the request's access token. */
export function requireToken( call: Call, { tokens }: World ): Grant {
	const token = tokens.findAccess( bearerOf( call ) );
	if ( ! token ) {
		throw refuse( unauthenticated );
	}
	return token;
}

export const requireRead = ( call: Call, world: World ) =>
	requireScope( call, world, [ READ, WRITE ] );

export const requireWrite = ( call: Call, world: World ) =>
	requireScope( call, world, [ WRITE ] );

/** Refuses a property that the account does not have, or has not verified. */
export function requireVerified(
	grant: Grant,
	siteUrl: string,
	world: World
): Property[ 'permissionLevel' ] {
	const level = world.properties.of( grant.account, world ).get( siteUrl );
	if ( ! level || level === 'siteUnverifiedUser' ) {
		throw refuse( forbidden( siteUrl ) );
	}
	return level;
}

/** The JSON object of the body. */
export function objectOf( { body }: Call ): Record< string, unknown > {
	try {
		const value: unknown = JSON.parse( body );
		if ( value && typeof value === 'object' && ! Array.isArray( value ) ) {
			return value as Record< string, unknown >;
		}
	} catch {
		// Not JSON.
	}
	throw refuse( badBody );
}

function requireScope( call: Call, world: World, scopes: string[] ): Grant {
	const token = requireToken( call, world );
	if ( ! scopes.some( ( scope ) => token.scopes.includes( scope ) ) ) {
		throw refuse( insufficientScope );
	}
	return token;
}
