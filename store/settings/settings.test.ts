import { createLoadedSite, createSite } from '../../tests/js/create-site';
import { store } from '..';

jest.mock( '../api' );

describe( 'opening a settings page', () => {
	test( 'the first look at the settings fetches them, once', async () => {
		const { registry, select, server } = createSite( {
			settings: { separator: '|' },
		} );

		expect( select.getSettings() ).toBeNull();
		expect( select.getSetting( 'separator' ) ).toBeUndefined();
		await Promise.all( [
			registry.resolveSelect( store ).getSettings(),
			registry.resolveSelect( store ).getSetting( 'page_title' ),
		] );

		expect( select.getSetting( 'separator' ) ).toBe( '|' );
		expect( select.getSetting( 'page_title' ) ).toBe(
			'%title% - %site_name%'
		);
		expect( server.requests ).toHaveLength( 1 );
	} );

	test( 'when the settings cannot be read, the page learns why and can try again', async () => {
		const { registry, select, dispatch, server } = createSite();
		server.failOnce( {
			code: 'http_error',
			message: 'Bad gateway',
			data: { status: 502 },
		} );

		await expect(
			registry.resolveSelect( store ).getSettings()
		).rejects.toMatchObject( {
			message: 'Bad gateway',
		} );
		expect( select.hasResolutionFailed( 'getSettings', [] ) ).toBe( true );

		await dispatch.invalidateResolution( 'getSettings', [] );
		await expect(
			registry.resolveSelect( store ).getSettings()
		).resolves.toMatchObject( { separator: '-' } );
	} );

	test.each( [
		[
			'says that it failed although the status is fine',
			{ success: false, message: 'Maintenance' },
			'Maintenance',
		],
		[
			'sends no object',
			'Hello',
			expect.stringContaining( 'Tools > Site Health' ),
		],
		[
			'sends nothing',
			null,
			expect.stringContaining( 'Tools > Site Health' ),
		],
	] )( 'a server that %s is a failure', async ( _, answer, message ) => {
		const { registry, server } = createSite();
		server.answerOnce( () => answer );

		await expect(
			registry.resolveSelect( store ).getSettings()
		).rejects.toMatchObject( { message } );
	} );
} );

describe( 'editing', () => {
	test( 'a changed setting shows at once and counts as unsaved', async () => {
		const { select, dispatch } = await createLoadedSite();

		await dispatch.editSettings( {
			separator: '|',
			page_title: '%title%',
		} );

		expect( select.getSettings() ).toMatchObject( {
			separator: '|',
			page_title: '%title%',
		} );
		expect( select.getSavedSettings() ).toMatchObject( { separator: '-' } );
		expect( select.hasUnsavedSettings() ).toBe( true );
		expect( select.getUnsavedKeys() ).toEqual( [
			'separator',
			'page_title',
		] );
		expect( select.getEdits() ).toEqual( {
			separator: '|',
			page_title: '%title%',
		} );
	} );

	test( 'a setting put back to its saved value is not unsaved, also when it is a list', async () => {
		const { select, dispatch } = await createLoadedSite( {
			settings: { no_index: [ 'post' ] },
		} );

		await dispatch.editSettings( { no_index: [] } );
		expect( select.getUnsavedKeys() ).toEqual( [ 'no_index' ] );
		await dispatch.editSettings( { no_index: [ 'post' ] } );
		expect( select.hasUnsavedSettings() ).toBe( false );
	} );

	test( 'one change can be taken back, or all of them', async () => {
		const { select, dispatch } = await createLoadedSite();
		await dispatch.editSettings( {
			separator: '|',
			page_title: 'A',
			page_description: 'B',
		} );

		await dispatch.undoSetting( 'page_title' );
		expect( select.getUnsavedKeys() ).toEqual( [
			'separator',
			'page_description',
		] );
		await dispatch.undoSetting( 'page_title' );
		await dispatch.discardEdits();
		expect( select.getSettings() ).toEqual( select.getSavedSettings() );
	} );

	test( 'an unchanged value notifies no subscriber', async () => {
		const { registry, select, dispatch } = await createLoadedSite();
		await dispatch.editSettings( { no_index: [ 'post' ] } );
		const before = select.getSettings();
		const listener = jest.fn();
		registry.subscribe( listener, store );

		await dispatch.editSettings( { no_index: [ 'post' ] } );
		await dispatch.undoSetting( 'separator' );

		expect( listener ).not.toHaveBeenCalled();
		expect( select.getSettings() ).toBe( before );
		expect( select.getUnsavedKeys() ).toBe( select.getUnsavedKeys() );
	} );

	test( "an add-on's setting travels like our own", async () => {
		const { select, dispatch, server } = await createLoadedSite( {
			settings: { acme_name: 'Old' } as object,
		} );

		await dispatch.editSetting( 'acme_name', 'New' );
		expect( select.getSettings() ).toMatchObject( { acme_name: 'New' } );
		await dispatch.saveSettings();
		expect( server.saves ).toEqual( [
			{ data: { acme_name: 'New' }, base: { acme_name: 'Old' } },
		] );
	} );

	test( 'what is typed before the settings arrive is kept', async () => {
		const { registry, select, dispatch } = createSite();
		await dispatch.editSettings( { separator: '|', page_title: 'A' } );
		await dispatch.undoSetting( 'page_title' );

		await registry.resolveSelect( store ).getSettings();

		expect( select.getEdits() ).toEqual( { separator: '|' } );
	} );

	test( 'settings that are read again leave what is being edited alone', async () => {
		const { registry, select, dispatch, server } = await createLoadedSite();
		await dispatch.editSettings( { separator: '|' } );
		server.change( { separator: '~', page_title: 'Theirs' } );

		await dispatch.invalidateResolution( 'getSettings', [] );
		await registry.resolveSelect( store ).getSettings();

		expect( select.getSettings() ).toMatchObject( {
			separator: '|',
			page_title: 'Theirs',
		} );
		// The change made in another window must not be overwritten silently.
		await expect( dispatch.saveSettings() ).rejects.toMatchObject( {
			kind: 'conflict',
		} );
	} );

	test( 'registries know nothing of each other', async () => {
		const one = await createLoadedSite();
		const other = await createLoadedSite();

		await one.dispatch.editSettings( { separator: '|' } );

		expect( other.select.getSetting( 'separator' ) ).toBe( '-' );
	} );
} );
