/** Export and import of a settings file, and restoring of changes. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectToFit, goTo, openRoute, snackbar } from './support/app';
import { intercept } from './support/intercept';
import { expect, test } from './support/test';

test.beforeEach( ( { site } ) => site.resetSettings() );
test.afterAll( async ( { site } ) => {
	await site.resetSettings();
	await site.option( 'pharos_migration_backups', null );
} );

const choose = ( page: Page, content: string, name = 'settings.json' ) =>
	page.locator( 'input[type=file]' ).setInputFiles( {
		name,
		mimeType: 'application/json',
		buffer: Buffer.from( content ),
	} );

const button = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } );

const open = ( page: Page ) =>
	openRoute( page, '/tools/import-export', 'Import/Export' );

test( 'a person exports some settings, and gets a file with the date; whatever a file says of itself is text to the dialog; an import that fails keeps it, with the reason, and shows what another user changes before it is overwritten', async ( {
	admin,
	axe,
	noConsoleErrors,
	site,
} ) => {
	test.slow();
	await test.step( 'a person exports some settings, and gets a file with the date', async () => {
		await open( admin );
		const all = admin.getByRole( 'checkbox', { name: 'Toggle all' } );
		await expect( all ).toBeChecked();
		await all.click();
		await expect( button( admin, 'Export' ) ).toBeDisabled();
		await admin.getByRole( 'checkbox', { name: 'Sitemaps' } ).click();
		const [ download ] = await Promise.all( [
			admin.waitForEvent( 'download' ),
			button( admin, 'Export' ).click(),
		] );
		expect( download.suggestedFilename() ).toMatch(
			/^pharos-seo-settings-\d{4}-\d\d-\d\d\.json$/
		);
		const file = JSON.parse(
			await readFile( await download.path(), 'utf8' )
		);
		expect( Object.keys( file.settings ) ).toEqual( [ 'sitemaps' ] );
		expect( file ).not.toHaveProperty( 'success' );
	} );

	await test.step( 'whatever a file says of itself is text to the dialog', async () => {
		const image = '<img/src=x/onerror=alert(1)>';
		await choose(
			admin,
			JSON.stringify( {
				format: 'pharos-seo-settings',
				site: `https://old.example/${ image }${ 'x'.repeat( 200 ) }`,
				settings: {
					general: {
						separator: '~',
						page_title: `%title% ${ image } \u202E`,
					},
					robots: { no_index: image },
					[ image ]: { [ image ]: image },
				},
			} )
		);
		await button( admin, 'Import' ).click();
		const dialog = admin.getByRole( 'dialog', { name: 'Import settings' } );
		await expect( dialog ).toContainText(
			`Keep URLs of https://old.example/${ image }`
		);
		await expect( dialog.locator( 'img' ) ).toHaveCount( 0 );
		await axe( admin, '[role="dialog"]' );
		await admin.setViewportSize( { width: 390, height: 900 } );
		await expectToFit( admin );
		expect(
			await dialog.evaluate(
				( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth
			)
		).toBeLessThanOrEqual( 0 );
		await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
	} );

	let recover = () => {};
	await test.step( 'an import that fails keeps the dialog, with the reason', async () => {
		noConsoleErrors.allowed.push( /status of 500/ );
		await admin.setViewportSize( { width: 1440, height: 900 } );
		await choose( admin, '{"separator":"~"}' );
		await button( admin, 'Import' ).click();
		const dialog = admin.getByRole( 'dialog', { name: 'Import settings' } );
		await dialog.waitFor();
		let answer = () => {};
		const held = new Promise< void >( ( resolve ) => {
			answer = resolve;
		} );
		recover = await intercept(
			admin,
			/import-settings/,
			async ( request ) => {
				await held;
				await request.fulfill( {
					status: 500,
					json: {
						success: false,
						code: 'x',
						message: 'Database is away.',
					},
				} );
			}
		);
		const mayLeave = () =>
			admin.evaluate( () =>
				window.dispatchEvent(
					new Event( 'beforeunload', { cancelable: true } )
				)
			);
		expect( await mayLeave() ).toBe( true );
		await dialog.getByRole( 'button', { name: 'Import' } ).click();
		// Users who leave during the import are warned.
		await expect.poll( mayLeave ).toBe( false );
		answer();
		await expect( dialog ).toContainText( 'Database is away.' );
		await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
		await expect( button( admin, 'Import' ) ).toBeFocused();
	} );

	await test.step( 'what another user changes while the dialog is open is shown before it is overwritten', async () => {
		noConsoleErrors.allowed.push( /status of (409|500)/ );
		recover();
		await choose(
			admin,
			'{"site":"https://old.example","separator":"~","page_title":"%title% https://old.example/"}'
		);
		await button( admin, 'Import' ).click();
		const dialog = admin.getByRole( 'dialog', { name: 'Import settings' } );
		await dialog.waitFor();

		// A request that fails is told, and changes nothing in the dialog.
		const keep = dialog.getByRole( 'checkbox', { name: /^Keep URLs/ } );
		recover = await intercept( admin, /import-settings/, ( request ) =>
			request.fulfill( {
				status: 500,
				json: {
					success: false,
					code: 'x',
					message: 'Database is away.',
				},
			} )
		);
		await keep.click();
		await expect( dialog ).toContainText( 'Database is away.' );
		await expect( keep ).not.toBeChecked();
		recover();

		await site.php(
			`( new Pharos\\Settings\\Settings() )->save( [ 'separator' => '|' ] );`
		);
		await dialog.getByRole( 'button', { name: 'Import' } ).click();
		await expect( dialog ).toContainText(
			'Some settings were changed in another window or by another user.'
		);
		await expect( dialog ).not.toContainText( 'Database is away.' );
		await expect( dialog.locator( 'del' ).first() ).toHaveText( '|' );
		await axe( admin, '[role="dialog"]' );
		expect( await site.option( 'pharos_settings' ) ).toMatchObject( {
			separator: '|',
		} );

		await dialog.getByRole( 'button', { name: 'Import' } ).click();
		await expect( snackbar( admin ).last() ).toContainText(
			'Settings imported successfully!'
		);
		expect( await site.option( 'pharos_settings' ) ).toMatchObject( {
			separator: '~',
			page_title: `%title% ${ site.url }/`,
		} );
	} );
} );

test( 'a person imports a part of a file, sees what changes, and takes one of the changes back', async ( {
	admin,
	site,
	axe,
	noConsoleErrors,
} ) => {
	// Settings changed since then are conflicts.
	noConsoleErrors.allowed.push( /status of 409/ );
	await open( admin );
	await expect( button( admin, 'Import' ) ).toBeDisabled();
	await choose( admin, '{"separator":"|",\n"separator":"~"}' );
	await expect(
		admin.locator( '.pharos-import .components-notice' )
	).toContainText(
		/Import failed\. Please check the file format\..*“separator” appears twice.*line 2/
	);
	await expect( button( admin, 'Import' ) ).toBeDisabled();

	await choose(
		admin,
		`\uFEFF${ JSON.stringify( {
			format: 'pharos-seo-settings',
			site: 'https://old.example',
			site_only: [ 'fallback_image_id' ],
			settings: {
				general: {
					separator: '~',
					page_title: '%title% at https://old.example/tea',
				},
				social: { fallback_image_id: 12, open_graph_tags: false },
				robots: { no_index: 'all' },
				other: { tea: 1 },
			},
		} ) }`
	);
	await button( admin, 'Import' ).click();
	const dialog = admin.getByRole( 'dialog', { name: 'Import settings' } );
	await expect( dialog ).toContainText(
		'4 settings change. 1 has an invalid value. 1 is unknown.'
	);
	await expect( dialog ).toContainText( `${ site.url }/tea` );
	// IDs of the other site aren't selected by default.
	await expect(
		dialog.getByRole( 'checkbox', { name: /Title Separator|Separator/ } )
	).toBeChecked();
	await expect(
		dialog.getByRole( 'checkbox', { checked: true } )
	).toHaveCount( 3 );
	await axe( admin );
	await dialog
		.getByRole( 'checkbox', { name: 'Keep URLs of https://old.example' } )
		.click();
	await expect( dialog ).toContainText( 'https://old.example/tea' );
	await dialog.getByRole( 'checkbox', { name: /Open Graph/ } ).click();
	for ( const width of [ 390, 1440 ] ) {
		await admin.setViewportSize( { width, height: 900 } );
		await expectToFit( admin, `${ width } px` );
	}
	const loaded = admin.waitForEvent( 'load' );
	await dialog.getByRole( 'button', { name: 'Import' } ).click();
	await expect( snackbar( admin ) ).toContainText(
		'Settings imported successfully!'
	);
	expect( await site.option( 'pharos_settings' ) ).toMatchObject( {
		separator: '~',
		page_title: '%title% at https://old.example/tea',
	} );
	expect( await site.option( 'pharos_settings' ) ).not.toHaveProperty(
		'open_graph_tags'
	);
	await loaded;

	await goTo( admin, '/tools/history', 'History' );
	const entry = admin.locator( '.pharos-history > li' ).first();
	await expect( entry ).toContainText( 'Imported by admin' );
	await axe( admin );
	for ( const width of [ 782, 390, 1440 ] ) {
		await admin.setViewportSize( { width, height: 900 } );
		await expectToFit( admin, `${ width } px` );
	}
	// Another user changes one of them in another window.
	await site.php(
		`( new Pharos\\Settings\\Settings() )->save( [ 'separator' => '·' ] );`
	);
	await entry.getByRole( 'button', { name: /^Restore values/ } ).click();
	const question = admin.getByRole( 'dialog', {
		name: 'Restore previous values?',
	} );
	await question.getByRole( 'button', { name: 'Restore' } ).click();
	await expect( question ).toContainText( 'have changed since' );
	await expect( question.locator( 'del' ).first() ).toHaveText( '·' );
	await axe( admin );
	await question
		.getByRole( 'button', { name: 'Overwrite and restore' } )
		.click();
	await expect( snackbar( admin ) ).toContainText(
		'The previous values were restored.'
	);
	await expect( question ).toBeHidden();
	await expect( entry ).toContainText( 'Restored by admin' );
	const restored =
		await site.option< Record< string, unknown > >( 'pharos_settings' );
	expect( restored ).not.toHaveProperty( 'separator' );
} );
