import { createReduxStore, createRegistry } from '@wordpress/data';
import * as api from './api';
import {
	controls,
	fetchData,
	readStorage,
	reloadPage,
	removeStorage,
	writeStorage,
	type Routine,
} from './controls';

jest.mock( './api' );

/** Runs a routine as an action of a store with our controls. */
function act( routine: () => Routine< unknown > ): Promise< unknown > {
	const registry = createRegistry();
	const store = createReduxStore( 'test', {
		reducer: ( state = null ) => state,
		actions: { routine },
		controls,
	} );
	registry.register( store );
	return registry.dispatch( store ).routine();
}

describe( 'a generator', () => {
	test( 'keeps something in the browser, reads it and removes it', async () => {
		const seen = await act( function* () {
			yield* writeStorage( 'pharos_seen', '12' );
			const kept = yield* readStorage( 'pharos_seen' );
			const elsewhere = yield* readStorage( 'pharos_seen', 'session' );
			yield* removeStorage( 'pharos_seen' );
			return [ kept, elsewhere, yield* readStorage( 'pharos_seen' ) ];
		} );

		expect( seen ).toEqual( [ '12', null, null ] );
	} );

	test( 'loads the page again', async () => {
		await act( reloadPage );

		expect( api.reloadPage ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'can catch what a request throws', async () => {
		jest.mocked( api.fetchJson ).mockImplementationOnce( () => {
			throw new Error( 'Offline' );
		} );

		const caught = await act( function* () {
			try {
				return yield* fetchData( { path: '/x' } );
			} catch ( error ) {
				return ( error as Error ).message;
			}
		} );

		expect( caught ).toBe( 'Offline' );
	} );

	test( 'is not given half an answer', async () => {
		jest.mocked( api.fetchJson ).mockResolvedValueOnce( { success: true } );

		await expect(
			act( () => fetchData( { path: '/x' } ) )
		).rejects.toMatchObject( { code: 'invalid_json' } );
	} );
} );
