import {
	failWith,
	openMetaTemplates,
	saveButton,
	snackbar,
	titleField,
} from './support/app';
import { expect, test } from './support/test';

const SETTINGS = /admin-settings/;

test.beforeEach( ( { site } ) => site.resetSettings() );

test( 'what the server refuses, the network, or an expired login, is kept with the reason, and saved afterwards; a value changed in another tab is not overwritten unasked', async ( {
	admin,
	axe,
	context,
	logIn,
	site,
	allowProblems,
} ) => {
	allowProblems( /500/, /40[0-39]/, /ERR_INTERNET_DISCONNECTED/ );
	await openMetaTemplates( admin );

	await test.step( 'the server refuses it', async () => {
		const recover = await failWith(
			admin,
			SETTINGS,
			'Database is read only'
		);
		await titleField( admin ).fill( 'Kept' );
		await saveButton( admin ).click();
		await expect( snackbar( admin ) ).toContainText(
			'Database is read only'
		);
		await expect( titleField( admin ) ).toHaveValue( 'Kept' );
		await expect( saveButton( admin ) ).toHaveText( 'Save' );

		recover();
		await snackbar( admin )
			.getByRole( 'button', { name: 'Try again' } )
			.click();
		await expect( snackbar( admin ) ).toContainText(
			'Settings saved successfully.'
		);
		expect( await site.option( 'pharos_settings' ) ).toMatchObject( {
			page_title: 'Kept',
		} );
	} );

	await test.step( 'offline', async () => {
		await titleField( admin ).fill( 'From the train' );
		await context.setOffline( true );
		await saveButton( admin ).click();
		await expect( snackbar( admin ) ).toContainText(
			'You are offline. Your changes are kept.'
		);
		await expect( titleField( admin ) ).toHaveValue( 'From the train' );

		await context.setOffline( false );
		await expect( snackbar( admin ) ).toContainText(
			'Settings saved successfully.'
		);
		expect( await site.option( 'pharos_settings' ) ).toMatchObject( {
			page_title: 'From the train',
		} );
	} );

	const other = await context.newPage();
	await openMetaTemplates( other );

	await test.step( 'the login has expired, and a person logs in again elsewhere', async () => {
		await titleField( admin ).fill( 'Still here' );
		await context.clearCookies();
		await saveButton( admin ).click();
		await admin
			.getByRole( 'dialog', { name: 'Your session has expired' } )
			.getByRole( 'button', { name: 'Not now' } )
			.click();
		await expect( snackbar( admin ) ).toContainText(
			'Your session has expired'
		);
		const login = context.waitForEvent( 'page' );
		await snackbar( admin )
			.getByRole( 'button', { name: 'Log in again' } )
			.click();
		expect( ( await login ).url() ).toContain( 'wp-login.php' );
		await logIn( context, 'admin' );
		await snackbar( admin )
			.getByRole( 'button', { name: 'Try again' } )
			.click();
		await expect( snackbar( admin ) ).toContainText(
			'Settings saved successfully.'
		);
		expect( await site.option( 'pharos_settings' ) ).toMatchObject( {
			page_title: 'Still here',
		} );
	} );

	await test.step( 'the other tab, which was opened before, changes the same', async () => {
		await titleField( other ).fill( 'Mine' );
		await saveButton( other ).click();
		const dialog = other.getByRole( 'dialog', {
			name: 'Changed in another window or by another user',
		} );
		await expect(
			dialog.getByRole( 'radio', { name: 'Your change: Mine' } )
		).toBeChecked();
		await axe( other, '.components-modal__frame' );
		expect( await site.option( 'pharos_settings' ) ).toMatchObject( {
			page_title: 'Still here',
		} );

		await dialog
			.getByRole( 'radio', { name: 'Saved value: Still here' } )
			.check();
		await dialog.getByRole( 'button', { name: 'Save my choice' } ).click();
		await expect( titleField( other ) ).toHaveValue( 'Still here' );
		await expect( saveButton( other ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
	} );
} );
