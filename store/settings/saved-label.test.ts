import { runSaga, stdChannel } from 'redux-saga';
import { createFrozenSite } from '../../tests/js/create-site';
import * as api from '../api';
import type { Action } from '../types';
import { watchSaved } from './saved-label';

jest.mock( '../api' );

beforeEach( () => jest.clearAllMocks() );
afterEach( () => jest.useRealTimers() );

const saved = (): Action => ( {
	type: 'settings/SAVED',
	keys: [ 'separator' ],
} );

describe( 'the "Saved" label', () => {
	test( 'stays 1,000 ms, and a newer save starts the time again', async () => {
		const log: string[] = [];
		jest.useFakeTimers();
		const channel = stdChannel< Action >();
		runSaga(
			{ channel, dispatch: ( { type }: Action ) => log.push( type ) },
			watchSaved
		);

		channel.put( saved() );
		await jest.advanceTimersByTimeAsync( 600 );
		channel.put( saved() );
		await jest.advanceTimersByTimeAsync( 999 );
		expect( log ).toEqual( [] );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( log ).toEqual( [ 'settings/SAVE_SETTLE' ] );
	} );

	test( 'on the store: Saving, Saved, and after a second nothing', async () => {
		const { select, dispatch } = await createFrozenSite();
		await dispatch.editSettings( { separator: '|' } );

		await dispatch.saveSettings();
		await jest.advanceTimersByTimeAsync( 999 );
		expect( select.getSaveStatus() ).toBe( 'saved' );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( select.getSaveStatus() ).toBe( 'idle' );
		expect( api.reloadPage ).not.toHaveBeenCalled();
	} );

	test( 'of one save does not end the next one', async () => {
		const { select, dispatch, server } = await createFrozenSite();
		await dispatch.editSettings( { separator: '|' } );
		await dispatch.saveSettings();
		await dispatch.editSettings( { separator: '~' } );
		const release = server.hold();

		const save = dispatch.saveSettings();
		await jest.advanceTimersByTimeAsync( 1500 );
		expect( select.getSaveStatus() ).toBe( 'saving' );
		release();
		await save;

		expect( select.getSaveStatus() ).toBe( 'saved' );
	} );
} );
