import { createFrozenSite } from '../../tests/js/create-site';
import * as api from '../api';

jest.mock( '../api' );

beforeEach( () => jest.clearAllMocks() );
afterEach( () => jest.useRealTimers() );

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

	test( 'waits for edits made in the meantime: nothing is lost', async () => {
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

	test( 'however often it is asked for: the page loads once', async () => {
		const { dispatch } = await createFrozenSite();
		await dispatch.editSettings( flip );
		await dispatch.saveSettings();

		dispatch.requestReload();
		dispatch.requestReload( 1000 );
		await jest.advanceTimersByTimeAsync( 5000 );

		expect( api.reloadPage ).toHaveBeenCalledTimes( 1 );
	} );
} );

test( 'a reload that the application asks for waits for what is typed, too', async () => {
	const { dispatch } = await createFrozenSite();
	await dispatch.editSettings( { page_title: 'Typed' } );

	dispatch.requestReload( 3000 );
	await jest.advanceTimersByTimeAsync( 10_000 );
	expect( api.reloadPage ).not.toHaveBeenCalled();

	await dispatch.discardEdits();
	await jest.advanceTimersByTimeAsync( 500 );
	expect( api.reloadPage ).toHaveBeenCalledTimes( 1 );
	expect( api.reloadPage ).toHaveBeenCalledWith( null );
} );
