import { createLoadedSite } from '../../tests/js/create-site';

jest.mock( '../api' );

/** A save that met a conflict: two settings edited here and in another window, a third one only here. */
async function conflict() {
	const site = await createLoadedSite();
	await site.dispatch.editSettings( {
		separator: '|',
		page_title: 'Mine',
		page_description: 'Only mine',
	} );
	site.server.change( { separator: '~', page_title: 'Theirs' } );
	const error = await site.dispatch
		.saveSettings()
		.catch( ( reason ) => reason );
	return { ...site, error };
}

describe( 'settings that were changed in another window', () => {
	test( 'are not overwritten: both values can be seen', async () => {
		const { select, server, error } = await conflict();

		expect( error ).toMatchObject( {
			kind: 'conflict',
			conflicts: { separator: '~', page_title: 'Theirs' },
		} );
		expect( select.getSaveError() ).toEqual( error );
		expect( select.getEdits() ).toMatchObject( {
			separator: '|',
			page_title: 'Mine',
		} );
		expect( server.settings ).toMatchObject( {
			separator: '~',
			page_title: 'Theirs',
			page_description: '%excerpt%',
		} );
	} );

	test( 'take the value that the person chose, each', async () => {
		const { select, dispatch, server } = await conflict();

		await expect(
			dispatch.resolveConflict( [ 'separator' ] )
		).resolves.toBe( true );

		expect( server.settings ).toMatchObject( {
			separator: '|',
			page_title: 'Theirs',
			page_description: 'Only mine',
		} );
		expect( select.getSettings() ).toMatchObject( server.settings );
		expect( select.hasUnsavedSettings() ).toBe( false );
		expect( select.getUndo() ).toEqual( {
			separator: '~',
			page_description: '%excerpt%',
		} );
	} );

	test( 'with all of theirs chosen and nothing else changed, nothing is sent', async () => {
		const { select, dispatch, server } = await createLoadedSite();
		await dispatch.editSettings( { separator: '|' } );
		server.change( { separator: '~' } );
		await dispatch.saveSettings().catch( () => {} );

		await expect( dispatch.resolveConflict( [] ) ).resolves.toBe( false );

		expect( select.getSetting( 'separator' ) ).toBe( '~' );
		expect( select.getSaveError() ).toBeNull();
		expect( server.saves ).toHaveLength( 1 );
	} );

	test( 'and once more while the person chooses: asked again', async () => {
		const { dispatch, server } = await conflict();
		server.change( { separator: '»' } );

		await expect(
			dispatch.resolveConflict( [ 'separator' ] )
		).rejects.toMatchObject( {
			kind: 'conflict',
			conflicts: { separator: '»' },
		} );
	} );

	test( 'come up again when the question was only put aside', async () => {
		const { dispatch } = await conflict();
		await dispatch.dismissSaveError();

		await expect( dispatch.saveSettings() ).rejects.toMatchObject( {
			kind: 'conflict',
		} );
	} );

	test( 'show the stored value when the own change is taken back', async () => {
		const { select, dispatch } = await conflict();

		await dispatch.undoSetting( 'separator' );
		expect( select.getSetting( 'separator' ) ).toBe( '~' );
		expect( select.getSaveError()?.conflicts ).toEqual( {
			page_title: 'Theirs',
		} );
		await dispatch.discardEdits();
		expect( select.getSaveError() ).toBeNull();
		expect( select.getSettings() ).toMatchObject( {
			separator: '~',
			page_title: 'Theirs',
		} );
	} );

	test( 'typing the value from before is a choice too, and asked about', async () => {
		const { select, dispatch } = await conflict();

		await dispatch.editSettings( { separator: '-' } );

		expect( select.getSetting( 'separator' ) ).toBe( '-' );
		await expect( dispatch.saveSettings() ).rejects.toMatchObject( {
			kind: 'conflict',
		} );
	} );

	test( 'to the very same value are no conflict', async () => {
		const { dispatch, server } = await createLoadedSite();
		await dispatch.editSettings( { separator: '|' } );
		server.change( { separator: '|' } );

		await expect( dispatch.saveSettings() ).resolves.toBe( true );
	} );
} );

/** Schemas a and b are edited here and in another window, where c was added; d was added here. */
describe( 'entries of a map that were changed in another window', () => {
	const before = { a: { n: 0 }, b: { n: 0 }, old: {} };
	const theirs = { a: { n: 1 }, b: { n: 0 }, old: {}, c: {} };
	const mine = { a: { n: 2 }, b: { n: 2 }, d: {} };

	async function collide() {
		const site = await createLoadedSite( {
			settings: { schemas: before },
		} );
		await site.dispatch.editSettings( { schemas: mine } );
		site.server.change( { schemas: theirs } );
		site.server.failOnce( {
			code: 'pharos_settings_conflict',
			message: 'Changed.',
			data: {
				status: 409,
				conflicts: { schemas: theirs },
				entries: { schemas: [ 'a' ] },
			},
		} );
		await site.dispatch.saveSettings().catch( () => {} );
		return site;
	}

	test( 'are mine where both have changed them, and everybody keeps the rest', async () => {
		const { dispatch, server, select } = await collide();

		await dispatch.resolveConflict( [ 'schemas' ] );

		expect( server.settings.schemas ).toEqual( {
			a: { n: 2 },
			b: { n: 2 },
			c: {},
			d: {},
		} );
		expect( select.hasUnsavedSettings() ).toBe( false );
	} );

	test( 'are theirs where both have changed them, and everybody keeps the rest', async () => {
		const { dispatch, server } = await collide();

		await dispatch.resolveConflict( [] );

		expect( server.settings.schemas ).toEqual( {
			a: { n: 1 },
			b: { n: 2 },
			c: {},
			d: {},
		} );
	} );
} );
