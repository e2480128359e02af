import { act, screen } from '@testing-library/react';
import { createFrozenSite } from '../../../tests/js/create-site';
import { render } from '../../../tests/js/render';
import { SaveButton } from './save-button';

jest.mock( '../../../store/api' );

afterEach( () => jest.useRealTimers() );

const label = () => screen.getByRole( 'button' ).textContent;
const wait = ( time: number ) =>
	act( () => jest.advanceTimersByTimeAsync( time ) );

/** Renders the button and changes a setting. */
async function open() {
	const site = await createFrozenSite();
	render( <SaveButton />, site );
	const edit = ( separator: string ) =>
		act( () => site.dispatch.editSettings( { separator } ) );
	const save = () => act( () => site.dispatch.saveSettings() );
	await edit( '|' );
	return { ...site, edit, save };
}

describe( 'the label of the save button', () => {
	test( 'says "Saved" for a second, however the settings were saved', async () => {
		const { save } = await open();
		expect( label() ).toBe( 'Save' );

		await save();
		await wait( 999 );
		expect( label() ).toBe( 'Saved' );
		await wait( 1 );
		expect( label() ).toBe( 'Save' );
	} );

	test( 'says so of a newer save for a second of its own', async () => {
		const { edit, save } = await open();
		await save();
		await wait( 600 );
		await edit( '~' );

		await save();
		await wait( 999 );
		expect( label() ).toBe( 'Saved' );
		await wait( 1 );
		expect( label() ).toBe( 'Save' );
	} );

	test( 'says "Saving.." as long as that takes, whenever an earlier save was', async () => {
		const { edit, save, dispatch, server } = await open();
		await save();
		await edit( '~' );
		const release = server.hold();

		let saving: unknown;
		act( () => {
			saving = dispatch.saveSettings();
		} );
		await wait( 1500 );
		expect( label() ).toBe( 'Saving..' );
		release();
		await act( async () => void ( await saving ) );

		expect( label() ).toBe( 'Saved' );
	} );

	test( 'says nothing of a save that was before it came', async () => {
		const site = await createFrozenSite();
		await site.dispatch.editSettings( { separator: '|' } );
		await site.dispatch.saveSettings();

		render( <SaveButton />, site );

		expect( label() ).toBe( 'Save' );
	} );
} );
