import { runSaga, stdChannel } from 'redux-saga';
import { createFrozenSite } from '../../tests/js/create-site';
import * as api from '../api';
import type { Action } from '../types';
import { watchReload } from './reload';

jest.mock( '../api' );

beforeEach( () => jest.clearAllMocks() );
afterEach( () => jest.useRealTimers() );

const saved = (): Action => ( {
	type: 'settings/SAVED',
	keys: [ 'separator' ],
} );

describe( 'a setting that needs a reload', () => {
	const flip = { enable_schemas: false };

	test( 'reloads the page 500 ms after it was saved, once', async () => {
		const { select, dispatch } = await createFrozenSite();
		await dispatch.editSettings( flip );
		expect( select.isReloadPending() ).toBe( false );

		await dispatch.saveSettings();
		expect( select.isReloadPending() ).toBe( true );
		await jest.advanceTimersByTimeAsync( 499 );
		expect( api.reloadPage ).not.toHaveBeenCalled();
		await jest.advanceTimersByTimeAsync( 1 );
		expect( api.reloadPage ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'waits for what was typed meanwhile: nothing is lost', async () => {
		const { dispatch } = await createFrozenSite();
		await dispatch.editSettings( flip );
		await dispatch.saveSettings();
		await dispatch.editSettings( { page_title: 'Typed' } );

		await jest.advanceTimersByTimeAsync( 5000 );
		expect( api.reloadPage ).not.toHaveBeenCalled();
		await dispatch.saveSettings();
		await jest.advanceTimersByTimeAsync( 500 );
		expect( api.reloadPage ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'waits for an unsaved robots.txt too', async () => {
		const { dispatch } = await createFrozenSite();
		await dispatch.editRobotsTxt( 'User-agent: *' );
		await dispatch.editSettings( flip );
		await dispatch.saveSettings();

		await jest.advanceTimersByTimeAsync( 5000 );
		expect( api.reloadPage ).not.toHaveBeenCalled();
		await dispatch.saveRobotsTxt();
		await jest.advanceTimersByTimeAsync( 500 );
		expect( api.reloadPage ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'that was only flipped and not saved does nothing', async () => {
		const { dispatch, server } = await createFrozenSite();
		await dispatch.editSettings( flip );
		server.failOnce( {
			code: 'db',
			message: 'Read only',
			data: { status: 500 },
		} );

		await dispatch.saveSettings().catch( () => {} );
		await jest.advanceTimersByTimeAsync( 5000 );

		expect( api.reloadPage ).not.toHaveBeenCalled();
	} );

	test( 'asks the state, not the message, whether a reload is due', async () => {
		jest.useFakeTimers();
		const channel = stdChannel< Action >();
		const getState = () => ( {
			isReloadPending: () => true,
			hasUnsavedWork: () => false,
			isSavingWork: () => false,
			getUndo: () => null,
			getSavedSettings: () => null,
		} );
		runSaga( { channel, dispatch: () => {}, getState }, watchReload );

		channel.put( saved() );
		channel.put( saved() );
		await jest.advanceTimersByTimeAsync( 500 );

		expect( api.reloadPage ).toHaveBeenCalledTimes( 1 );
	} );
} );
