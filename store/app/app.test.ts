import { createLoadedSite, createSite } from '../../tests/js/create-site';

jest.mock( '../api' );

describe( 'the network', () => {
	test( 'comes and goes as the browser says', async () => {
		const { select, dispatch } = createSite();
		expect( select.isOnline() ).toBe( true );

		await dispatch.setOnline( false );
		expect( select.isOnline() ).toBe( false );
		await dispatch.setOnline( true );
		expect( select.isOnline() ).toBe( true );
	} );

	test( 'that returns saves nothing without a request to save', async () => {
		const { dispatch, server } = await createLoadedSite();
		await dispatch.editSettings( { separator: '|' } );

		await dispatch.setOnline( false );
		await dispatch.setOnline( true );

		expect( server.saves ).toEqual( [] );
	} );
} );

describe( 'a question before something happens', () => {
	const question = {
		title: 'Disconnect?',
		confirmLabel: 'Disconnect',
		isDestructive: true,
	};

	test( 'is asked, answered with yes and taken away', async () => {
		const { select, dispatch } = createSite();
		const onConfirm = jest.fn( async () => {} );
		expect( select.getConfirmation() ).toBeNull();

		await dispatch.openConfirmation( { ...question, onConfirm } );
		expect( select.getConfirmation() ).toMatchObject( question );
		expect( onConfirm ).not.toHaveBeenCalled();
		await dispatch.acceptConfirmation();
		await dispatch.closeConfirmation();

		expect( onConfirm ).toHaveBeenCalledTimes( 1 );
		expect( select.getConfirmation() ).toBeNull();
	} );

	test( 'stays with the reason when its action fails', async () => {
		const { select, dispatch } = createSite();
		await dispatch.openConfirmation( {
			...question,
			onConfirm: () => Promise.reject( new Error( 'Busy' ) ),
		} );

		await expect( dispatch.acceptConfirmation() ).rejects.toThrow( 'Busy' );

		expect( select.getConfirmation() ).toMatchObject( question );
	} );

	test( 'that was taken away cannot be answered any more', async () => {
		const { dispatch } = createSite();
		const onConfirm = jest.fn();
		await dispatch.openConfirmation( { ...question, onConfirm } );

		await dispatch.closeConfirmation();
		await dispatch.acceptConfirmation();

		expect( onConfirm ).not.toHaveBeenCalled();
	} );

	test( 'may lead to another one, which does not go away with it', async () => {
		const { select, dispatch } = createSite();
		const second = { ...question, title: 'Delete its data too?' };
		await dispatch.openConfirmation( {
			...question,
			onConfirm: () =>
				dispatch.openConfirmation( { ...second, onConfirm: () => {} } ),
		} );

		const first = select.getConfirmation();
		await dispatch.acceptConfirmation();
		await dispatch.closeConfirmation( first?.id );

		expect( select.getConfirmation() ).toMatchObject( second );
		await dispatch.closeConfirmation();
		expect( select.getConfirmation() ).toBeNull();
	} );
} );
