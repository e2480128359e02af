/**
 * A browser that is killed at random moments, any number of times: in the end everything is as after an uninterrupted
 * migration.
 */
import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { createSite } from '../../tests/js/create-site';
import { MigrationServer } from '../../tests/js/migration-server';
import * as api from '../api';
import type { ApiRequest } from '../api';

jest.mock( '../api' );

const SEEDS = 50;

/**
 * When the browser is killed: the number of the request, counted from the start of the visit, and whether the server
 * still handles that request.
 */
interface Kill {
	at: number;
	isHandled: boolean;
}

const kill = fc.record( {
	at: fc.integer( { min: 0, max: 25 } ),
	isHandled: fc.boolean(),
} );

/** Ids by type as the server returns them: a few pages, some of them empty. */
const pages = ( types: string[], first: number ) =>
	fc
		.array(
			fc.record(
				Object.fromEntries(
					types.map( ( type ) => [
						type,
						fc.uniqueArray( fc.integer( { min: 1, max: 99 } ), {
							maxLength: 3,
						} ),
					] )
				)
			),
			{ minLength: 1, maxLength: 3 }
		)
		.map( ( all ) =>
			all.map( ( found, page ) =>
				// Each page has its own range of ids, and each id has one type.
				Object.fromEntries(
					types.map( ( type, index ) => [
						type,
						( found[ type ] ?? [] )
							.map(
								( id ) => first + page * 1000 + index * 100 + id
							)
							.sort( ( a, b ) => a - b ),
					] )
				)
			)
		);

const site = fc.record( {
	terms: pages( [ 'category', 'post_tag' ], 0 ),
	posts: pages( [ 'post', 'page' ], 10_000 ),
	size: fc.integer( { min: 1, max: 3 } ),
	compare: fc.boolean(),
} );

/**
 * Opens the browser and starts or resumes the migration; returns whether it was completed before the browser was
 * killed.
 *
 * @param server          The simulated server.
 * @param options         The options of the migration.
 * @param options.size
 * @param options.compare
 * @param death           When the browser is killed; undefined for never.
 * @param sent            Collects the sent requests.
 */
async function visit(
	server: MigrationServer,
	{ size, compare }: { size: number; compare: boolean },
	death: Kill | undefined,
	sent: ApiRequest[]
): Promise< boolean > {
	const { select, dispatch, server: rest } = createSite();
	rest.migration = server;
	let left = death?.at ?? Infinity;
	let isDead = false;
	jest.mocked( api.fetchStep ).mockImplementation( async ( request ) => {
		if ( left-- > 0 ) {
			sent.push( request );
			return rest.fetchJson( request );
		}
		if ( death?.isHandled ) {
			sent.push( request );
			await rest.fetchJson( request );
		}
		isDead = true;
		return new Promise( () => {} );
	} );
	dispatch.lookForMigration( [ 'yoast' ] );
	await waitFor( () =>
		expect( select.getMigration().status ).not.toBe( 'unknown' )
	);
	if ( select.getMigration().status === 'paused' ) {
		dispatch.resumeMigration( size );
	} else {
		dispatch.startMigration( {
			slug: 'yoast',
			deactivate: true,
			overwrite: false,
			compare,
			size,
		} );
	}
	await waitFor(
		() =>
			expect( isDead || select.getMigration().status === 'done' ).toBe(
				true
			),
		{ interval: 1 }
	);
	return select.getMigration().status === 'done';
}

const idsIn = ( { path, data }: ApiRequest ): string[] =>
	( data?.term_ids ?? data?.post_ids ?? [] ).map(
		( id: number ) => `${ path } ${ id }`
	);

test( `A migration that is interrupted anywhere (${ SEEDS } seeds) ends as one that is not`, async () => {
	await fc.assert(
		fc.asyncProperty(
			site,
			fc.array( kill, { minLength: 1, maxLength: 4 } ),
			async ( { terms, posts, ...options }, kills ) => {
				const given = () =>
					Object.assign( new MigrationServer(), { terms, posts } );

				window.localStorage.clear();
				const whole = given();
				await visit( whole, options, undefined, [] );

				window.localStorage.clear();
				const interrupted = given();
				const sent: ApiRequest[] = [];
				let lost = 0;
				for ( const death of [ ...kills, undefined ] ) {
					if ( await visit( interrupted, options, death, sent ) ) {
						break;
					}
					lost += death?.isHandled ? options.size : 0;
				}

				// The same data are written, in the same order.
				expect( interrupted.written ).toEqual( whole.written );
				expect( interrupted.isCompleted ).toBe( true );
				expect( interrupted.plugins ).toEqual( whole.plugins );
				expect( window.localStorage ).toHaveLength( 0 );
				// Only requests without a response are sent again.
				const ids = sent.flatMap( idsIn );
				expect( ids.length - new Set( ids ).size ).toBeLessThanOrEqual(
					lost
				);
			}
		),
		{ numRuns: SEEDS }
	);
} );
