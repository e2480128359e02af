import { waitFor } from '@testing-library/react';
import { createLoadedSite } from '../tests/js/create-site';
import { running } from '../tests/js/sitemap-server';
import { createBridge } from './bridge';
import type { ThunkArgs } from './thunk-args';

jest.mock( './api' );
jest.mock( './migration/handle', () => mockLoad( './migration/handle' ) );
jest.mock( './migration/parity', () => mockLoad( './migration/parity' ) );
jest.mock( './sitemap/poll', () => mockLoad( './sitemap/poll' ) );
jest.mock( './sitemap/requests', () => mockLoad( './sitemap/requests' ) );

/** How often a chunk is not there. */
let mockFailures = 0;

function mockLoad( path: string ): object {
	if ( mockFailures > 0 ) {
		mockFailures--;
		throw new Error( 'Loading chunk failed.' );
	}
	return jest.requireActual( path );
}

afterEach( () => jest.useRealTimers() );

describe( 'a chunk that can’t be loaded once', () => {
	test( 'is loaded when somebody looks at the migration again', async () => {
		const { select, dispatch } = await createLoadedSite();
		const look = () => {
			dispatch.comparePages( 'yoast', [ 'before' ] );
			dispatch.lookForMigration( [ 'yoast' ] );
		};
		mockFailures = 2;
		look();
		await waitFor( () => expect( mockFailures ).toBe( 0 ) );
		expect( select.getMigration().status ).toBe( 'unknown' );

		look();
		await waitFor( () =>
			expect( select.getMigration() ).toMatchObject( {
				status: 'idle',
				reading: { isReading: false },
			} )
		);
		expect( console ).toHaveErrored();
	} );

	test( 'is loaded when the sitemaps are regenerated again', async () => {
		const { dispatch, server } = await createLoadedSite();
		mockFailures = 1;
		await expect( dispatch.regenerateSitemap() ).rejects.toThrow(
			'Loading chunk failed.'
		);

		await dispatch.regenerateSitemap();
		expect( server.requests.at( -1 ) ).toMatchObject( { method: 'POST' } );
	} );

	test( 'is loaded when somebody looks at the sitemap again', async () => {
		const { dispatch, server } = await createLoadedSite();
		const look = () => dispatch.__tell( { type: 'sitemap/WATCH' } );
		mockFailures = 1;
		await look();
		await waitFor( () => expect( mockFailures ).toBe( 0 ) );

		server.sitemap.steps = [ running( 7 ) ];
		jest.useFakeTimers();
		await look();
		await jest.advanceTimersByTimeAsync( 1000 );
		expect( server.requests.at( -1 )?.path ).toBe(
			'/pharos/v1/generate-cache'
		);
		expect( console ).toHaveErrored();
	} );
} );

test( 'a watcher that fails before it waits for anything is not started again', () => {
	let starts = 0;
	const { __tell } = createBridge( [
		function* () {
			if ( ++starts < 5 ) {
				throw new Error( 'Broken.' );
			}
		},
	] );
	__tell( { type: 'sitemap/WATCH' } )( {
		registry: {},
		dispatch: jest.fn(),
	} as unknown as ThunkArgs );
	expect( starts ).toBe( 1 );
	expect( console ).toHaveErrored();
} );
