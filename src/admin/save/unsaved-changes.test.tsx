import { act, screen, within } from '@testing-library/react';
import { openApplication } from '../../../tests/js/open-application';

jest.mock( '../../../store/api' );

const toggle = ( count: number ) =>
	screen.getByRole( 'button', { name: `Unsaved changes (${ count })` } );
const heading = () => screen.getByRole( 'heading', { level: 1 } );

async function open() {
	const site = await openApplication( '/general' );
	await act( async () => {
		await site.dispatch.editSettings( {
			page_title: 'Beans %title%',
			page_description: 'Roasted',
		} );
	} );
	return site;
}

test( 'unsaved changes are listed with both values, and undone one by one, until the heading has the focus', async () => {
	const { user, select } = await open();
	const saved = select.getSavedSettings()?.page_title;
	await user.click( toggle( 2 ) );
	const lines = within(
		document.querySelector< HTMLElement >( '.pharos-unsaved' )!
	);
	const [ line ] = lines.getAllByRole( 'listitem' );
	expect( line?.querySelector( 'del' ) ).toHaveTextContent( saved! );
	expect( line?.querySelector( 'ins' ) ).toHaveTextContent( 'Beans %title%' );

	await user.click(
		lines.getByRole( 'button', {
			name: 'Undo: Meta Templates › Search Engine Title',
		} )
	);
	expect( select.getSetting( 'page_title' ) ).toBe( saved );
	expect( select.getSetting( 'page_description' ) ).toBe( 'Roasted' );

	await user.click(
		lines.getByRole( 'button', {
			name: 'Undo: Meta Templates › Search Engine Description',
		} )
	);
	expect( select.hasUnsavedSettings() ).toBe( false );
	expect( heading() ).toHaveFocus();
} );

test( 'all are discarded once that is confirmed', async () => {
	const { user, select } = await open();
	await user.click( toggle( 2 ) );
	await user.click( screen.getByRole( 'button', { name: 'Discard all' } ) );
	const dialog = within(
		screen.getByRole( 'dialog', { name: 'Discard all unsaved changes?' } )
	);
	expect( dialog.getByRole( 'button', { name: 'Cancel' } ) ).toHaveFocus();
	expect( select.hasUnsavedSettings() ).toBe( true );

	await user.click( dialog.getByRole( 'button', { name: 'Discard all' } ) );
	expect( select.hasUnsavedSettings() ).toBe( false );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	await act( () => new Promise( ( resolve ) => setTimeout( resolve, 1 ) ) );
	expect( heading() ).toHaveFocus();
} );
