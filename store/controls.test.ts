import { createReduxStore, createRegistry } from '@wordpress/data';
import * as api from './api';
import { controls, fetchDataControl, type Routine } from './controls';

jest.mock( './api' );

/** Runs a routine as an action of a store with the controls under test. */
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
	test( 'can catch what a request throws', async () => {
		jest.mocked( api.fetchJson ).mockImplementationOnce( () => {
			throw new Error( 'Offline' );
		} );

		const caught = await act( function* () {
			try {
				return yield fetchDataControl( { path: '/x' } );
			} catch ( error ) {
				return ( error as Error ).message;
			}
		} );

		expect( caught ).toBe( 'Offline' );
	} );

	test( 'is not given half an answer', async () => {
		jest.mocked( api.fetchJson ).mockResolvedValueOnce( { success: true } );

		await expect(
			act( function* () {
				return yield fetchDataControl( { path: '/x' } );
			} )
		).rejects.toMatchObject( { code: 'invalid_json' } );
	} );
} );
