/** A site with a migration, for the tests of the store; they mock store/api. */
import { waitFor } from '@testing-library/react';
import { store } from '../../store';
import * as api from '../../store/api';
import { createLoadedSite } from './create-site';
import type { MigrationServer } from './migration-server';
import type { Server } from './server';

export const KEPT = 'pharos_migration_progress_yoast:/';
export const kept = () =>
	JSON.parse( window.localStorage.getItem( KEPT ) ?? 'null' );

/**
 * A site with the screen open, after it has looked for an unfinished migration.
 *
 * @param prepare Changes the server before.
 */
export async function open(
	prepare: ( migration: MigrationServer ) => void = () => {}
) {
	const site = await createLoadedSite();
	const { server, select, dispatch, registry } = site;
	prepare( server.migration );
	await registry.resolveSelect( store ).getMigrationPlugins();
	dispatch.lookForMigration( [ 'yoast' ] );
	await waitFor( () =>
		expect( select.getMigration().status ).not.toBe( 'unknown' )
	);
	server.requests = [];
	const start = ( options = {} ) =>
		dispatch.startMigration( {
			slug: 'yoast',
			deactivate: true,
			overwrite: false,
			compare: false,
			size: 1,
			...options,
		} );
	const ended = ( status = 'done' ) =>
		waitFor( () => expect( select.getMigration().status ).toBe( status ) );
	const calls = () => callsOf( server );
	const migrated = () =>
		calls().filter( ( call ) => /migrate\/(terms|posts) \{/.test( call ) )
			.length;
	return { ...site, start, ended, calls, migrated };
}

/** The requests that the server received, in short form. */
const callsOf = ( { requests }: Server ) =>
	requests.map( ( { path, data } ) =>
		[ path?.replace( '/pharos/v1/', '' ), data && JSON.stringify( data ) ]
			.filter( Boolean )
			.join( ' ' )
	);

export const COMMON = '"plugin_slug":"yoast","cleanup":false,"overwrite":false';

/**
 * Makes some routes fail until it is reverted.
 *
 * @param server The server.
 * @param route  Matches the requests that fail, as JSON.
 * @param error  What they are answered.
 */
export function failing(
	server: Server,
	route: RegExp,
	error: object = { code: 'x', message: 'No.', status: 403 }
) {
	const fetch = jest.mocked( api.fetchStep );
	fetch.mockImplementation( async ( request ) => {
		if ( route.test( JSON.stringify( request ) ) ) {
			server.requests.push( request );
			throw error;
		}
		return server.fetchJson( request );
	} );
	return () => void fetch.mockImplementation( server.fetchJson );
}
