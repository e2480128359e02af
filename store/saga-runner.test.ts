import { waitFor } from '@testing-library/react';
import { createLoadedSite } from '../tests/js/create-site';
import { running } from '../tests/js/sitemap-server';
import { createSagaRunner } from './saga-runner';
import type { ThunkArgs } from './thunk-args';

jest.mock( './api' );
jest.mock( 'redux-saga', () => mockLoad( 'redux-saga' ) );
jest.mock( './migration/handle', () => mockLoad( './migration/handle' ) );
jest.mock( './migration/parity', () => mockLoad( './migration/parity' ) );
jest.mock( './sitemaps/poll', () => mockLoad( './sitemaps/poll' ) );
jest.mock( './sitemaps/requests', () => mockLoad( './sitemaps/requests' ) );

/** The modules whose first load fails. */
let mockMissing: string[] = [];

function mockLoad( path: string ): object {
	if ( mockMissing.includes( path ) ) {
		mockMissing = mockMissing.filter( ( name ) => name !== path );
		throw new Error( 'Loading chunk failed.' );
	}
	return jest.requireActual( path );
}

afterEach( () => jest.useRealTimers() );

describe( 'a chunk that can’t be loaded once', () => {
	// This test comes first, because a loaded module stays loaded.
	test( 'is loaded when the checks are asked for again, with the sagas', async () => {
		const { select, dispatch } = await createLoadedSite();
		mockMissing = [ 'redux-saga' ];
		await expect( dispatch.loadChecks() ).rejects.toThrow(
			'Loading chunk failed.'
		);

		await dispatch.loadChecks();
		await waitFor( () => expect( select.getCheckItems() ).not.toBeNull() );
	} );

	test( 'is loaded when the migration is opened again', async () => {
		const { select, dispatch } = await createLoadedSite();
		const look = () => {
			dispatch.comparePages( 'yoast', [ 'before' ] );
			dispatch.lookForMigration( [ 'yoast' ] );
		};
		mockMissing = [ './migration/handle', './migration/parity' ];
		look();
		await waitFor( () => expect( mockMissing ).toEqual( [] ) );
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
		mockMissing = [ './sitemaps/requests' ];
		await expect( dispatch.regenerateSitemap() ).rejects.toThrow(
			'Loading chunk failed.'
		);

		await dispatch.regenerateSitemap();
		expect( server.requests.at( -1 ) ).toMatchObject( { method: 'POST' } );
	} );

	test( 'is loaded when the sitemap is opened again', async () => {
		const { dispatch, server } = await createLoadedSite();
		const screen = new AbortController();
		mockMissing = [ './sitemaps/poll' ];
		await expect( dispatch.followSitemap( screen.signal ) ).rejects.toThrow(
			'Loading chunk failed.'
		);

		server.sitemap.steps = [ running( 7 ) ];
		jest.useFakeTimers();
		void dispatch.followSitemap( screen.signal );
		await jest.advanceTimersByTimeAsync( 1000 );
		expect( server.requests.at( -1 )?.path ).toBe(
			'/pharos/v1/generate-cache'
		);
		screen.abort();
	} );
} );

test( 'a watcher that fails before it waits for anything is not started again', async () => {
	let starts = 0;
	const { __dispatchCommand } = createSagaRunner( [
		async () => ( {
			*watch() {
				if ( ++starts < 5 ) {
					throw new Error( 'Broken.' );
				}
			},
		} ),
	] );
	await __dispatchCommand( { type: 'sitemaps/ASKED' } )( {
		registry: {},
		dispatch: jest.fn(),
	} as unknown as ThunkArgs );
	expect( starts ).toBe( 1 );
	expect( console ).toHaveErrored();
} );
