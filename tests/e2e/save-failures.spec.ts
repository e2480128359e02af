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

test( 'a refused save tells the server’s reason and keeps everything', async ( {
	admin,
	axe,
	allowProblems,
} ) => {
	allowProblems( /500/ );
	await openMetaTemplates( admin );
	await admin.route( SETTINGS, ( route ) =>
		route.fulfill( {
			status: 500,
			json: {
				success: false,
				code: 'db',
				message: 'Database is read only',
				data: { status: 500 },
			},
		} )
	);
	await titleField( admin ).fill( 'Kept' );
	await saveButton( admin ).click();
	await expect( snackbar( admin ) ).toContainText( 'Database is read only' );
	await expect( titleField( admin ) ).toHaveValue( 'Kept' );
	await expect( saveButton( admin ) ).toHaveText( 'Save' );
	await axe( admin );

	await admin.setViewportSize( { width: 390, height: 844 } );
	await expect
		.poll( async () => {
			const box = await snackbar( admin ).boundingBox();
			return box && box.x + box.width;
		} )
		.toBeLessThanOrEqual( 390 - 16 );

	await admin.unroute( SETTINGS );
	await snackbar( admin )
		.getByRole( 'button', { name: 'Try again' } )
		.click();
	await expect( snackbar( admin ) ).toContainText(
		'Settings saved successfully.'
	);
} );

test( 'offline the changes are kept, and saved once the network is back', async ( {
	admin,
	context,
	site,
	allowProblems,
} ) => {
	allowProblems( /ERR_INTERNET_DISCONNECTED/ );
	await openMetaTemplates( admin );
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

test( 'after an expired login a person logs in again elsewhere and loses nothing', async ( {
	admin,
	context,
	logIn,
	site,
	allowProblems,
} ) => {
	allowProblems( /40[0-3]/ );
	await openMetaTemplates( admin );
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
	await expect(
		snackbar( admin ).getByRole( 'button', { name: 'Log in again' } )
	).toBeVisible();

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

test( 'a value changed in another tab is not overwritten unasked', async ( {
	admin,
	context,
	site,
	axe,
	allowProblems,
} ) => {
	allowProblems( /409/ );
	await openMetaTemplates( admin );
	const other = await context.newPage();
	await openMetaTemplates( other );
	await titleField( other ).fill( 'Theirs' );
	await saveButton( other ).click();
	await expect( snackbar( other ) ).toContainText(
		'Settings saved successfully.'
	);

	await titleField( admin ).fill( 'Mine' );
	await saveButton( admin ).click();
	const dialog = admin.getByRole( 'dialog', {
		name: 'Changed in another window or by another user',
	} );
	await expect(
		dialog.getByRole( 'radio', { name: 'Your change: Mine' } )
	).toBeChecked();
	await axe( admin );
	expect( await site.option( 'pharos_settings' ) ).toMatchObject( {
		page_title: 'Theirs',
	} );

	await dialog.getByRole( 'radio', { name: 'Saved value: Theirs' } ).check();
	await dialog.getByRole( 'button', { name: 'Save my choice' } ).click();
	await expect( titleField( admin ) ).toHaveValue( 'Theirs' );
	await expect( saveButton( admin ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
} );
