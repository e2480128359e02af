import type { Page } from '@playwright/test';
import {
	openMetaTemplates,
	saveButton,
	snackbar,
	titleField,
} from './support/app';
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

test( 'Save says what it does, and a double click saves once', async ( {
	admin,
} ) => {
	await openMetaTemplates( admin );
	await expect( saveButton( admin ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
	await titleField( admin ).fill( 'New %title%' );
	await watchLabels( admin );
	let posts = 0;
	admin.on( 'request', ( request ) => {
		if ( SETTINGS.test( request.url() ) && request.method() === 'POST' ) {
			posts++;
		}
	} );

	await saveButton( admin ).dblclick();

	await expect
		.poll( () => labelsOf( admin ) )
		.toEqual( [ 'Save', 'Saving..', 'Saved', 'Save' ] );
	expect( posts ).toBe( 1 );
	await expect( saveButton( admin ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
} );

test( 'Ctrl+S saves from within a field', async ( { admin, site } ) => {
	await openMetaTemplates( admin );
	await titleField( admin ).fill( 'By key %title%' );
	await titleField( admin ).press( 'ControlOrMeta+s' );
	await expect( snackbar( admin ) ).toContainText(
		'Settings saved successfully.'
	);
	expect( await site.option( 'pharos_settings' ) ).toMatchObject( {
		page_title: 'By key %title%',
	} );
} );

test( 'unsaved changes are listed with old and new value and can be undone one by one', async ( {
	admin,
	axe,
} ) => {
	await openMetaTemplates( admin );
	await titleField( admin ).fill( 'Changed %title%' );
	await admin.getByRole( 'button', { name: 'Unsaved changes (1)' } ).click();
	const list = admin.locator( '.pharos-unsaved' );
	await expect( list ).toContainText( '%title% - %site_name%' );
	await expect( list ).toContainText( 'Changed %title%' );
	await axe( admin );

	await list
		.getByRole( 'button', { name: 'Undo: Search Engine Title' } )
		.click();
	await expect( titleField( admin ) ).toHaveValue( '%title% - %site_name%' );
	await expect(
		admin.getByRole( 'button', { name: /Unsaved changes/ } )
	).toHaveCount( 0 );
	await expect( admin.getByRole( 'heading', { level: 1 } ) ).toBeFocused();
} );

test( 'Discard all asks first', async ( { admin, axe } ) => {
	await openMetaTemplates( admin );
	await titleField( admin ).fill( 'Changed' );
	await admin.getByRole( 'button', { name: 'Unsaved changes (1)' } ).click();
	await admin.getByRole( 'button', { name: 'Discard all' } ).click();
	const dialog = admin.getByRole( 'dialog', {
		name: 'Discard all unsaved changes?',
	} );
	await expect(
		dialog.getByRole( 'button', { name: 'Cancel' } )
	).toBeFocused();
	await axe( admin );
	await dialog.getByRole( 'button', { name: 'Discard all' } ).click();
	await expect( titleField( admin ) ).toHaveValue( '%title% - %site_name%' );
	await expect( dialog ).toHaveCount( 0 );
	await expect( admin.getByRole( 'heading', { level: 1 } ) ).toBeFocused();
} );

test( 'a save can be undone', async ( { admin, site } ) => {
	await openMetaTemplates( admin );
	await titleField( admin ).fill( 'Oops' );
	await saveButton( admin ).click();
	await snackbar( admin ).getByRole( 'button', { name: 'Undo' } ).click();
	await expect( titleField( admin ) ).toHaveValue( '%title% - %site_name%' );
	await expect
		.poll( () => site.option( 'pharos_settings' ) )
		.not.toHaveProperty( 'page_title' );
} );

for ( const key of [ 'Enter', 'Space' ] ) {
	test( `a save is undone by keyboard, with ${ key }`, async ( {
		admin,
		axe,
	} ) => {
		await openMetaTemplates( admin );
		const spoken = admin.locator( '#a11y-speak-polite' ).first();
		await titleField( admin ).fill( 'Oops' );
		await saveButton( admin ).press( 'Enter' );
		await expect( spoken ).toHaveText( /Settings saved successfully\./ );
		await axe( admin );

		const undo = snackbar( admin ).getByRole( 'button', { name: 'Undo' } );
		await admin.keyboard.press( 'Shift+Tab' );
		await admin.keyboard.press( 'Shift+Tab' );
		await expect( undo ).toBeFocused();
		await admin.keyboard.press( key );

		await expect( titleField( admin ) ).toHaveValue(
			'%title% - %site_name%'
		);
		await expect( snackbar( admin ) ).toContainText( 'Change undone.' );
		await expect( spoken ).toHaveText( /Change undone\./ );
		await expect( undo ).toHaveCount( 0 );
		await expect( saveButton( admin ) ).toBeFocused();
	} );
}

test.describe( 'with a clock of its own', () => {
	test.use( { ownContext: true } );

	test( 'a message goes after 10 seconds, and waits for a pointer on it', async ( {
		admin,
	} ) => {
		await admin.clock.install();
		await openMetaTemplates( admin );
		await titleField( admin ).fill( 'Changed' );
		await saveButton( admin ).click();
		await snackbar( admin ).hover();
		await admin.clock.runFor( 60_000 );
		await expect( snackbar( admin ) ).toBeVisible();

		await titleField( admin ).hover();
		await admin.clock.runFor( 5_000 );
		await expect( snackbar( admin ) ).toBeVisible();
		await admin.clock.runFor( 6_000 );
		await expect( snackbar( admin ) ).toHaveCount( 0 );
	} );
} );

test( 'a message that is gone can be read again', async ( { admin, axe } ) => {
	await openMetaTemplates( admin );
	await titleField( admin ).fill( 'Changed' );
	await saveButton( admin ).click();
	await snackbar( admin )
		.getByRole( 'button', { name: 'Dismiss this notice' } )
		.click();
	await expect( snackbar( admin ) ).toHaveCount( 0 );

	await admin.getByRole( 'button', { name: 'More' } ).click();
	await admin.getByRole( 'menuitem', { name: 'Recent messages' } ).click();
	const dialog = admin.getByRole( 'dialog', { name: 'Recent messages' } );
	await expect( dialog.getByRole( 'listitem' ) ).toHaveText( [
		/^Settings saved successfully\./,
	] );
	await axe( admin );
	await admin.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	await expect( admin.getByRole( 'button', { name: 'More' } ) ).toBeFocused();
} );

test( 'typing during a slow save stays unsaved, and is kept', async ( {
	admin,
} ) => {
	await openMetaTemplates( admin );
	let letGo = () => {};
	const held = new Promise< void >( ( resolve ) => ( letGo = resolve ) );
	await admin.route( SETTINGS, async ( route ) => {
		await held;
		await route.continue();
	} );
	await titleField( admin ).fill( 'First' );
	await saveButton( admin ).click();
	await expect( saveButton( admin ) ).toHaveText( 'Saving..' );
	await titleField( admin ).fill( 'First, then second' );
	letGo();
	await expect( snackbar( admin ) ).toContainText(
		'Settings saved successfully.'
	);
	await expect( titleField( admin ) ).toHaveValue( 'First, then second' );
	await expect(
		admin.getByRole( 'button', { name: 'Unsaved changes (1)' } )
	).toBeVisible();
} );

test( 'the browser warns before unsaved changes are left, and only then', async ( {
	admin,
} ) => {
	await openMetaTemplates( admin );
	const asked: string[] = [];
	admin.on( 'dialog', ( dialog ) => {
		asked.push( dialog.type() );
		void dialog.dismiss();
	} );
	await titleField( admin ).fill( 'Not saved yet' );
	await admin.close( { runBeforeUnload: true } );
	await expect.poll( () => asked ).toEqual( [ 'beforeunload' ] );

	await titleField( admin ).fill( '%title% - %site_name%' );
	await expect( saveButton( admin ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
	await admin.goto( '/wp-admin/index.php' );
	await expect( admin ).toHaveURL( /index\.php/ );
	expect( asked ).toEqual( [ 'beforeunload' ] );
} );

test( 'unsaved changes survive a walk through the application', async ( {
	admin,
} ) => {
	await openMetaTemplates( admin );
	await titleField( admin ).fill( 'Walking' );
	await admin.getByRole( 'link', { name: 'Archive Pages' } ).click();
	await expect(
		admin.getByRole( 'heading', { level: 1, name: 'Archive Pages' } )
	).toBeVisible();
	await expect(
		admin.getByRole( 'link', { name: 'Meta Templates unsaved changes' } )
	).toBeVisible();
	await admin.goBack();
	await expect( titleField( admin ) ).toHaveValue( 'Walking' );
} );
