import { createLoadedSite } from '../../tests/js/create-site';

jest.mock( '../api' );

describe( 'saving', () => {
	test( 'only what changed is sent, with the value it had when it was loaded', async () => {
		const { select, dispatch, server } = await createLoadedSite();
		await dispatch.editSettings( { separator: '|' } );

		await expect( dispatch.saveSettings() ).resolves.toBe( true );

		expect( server.saves ).toEqual( [
			{ data: { separator: '|' }, base: { separator: '-' } },
		] );
		expect( select.getSavedSettings() ).toMatchObject( { separator: '|' } );
		expect( select.hasUnsavedSettings() ).toBe( false );
		expect( select.getSaveStatus() ).toBe( 'saved' );
	} );

	test( 'with nothing to save nothing is sent', async () => {
		const { dispatch, server } = await createLoadedSite();

		await expect( dispatch.saveSettings() ).resolves.toBe( false );
		await expect( dispatch.undoSave() ).resolves.toBe( false );
		await expect( dispatch.retrySave() ).resolves.toBe( false );

		expect( server.saves ).toEqual( [] );
	} );

	test( 'a double click saves once', async () => {
		const { select, dispatch, server } = await createLoadedSite();
		await dispatch.editSettings( { separator: '|' } );
		const release = server.hold();

		const first = dispatch.saveSettings();
		expect( select.getSaveStatus() ).toBe( 'saving' );
		await expect( dispatch.saveSettings() ).resolves.toBe( false );
		release();

		await expect( first ).resolves.toBe( true );
		expect( server.saves ).toHaveLength( 1 );
	} );

	test( 'what is typed during the save stays unsaved, also the value from before', async () => {
		const { select, dispatch, server } = await createLoadedSite();
		await dispatch.editSettings( { separator: '|', page_title: 'First' } );
		const release = server.hold();
		const save = dispatch.saveSettings();

		await dispatch.editSettings( {
			separator: '-',
			page_title: 'Second',
			page_description: 'New',
		} );
		release();
		await save;

		expect( select.getSavedSettings() ).toMatchObject( {
			separator: '|',
			page_title: 'First',
		} );
		expect( select.getEdits() ).toEqual( {
			separator: '-',
			page_title: 'Second',
			page_description: 'New',
		} );
	} );

	test( 'a change taken back during the save comes up as a change afterwards', async () => {
		const { select, dispatch, server } = await createLoadedSite();
		await dispatch.editSettings( { separator: '|' } );
		const release = server.hold();
		const save = dispatch.saveSettings();

		await dispatch.discardEdits();
		release();
		await save;

		expect( select.getSavedSettings() ).toMatchObject( { separator: '|' } );
		expect( select.getEdits() ).toEqual( { separator: '-' } );
	} );

	test( 'a value that the server tidied is not unsaved', async () => {
		const { select, dispatch, server } = await createLoadedSite();
		await dispatch.editSettings( { page_title: ' Tea ' } );
		server.answerOnce( () => ( {
			success: true,
			data: { ...server.settings, page_title: 'Tea' },
		} ) );

		await dispatch.saveSettings();

		expect( select.hasUnsavedSettings() ).toBe( false );
		expect( select.getSetting( 'page_title' ) ).toBe( 'Tea' );
	} );

	test( 'changes saved by others in the meantime arrive with the response', async () => {
		const { select, dispatch, server } = await createLoadedSite();
		server.change( { page_title: 'Theirs' } );
		await dispatch.editSettings( { separator: '|' } );

		await dispatch.saveSettings();

		expect( select.getSettings() ).toMatchObject( {
			separator: '|',
			page_title: 'Theirs',
		} );
	} );
} );

describe( 'undoing a save', () => {
	test( 'stores the old values; changes made since stay unsaved', async () => {
		const { select, dispatch, server } = await createLoadedSite();
		expect( select.getUndo() ).toBeNull();
		await dispatch.editSettings( { separator: '|' } );
		await dispatch.saveSettings();
		await dispatch.editSettings( { page_title: 'Typed since' } );
		expect( select.getUndo() ).toEqual( { separator: '-' } );

		await dispatch.undoSave();

		expect( server.settings ).toMatchObject( {
			separator: '-',
			page_title: '%title% - %site_name%',
		} );
		expect( select.getEdits() ).toEqual( { page_title: 'Typed since' } );
		// The undo itself can't be undone.
		expect( select.getUndo() ).toBeNull();
	} );

	test( 'that fails leaves the old values as unsaved changes, and what was typed since wins', async () => {
		const { select, dispatch, server } = await createLoadedSite();
		await dispatch.editSettings( { separator: '|', page_title: 'A' } );
		await dispatch.saveSettings();
		await dispatch.editSettings( { page_title: 'Typed since' } );
		server.failOnce( {
			code: 'db',
			message: 'Read only',
			data: { status: 500 },
		} );

		await expect( dispatch.undoSave() ).rejects.toMatchObject( {
			kind: 'server',
			message: 'Read only',
		} );

		expect( select.getEdits() ).toEqual( {
			separator: '-',
			page_title: 'Typed since',
		} );
	} );
} );
