import { waitFor } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import { createLoadedSite } from '../../tests/js/create-site';
import { store } from '..';

jest.mock( '../api' );
jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

beforeEach( () => {
	window.localStorage.clear();
	jest.mocked( speak ).mockClear();
} );

afterEach( () => jest.useRealTimers() );

const spoken = () =>
	jest.mocked( speak ).mock.calls.map( ( [ text ] ) => text );

/** A site whose user isn't on the Migration screen. */
async function open() {
	const { server, select, dispatch, registry } = await createLoadedSite();
	await registry.resolveSelect( store ).getMigrationPlugins();
	dispatch.lookForMigration( [ 'yoast' ] );
	await waitFor( () =>
		expect( select.getMigration().status ).not.toBe( 'unknown' )
	);
	const start = () =>
		dispatch.startMigration( {
			slug: 'yoast',
			deactivate: false,
			overwrite: false,
			compare: false,
			size: 1,
		} );
	const becomes = ( status: string ) =>
		waitFor( () => expect( select.getMigration().status ).toBe( status ) );
	return { server, dispatch, start, becomes };
}

describe( 'a migration, whichever screen is open,', () => {
	test( 'is spoken of at each quarter and at its end', async () => {
		const { start, becomes } = await open();
		expect( spoken() ).toEqual( [] );
		start();
		await becomes( 'done' );
		expect( spoken() ).toEqual( [
			'Migration: 0%',
			'Migration: 25%',
			'Migration: 50%',
			'Migration: 75%',
			'Migration: 100%',
			'The migration is complete.',
		] );
	} );

	test( 'that gets no answer says so once, and where it goes on', async () => {
		const { server, start, becomes } = await open();
		jest.useFakeTimers();
		start();
		for ( let times = 0; times < 2; times++ ) {
			server.failOnce( { code: 'fetch_error' } );
		}
		await jest.advanceTimersByTimeAsync( 3000 );
		await becomes( 'done' );
		expect( spoken().slice( 0, 3 ) ).toEqual( [
			'Migration: 0%',
			'The site isn’t responding. Trying again.',
			'Migration: 0%',
		] );
	} );

	test( 'is told to be paused, also at the next visit', async () => {
		const { server, dispatch, start, becomes } = await open();
		const release = server.hold();
		start();
		await becomes( 'running' );
		await dispatch.pauseMigration();
		release();
		await becomes( 'paused' );
		expect( spoken().at( -1 ) ).toBe( 'The migration is paused.' );

		jest.mocked( speak ).mockClear();
		await open();
		expect( spoken() ).toEqual( [ 'The migration is paused.' ] );
	} );

	test( 'that is taken back is told to be', async () => {
		const { dispatch, becomes } = await open();
		await dispatch.restoreBackup( 'one', 3 );
		await becomes( 'idle' );
		expect( spoken() ).toEqual( [
			'The previous data is being restored.',
		] );
	} );
} );
