import * as data from '@wordpress/data';
import { takeEvery } from 'redux-saga/effects';
import type { Slice } from './slice';

/** A slice that counts what it hears of saves. */
function createNotes() {
	const heard: string[] = [];
	const notes: Slice = {
		name: 'notes',
		reducer: ( state: object = { text: 'Buy beans' } ) => state,
		selectors: {
			getNote: ( { notes: { text } }: { notes: { text: string } } ) =>
				text,
		},
		watchers: [
			function* () {
				yield takeEvery(
					'settings/SAVED',
					( { type }: { type: string } ) => void heard.push( type )
				);
			},
		],
	};
	return { notes, heard };
}

/** What a script of ours brings along: every app has a copy of the shared modules. */
function loadScript() {
	const script = {} as typeof import( './page' ) & {
		slices: typeof import( './settings-app' ).settingsApp;
		api: typeof import( './api' );
	};
	jest.isolateModules( () => {
		// As on a page, there is one @wordpress/data.
		jest.doMock( '@wordpress/data', () => data );
		jest.doMock( './api' );
		Object.assign( script, jest.requireActual( './page' ), {
			slices: jest.requireActual( './settings-app' ).settingsApp,
			api: jest.requireMock( './api' ),
		} );
	} );
	return script;
}

const pageIsReady = ( is: boolean ) =>
	jest
		.spyOn( document, 'readyState', 'get' )
		.mockReturnValue( is ? 'complete' : 'loading' );

describe( 'two apps on one page', () => {
	test( 'share one store, with the slices of both', async () => {
		// Given the settings application and another app, each a script of its own.
		pageIsReady( false );
		const { notes, heard } = createNotes();
		const first = loadScript();
		const second = loadScript();
		expect( second.startApp ).not.toBe( first.startApp );
		const started: string[] = [];

		// When one after the other runs, and then the page is ready.
		first.startApp( first.slices, () => started.push( 'first' ) );
		second.startApp( [ ...second.slices, notes ], () =>
			started.push( 'second' )
		);
		expect( started ).toEqual( [] );
		expect( data.select( 'pharos' ) ).toBeUndefined();
		window.dispatchEvent( new Event( 'DOMContentLoaded' ) );
		window.dispatchEvent( new Event( 'load' ) );

		// Then both have started once, and each finds its own and what is shared.
		expect( started ).toEqual( [ 'first', 'second' ] );
		expect( data.select( second.store ) ).toBe(
			data.select( first.store )
		);
		expect( data.select( 'pharos' ).getNote() ).toBe( 'Buy beans' );
		void data.dispatch( second.store ).editSettings( { separator: '|' } );
		expect( data.select( first.store ).getEdits() ).toEqual( {
			separator: '|',
		} );

		// And the sagas of one hear what happens in the other.
		jest.mocked( first.api.fetchJson ).mockResolvedValue( { data: {} } );
		await data.dispatch( first.store ).saveSettings();
		expect( heard ).toEqual( [ 'settings/SAVED' ] );
	} );

	test( 'that comes too late with a slice of its own is told so; without one it joins in', () => {
		// Given a page whose store is there.
		pageIsReady( true );
		const late = loadScript();
		const start = jest.fn();

		// When an app comes whose slices are known, then it starts.
		late.startApp( late.slices, start );
		expect( start ).toHaveBeenCalledTimes( 1 );

		// When it brings a new one, then it learns why that can't work.
		const { notes } = createNotes();
		expect( () =>
			late.startApp( [ { ...notes, name: 'late' } ], start )
		).toThrow( 'The store "pharos" is registered already, without: late.' );
		expect( start ).toHaveBeenCalledTimes( 1 );
	} );
} );
