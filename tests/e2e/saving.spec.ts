import type { Page } from '@playwright/test';
import {
	openMetaTemplates,
	saveButton,
	snackbar,
	titleField,
} from './support/app';
import { intercept } from './support/intercept';
import { expect, test } from './support/test';

const SETTINGS = /admin-settings/;

test.beforeEach( async ( { site } ) => {
	await site.resetSettings();
} );

/** Records every label of the Save button. */
const watchLabels = ( page: Page ) =>
	page.evaluate( () => {
		const button = document.querySelector( '.pharos-save-button' )!;
		const labels = [ button.textContent ];
		Object.assign( window, { pharosLabels: labels } );
		new MutationObserver( () => {
			if ( labels.at( -1 ) !== button.textContent ) {
				labels.push( button.textContent );
			}
		} ).observe( button, {
			childList: true,
			characterData: true,
			subtree: true,
		} );
	} );

const labelsOf = ( page: Page ) =>
	page.evaluate(
		() => ( window as unknown as { pharosLabels: string[] } ).pharosLabels
	);

const isIdle = ( page: Page ) =>
	expect( saveButton( page ) ).toHaveAttribute( 'aria-disabled', 'true' );

const saysSaved = ( page: Page ) =>
	expect( snackbar( page ) ).toContainText( 'Settings saved successfully.' );

test( 'what a person saves is sent once, what they type meanwhile is kept, and a save is undone by keyboard; unsaved changes survive a walk, and the browser warns before they are left, and only then', async ( {
	admin,
	axe,
	site,
} ) => {
	await openMetaTemplates( admin );
	await isIdle( admin );

	await test.step( 'Save says what it does, and a double click saves once', async () => {
		await titleField( admin ).fill( 'New %title%' );
		await watchLabels( admin );
		let posts = 0;
		admin.on( 'request', ( request ) => {
			if (
				SETTINGS.test( request.url() ) &&
				request.method() === 'POST'
			) {
				posts++;
			}
		} );
		await saveButton( admin ).dblclick();
		await expect
			.poll( () => labelsOf( admin ) )
			.toEqual( [ 'Save', 'Saving..', 'Saved', 'Save' ] );
		expect( posts ).toBe( 1 );
		await isIdle( admin );
	} );

	await test.step( 'Ctrl+S saves from within a field', async () => {
		await titleField( admin ).fill( 'By key %title%' );
		await titleField( admin ).press( 'ControlOrMeta+s' );
		await expect
			.poll( () => site.option( 'pharos_settings' ) )
			.toMatchObject( { page_title: 'By key %title%' } );
		await isIdle( admin );
		await saysSaved( admin );
	} );

	await test.step( 'typing during a slow save stays unsaved', async () => {
		let letGo = () => {};
		const held = new Promise< void >( ( resolve ) => ( letGo = resolve ) );
		await intercept( admin, SETTINGS, async ( request ) => {
			await held;
			await request.continue();
		} );
		await titleField( admin ).fill( 'First' );
		await saveButton( admin ).click();
		await expect( saveButton( admin ) ).toHaveText( 'Saving..' );
		await titleField( admin ).fill( 'First, then second' );
		letGo();
		await expect( saveButton( admin ) ).not.toHaveText( 'Saving..' );
		await saysSaved( admin );
		await expect( titleField( admin ) ).toHaveValue( 'First, then second' );
		await expect(
			admin.getByRole( 'button', { name: 'Unsaved changes (1)' } )
		).toBeVisible();
		await expect
			.poll( () => site.option( 'pharos_settings' ) )
			.toMatchObject( { page_title: 'First' } );
	} );

	const heading = admin.getByRole( 'heading', { level: 1 } );
	const unsaved = admin.getByRole( 'button', { name: /Unsaved changes/ } );

	await test.step( 'a walk through the application', async () => {
		await admin.getByRole( 'link', { name: 'Archive Pages' } ).click();
		await expect( heading ).toHaveText( 'Archive Pages' );
		await expect(
			admin.getByRole( 'link', {
				name: 'Meta Templates unsaved changes',
			} )
		).toBeVisible();
		await admin.goBack();
		await expect( titleField( admin ) ).toHaveValue( 'First, then second' );
	} );

	await test.step( 'the list has the old and the new value, and undoes one', async () => {
		await unsaved.click();
		const list = admin.locator( '.pharos-unsaved' );
		await expect( list ).toContainText( 'First, then second' );
		await axe( admin, '.pharos-unsaved' );
		await list
			.getByRole( 'button', {
				name: 'Undo: Meta Templates › Search Engine Title',
			} )
			.click();
		await expect( titleField( admin ) ).toHaveValue( 'First' );
		await expect( unsaved ).toHaveCount( 0 );
		await expect( heading ).toBeFocused();
	} );

	await test.step( 'a save is undone by keyboard alone', async () => {
		const undo = snackbar( admin ).getByRole( 'button', { name: 'Undo' } );
		await titleField( admin ).fill( 'Oops' );
		await saveButton( admin ).press( 'Enter' );
		await expect(
			admin.locator( '#a11y-speak-polite' ).first()
		).toHaveText( /Settings saved successfully\./ );
		await expect( undo ).toBeVisible();
		await expect( saveButton( admin ) ).toHaveText( 'Save' );
		await admin.keyboard.press( 'Shift+Tab' );
		await admin.keyboard.press( 'Shift+Tab' );
		await expect( undo ).toBeFocused();
		await axe( admin, '.components-snackbar-list' );
		await admin.keyboard.press( 'Enter' );
		await expect( titleField( admin ) ).toHaveValue( 'First' );
		await expect( snackbar( admin ) ).toContainText( 'Change undone.' );
		await expect( saveButton( admin ) ).toBeFocused();
		await expect
			.poll( () => site.option( 'pharos_settings' ) )
			.toMatchObject( { page_title: 'First' } );
	} );

	await test.step( 'the browser warns', async () => {
		const asked: string[] = [];
		admin.on( 'dialog', ( dialog ) => {
			asked.push( dialog.type() );
			void dialog.dismiss();
		} );
		await titleField( admin ).fill( 'Not saved yet' );
		await admin.close( { runBeforeUnload: true } );
		await expect.poll( () => asked ).toEqual( [ 'beforeunload' ] );

		await titleField( admin ).fill( 'First' );
		await isIdle( admin );
		await admin.goto( 'about:blank' );
		expect( asked ).toEqual( [ 'beforeunload' ] );
	} );
} );
