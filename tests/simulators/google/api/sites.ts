/**
 * sites.list, get, add and delete.
 */
import { json, noContent, refuse, type Answer, type Call } from '../http';
import type { World } from '../world';
import { requireRead, requireWrite } from './access';
import { notVerified } from './errors';

export function listSites( call: Call, world: World ): Answer {
	const { account } = requireRead( call, world );
	const siteEntry = Array.from(
		world.properties.of( account, world ),
		( [ siteUrl, permissionLevel ] ) => ( { siteUrl, permissionLevel } )
	);
	return json( 200, siteEntry.length > 0 ? { siteEntry } : {} );
}

export function getSite( call: Call, world: World, siteUrl: string ): Answer {
	const { account } = requireRead( call, world );
	const permissionLevel = world.properties
		.of( account, world )
		.get( siteUrl );
	if ( ! permissionLevel || permissionLevel === 'siteUnverifiedUser' ) {
		throw refuse( notVerified( siteUrl ) );
	}
	return json( 200, { siteUrl, permissionLevel } );
}

/** Adds to the account's list only: the property stays unverified. */
export function addSite( call: Call, world: World, siteUrl: string ): Answer {
	const { account } = requireWrite( call, world );
	const properties = world.properties.of( account, world );
	if ( ! properties.has( siteUrl ) ) {
		properties.set( siteUrl, 'siteUnverifiedUser' );
	}
	return noContent;
}

export function deleteSite(
	call: Call,
	world: World,
	siteUrl: string
): Answer {
	const { account } = requireWrite( call, world );
	if ( ! world.properties.of( account, world ).delete( siteUrl ) ) {
		throw refuse( notVerified( siteUrl ) );
	}
	return noContent;
}
