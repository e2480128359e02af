/** Redirects, and the not-found log. */
import type { Page } from '@playwright/test';
import { expectToFit, goTo, openRoute, snackbar } from './support/app';
import { expect, test } from './support/test';

test.beforeEach( async ( { site } ) => {
	await site.resetSettings();
	await site.php( `
		global $wpdb;
		foreach ( [ Pharos\\Redirects\\Table::class, Pharos\\NotFound\\Table::class ] as $table ) {
			$wpdb->query( 'DROP TABLE IF EXISTS ' . $table::name() );
			delete_option( $table::OPTION );
		}` );
} );

const open = ( page: Page ) =>
	openRoute( page, '/advanced/redirects', 'Redirects' );

const dialog = ( page: Page, name: string ) =>
	page.getByRole( 'dialog', { name } );

const row = ( page: Page, source: string ) =>
	page.getByRole( 'row' ).filter( { hasText: source } );

test( 'a redirect is added, tested, turned off, edited and deleted, and visitors follow it; a URL that they miss is redirected with one click', async ( {
	admin,
	site,
	axe,
	allowProblems,
} ) => {
	await test.step( 'a redirect is added, tested, turned off, edited and deleted, and visitors follow it', async () => {
		allowProblems( /status of 4(00|09)/ );
		await open( admin );
		await expect( admin.getByText( /No redirects yet/ ) ).toBeVisible();
		await admin.getByRole( 'button', { name: 'Add redirect' } ).click();
		const add = dialog( admin, 'Add redirect' );
		await add
			.getByRole( 'textbox', { name: 'Source URL' } )
			.fill( '/e-old/' );
		await add
			.getByRole( 'textbox', { name: 'Target URL' } )
			.fill( 'nowhere' );
		await axe( admin, '.components-modal__frame' );
		await add.getByRole( 'button', { name: 'Save redirect' } ).click();
		await expect( add.getByText( /Begin with \// ) ).toBeVisible();
		await add
			.getByRole( 'textbox', { name: 'Target URL' } )
			.fill( '/about/' );
		await admin.keyboard.press( 'Enter' );
		await expect( add ).toBeHidden();
		await expect( row( admin, '/e-old/' ) ).toContainText( '/about/' );
		expect( await site.get( '/e-old/' ) ).toMatchObject( {
			status: 301,
			location: `${ site.url }/about/`,
		} );

		await admin
			.getByRole( 'textbox', { name: 'A path on this site' } )
			.fill( '/e-old/' );
		await admin
			.getByRole( 'button', { name: 'Test', exact: true } )
			.click();
		await expect(
			admin.getByText( 'Redirect (301)', { exact: true } )
		).toBeVisible();
		await axe( admin, '#wpbody' );

		const search = admin.getByRole( 'searchbox', {
			name: 'Search redirects',
		} );
		await search.fill( 'nothing like it' );
		await admin.getByRole( 'button', { name: 'Clear search' } ).click();
		await expect( search ).toHaveValue( '' );
		await admin
			.getByRole( 'button', { name: 'Turn off: /e-old/' } )
			.click();
		await expect( row( admin, '/e-old/' ) ).toContainText( 'Off' );
		expect( ( await site.get( '/e-old/' ) ).status ).toBe( 404 );

		await admin.getByRole( 'button', { name: 'Edit: /e-old/' } ).click();
		const edit = dialog( admin, 'Edit redirect' );
		// Another user changes the same field at the same time.
		await site.php( `
			global $wpdb;
			$wpdb->query( "UPDATE {$wpdb->prefix}pharos_redirects SET status = 302" );` );
		await edit.getByText( 'More', { exact: true } ).click();
		await edit
			.getByRole( 'combobox', { name: 'Status' } )
			.selectOption( '410' );
		await edit.getByRole( 'checkbox', { name: 'On' } ).check();
		await edit.getByRole( 'button', { name: 'Save redirect' } ).click();
		await expect(
			edit.getByText( /by another user/ ).first()
		).toBeVisible();
		await edit.getByRole( 'button', { name: 'Save redirect' } ).click();
		await expect( edit ).toBeHidden();
		expect( ( await site.get( '/e-old/' ) ).status ).toBe( 410 );

		await admin.getByRole( 'button', { name: 'Delete: /e-old/' } ).click();
		await expect( snackbar( admin ) ).toContainText( 'deleted' );
		await expect( row( admin, '/e-old/' ) ).toHaveCount( 0 );
		await snackbar( admin ).getByRole( 'button', { name: 'Undo' } ).click();
		await expect( row( admin, '/e-old/' ) ).toBeVisible();
	} );

	await test.step( 'a URL that visitors miss is redirected with one click', async () => {
		await site.get( '/about-us-e/' );
		await site.get( '/e-missing/' );
		await goTo( admin, '/advanced/not-found', '404 Log' );
		await admin
			.getByRole( 'button', { name: 'Add redirect: /about-us-e/' } )
			.click();
		const add = dialog( admin, 'Add redirect' );
		await expect(
			add.getByRole( 'textbox', { name: 'Source URL' } )
		).toHaveValue( '/about-us-e/' );
		await add
			.getByRole( 'textbox', { name: 'Target URL' } )
			.fill( '/about/' );
		await add.getByRole( 'button', { name: 'Save redirect' } ).click();
		await expect( add ).toBeHidden();
		await expect( row( admin, '/about-us-e/' ) ).toHaveCount( 0 );
		expect( ( await site.get( '/about-us-e/' ) ).status ).toBe( 301 );
		await admin
			.getByRole( 'button', { name: 'Delete from the log: /e-missing/' } )
			.click();
		await expect(
			admin.getByText( 'No URLs in the log so far.' )
		).toBeVisible();
	} );
} );

test( 'a file is imported after a look at what it does, and exported again; several redirects are turned off, on and deleted together, and each step can be undone', async ( {
	admin,
	site,
	axe,
} ) => {
	await test.step( 'several redirects are turned off, on and deleted together, and each step can be undone', async () => {
		await site.php(
			`foreach ( [ 'e-one', 'e-two', 'e-three' ] as $name ) {
				Pharos\\Redirects\\RedirectWriter::save( [ 'source' => "/$name/", 'target' => '/about/' ] );
			}`
		);
		const status = async ( path: string ) =>
			( await site.get( path ) ).status;
		await open( admin );
		const select = ( source: string ) =>
			admin.getByRole( 'checkbox', { name: `Select: ${ source }` } );
		const bar = admin.locator( '.pharos-selection-bar' );
		const undo = () =>
			snackbar( admin ).getByRole( 'button', { name: 'Undo' } ).click();
		await expect( bar ).toHaveCount( 0 );
		await select( '/e-one/' ).check();
		await select( '/e-two/' ).check();
		await expect( bar ).toContainText( '2 selected' );
		await axe( admin, '.pharos-selection-bar' );
		await admin.setViewportSize( { width: 390, height: 844 } );
		await expectToFit( admin, '390 px' );
		await admin.setViewportSize( { width: 1280, height: 800 } );

		await bar.getByRole( 'button', { name: 'Turn off' } ).click();
		await expect( snackbar( admin ) ).toContainText(
			'2 redirects turned off'
		);
		await expect( row( admin, '/e-two/' ) ).toContainText( 'Off' );
		await expect( bar ).toHaveCount( 0 );
		expect( await status( '/e-one/' ) ).toBe( 404 );
		expect( await status( '/e-three/' ) ).toBe( 301 );
		await undo();
		await expect( snackbar( admin ) ).toContainText(
			'2 redirects turned on'
		);
		expect( await status( '/e-one/' ) ).toBe( 301 );

		await admin.getByRole( 'checkbox', { name: 'Select all' } ).check();
		await bar.getByRole( 'button', { name: 'Delete' } ).click();
		await expect( admin.getByText( /No redirects yet/ ) ).toBeVisible();
		await undo();
		await expect( row( admin, '/e-three/' ) ).toBeVisible();
		expect( await status( '/e-two/' ) ).toBe( 301 );
	} );

	await test.step( 'a file is imported after a look at what it does, and exported again', async () => {
		await admin.getByRole( 'button', { name: 'Import or export' } ).click();
		const files = dialog( admin, 'Import or export' );
		await files.locator( 'input[type=file]' ).setInputFiles( {
			name: 'old.csv',
			mimeType: 'text/csv',
			buffer: Buffer.from(
				'source,target,status\n/e-a/,/about/,301\n/e-b/,,301\n'
			),
		} );
		await expect( files.getByText( /1 new redirect/ ) ).toBeVisible();
		await expect(
			files
				.getByRole( 'table', { name: 'Can’t be imported' } )
				.getByRole( 'row', { name: /^3 .*Enter the target/ } )
		).toBeVisible();
		await axe( admin, '.components-modal__frame' );
		await files
			.getByRole( 'button', { name: 'Import', exact: true } )
			.click();
		await expect( files.getByText( /1 redirect imported/ ) ).toBeVisible();
		const download = admin.waitForEvent( 'download' );
		await files.getByRole( 'link', { name: 'Export 4 redirects' } ).click();
		expect( ( await download ).suggestedFilename() ).toBe(
			'pharos-seo-redirects.csv'
		);
		await files.getByRole( 'button', { name: 'Undo import' } ).click();
		await dialog( admin, 'Undo import' )
			.getByRole( 'button', { name: 'Undo import' } )
			.click();
		await expect( snackbar( admin ) ).toContainText( '1 redirect deleted' );
		await expect( row( admin, '/e-a/' ) ).toHaveCount( 0 );
	} );
} );
