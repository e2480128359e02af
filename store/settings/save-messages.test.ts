import { waitFor } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import { store as noticesStore } from '@wordpress/notices';
import { createLoadedSite } from '../../tests/js/create-site';

jest.mock( '../api' );
jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

beforeEach( () => jest.mocked( speak ).mockClear() );

const UNDO = [ expect.objectContaining( { label: 'Undo' } ) ];

/** A site with an edited setting, without any component rendered. */
async function edit() {
	const site = await createLoadedSite();
	await site.dispatch.editSettings( { separator: '|' } );
	const notices = () => site.registry.select( noticesStore ).getNotices();
	return { ...site, notices };
}

describe( 'when settings are saved', () => {
	test( 'a screen reader speaks, and the message offers to undo it', async () => {
		const { dispatch, notices } = await edit();
		await dispatch.saveSettings();

		expect( speak ).toHaveBeenCalledWith( 'Saving..' );
		expect( notices() ).toMatchObject( [
			{
				id: 'pharos-save',
				type: 'snackbar',
				content: 'Settings saved successfully.',
				actions: UNDO,
			},
		] );
	} );

	test( 'undoing says so in its place, once', async () => {
		const { dispatch, notices, select } = await edit();
		await dispatch.saveSettings();

		notices()[ 0 ]?.actions[ 0 ]?.onClick?.();
		await waitFor( () => expect( select.getUndo() ).toBeNull() );

		await waitFor( () =>
			expect( notices() ).toMatchObject( [
				{ content: 'Change undone.', actions: [] },
			] )
		);
	} );

	test( 'and the page has to be loaded again, the message stays until then', async () => {
		const { dispatch, notices } = await edit();
		await dispatch.editSettings( { enable_schemas: false } );
		await dispatch.saveSettings();

		expect( notices() ).toMatchObject( [
			{
				content:
					'Settings saved successfully. The page will refresh automatically in 3 seconds.',
				explicitDismiss: true,
			},
		] );
	} );

	test( 'and something else is typed and undone, nothing is said again', async () => {
		const { registry, dispatch, notices } = await edit();
		await dispatch.saveSettings();
		await registry.dispatch( noticesStore ).removeNotice( 'pharos-save' );

		await dispatch.editSettings( { separator: '-' } );
		await dispatch.discardEdits();

		expect( notices() ).toEqual( [] );
	} );
} );

describe( 'when a save fails', () => {
	test( 'the message gives the reason until it is closed, and disappears with the next save', async () => {
		const { dispatch, server, notices } = await edit();
		server.failOnce( {
			code: 'db',
			message: 'Read only',
			data: { status: 500 },
		} );
		await dispatch.saveSettings().catch( () => {} );
		expect( notices() ).toMatchObject( [
			{
				id: 'pharos-save',
				status: 'error',
				content: 'Read only',
				explicitDismiss: true,
			},
		] );

		const release = server.hold();
		const saved = dispatch.saveSettings();
		await waitFor( () => expect( notices() ).toEqual( [] ) );
		release();
		await saved;
	} );

	test( 'because another user has changed the same, no message is shown: a dialog asks', async () => {
		const { dispatch, server, notices } = await edit();
		server.failOnce( {
			code: 'conflict',
			message: 'Changed',
			data: { status: 409, conflicts: { separator: '~' } },
		} );
		await dispatch.saveSettings().catch( () => {} );
		expect( notices() ).toEqual( [] );
	} );
} );

describe( 'after the page was loaded again for a save', () => {
	test( 'the message offers to undo that save', async () => {
		const { dispatch, notices } = await edit();
		await dispatch.__dispatchCommand( {
			type: 'settings/RESTORE_UNDO',
			previous: { separator: '-' },
		} );
		await dispatch.showLastSave();
		expect( notices() ).toMatchObject( [
			{ content: 'Settings saved successfully.', actions: UNDO },
		] );
	} );

	test( 'nothing is said where nothing can be undone', async () => {
		const { dispatch, notices } = await edit();
		await dispatch.showLastSave();
		expect( notices() ).toEqual( [] );
	} );
} );
