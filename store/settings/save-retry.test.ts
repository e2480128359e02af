import {
	createFailingSite,
	INVALID_NONCE,
	NO_RESPONSE,
} from '../../tests/js/create-site';
import * as api from '../api';

jest.mock( '../api' );

beforeEach( () => jest.clearAllMocks() );

describe( 'offline', () => {
	test( 'the save is tried again when the network is back, with what was sent then', async () => {
		const { select, dispatch, server } =
			await createFailingSite( NO_RESPONSE );
		jest.mocked( api.isOnline ).mockReturnValue( false );
		await dispatch.setOnline( false );
		await expect( dispatch.saveSettings() ).rejects.toMatchObject( {
			kind: 'offline',
			message: 'You are offline. Your changes are kept.',
		} );
		await dispatch.editSettings( { page_title: 'Half a ti' } );

		await dispatch.setOnline( true );

		expect( server.settings ).toMatchObject( {
			separator: '|',
			page_title: '%title% - %site_name%',
		} );
		expect( select.getEdits() ).toEqual( { page_title: 'Half a ti' } );
		expect( select.getSaveStatus() ).toBe( 'saved' );
	} );

	test( 'a change undone in the meantime is not sent', async () => {
		const { select, dispatch, server } =
			await createFailingSite( NO_RESPONSE );
		await dispatch.saveSettings().catch( () => {} );
		await dispatch.undoSetting( 'separator' );

		await dispatch.setOnline( true );

		expect( server.saves ).toHaveLength( 1 );
		expect( select.getSaveError() ).toBeNull();
	} );

	test( 'a site on this very computer answers without a network: its own error counts', async () => {
		const { dispatch } = await createFailingSite( {
			code: 'db',
			message: 'Read only',
			data: { status: 500 },
		} );
		jest.mocked( api.isOnline ).mockReturnValue( false );

		await expect( dispatch.saveSettings() ).rejects.toMatchObject( {
			kind: 'server',
			message: 'Read only',
		} );
	} );

	test( 'a second failure is reported, not thrown', async () => {
		const { select, dispatch, server } =
			await createFailingSite( NO_RESPONSE );
		await dispatch.saveSettings().catch( () => {} );
		server.failOnce( {
			code: 'db',
			message: 'Read only',
			data: { status: 500 },
		} );

		await dispatch.setOnline( true );

		expect( select.getSaveError() ).toMatchObject( { kind: 'server' } );
	} );
} );

describe( 'an expired login', () => {
	test( 'is said, nothing is lost, and once logged in again, the save goes on', async () => {
		const { select, dispatch, server } =
			await createFailingSite( INVALID_NONCE );
		await expect( dispatch.saveSettings() ).rejects.toMatchObject( {
			kind: 'expired',
		} );
		expect( select.getEdits() ).toEqual( { separator: '|' } );

		await expect( dispatch.retrySave() ).resolves.toBe( true );

		expect( server.settings.separator ).toBe( '|' );
	} );
} );
