/**
 * Common features of every settings screen: it can be found, used, saved and left, at any width and in both directions,
 * and no error loses data. The screens are the rows in tests/e2e/screens/.
 */
import type { Page } from '@playwright/test';
import { screens } from './screens';
import { expectToFit, openRoute, saveButton, snackbar } from './support/app';
import { rightToLeft } from './support/rtl';
import { expect, test } from './support/test';

const SETTINGS = /admin-settings/;

test.beforeEach( async ( { site } ) => {
	await site.resetSettings();
} );

for ( const screen of screens ) {
	const { route, heading, search, finds, change, changed, saved } = screen;
	const { option = 'pharos_settings' } = screen;

	test( `${ heading } (${ route }): a change survives an error, is saved, and is found by search`, async ( {
		admin,
		axe,
		site,
		allowProblems,
	} ) => {
		allowProblems( /status of 500/ );
		await openRoute( admin, route, heading );
		await change( admin );
		await changed( admin );
		await axe( admin );

		await admin.route( SETTINGS, ( request ) =>
			request.fulfill( {
				status: 500,
				json: {
					success: false,
					code: 'pharos_settings_not_saved',
					message: 'Database is read only.',
					data: { status: 500 },
				},
			} )
		);
		await saveButton( admin ).click();
		await expect( snackbar( admin ) ).toContainText(
			'Database is read only.'
		);
		await changed( admin );
		expect( await asksBeforeLeaving( admin ) ).toBe( true );

		await admin.unroute( SETTINGS );
		await saveButton( admin ).click();
		await expect(
			snackbar( admin ).filter( {
				hasText: 'Settings saved successfully.',
			} )
		).toBeVisible();
		expect( await site.option( option ) ).toMatchObject( saved );
		expect( await asksBeforeLeaving( admin ) ).toBe( false );

		// The page is reloaded, and the search opens the setting.
		await openRoute( admin, '/general', 'Meta Templates' );
		await admin.keyboard.press( '/' );
		await admin.keyboard.type( search );
		await admin.getByRole( 'option', { name: finds } ).first().click();
		await admin
			.getByRole( 'heading', {
				level: 1,
				name: heading,
				exact: true,
			} )
			.waitFor();
		await expect
			.poll( () => focusIsIn( admin, '.pharos-page' ) )
			.toBe( true );
		await changed( admin );

		await admin.setViewportSize( { width: 390, height: 844 } );
		await expectToFit( admin, '390 px' );
		await axe( admin );
	} );
}

test( 'written from right to left, every screen fits every width', async ( {
	admin,
	site,
} ) => {
	await rightToLeft( site, async () => {
		await openRoute( admin, '/general', 'Meta Templates' );
		for ( const { route, heading } of screens ) {
			await admin.evaluate( ( hash ) => {
				window.location.hash = hash;
			}, route );
			await admin
				.getByRole( 'heading', {
					level: 1,
					name: heading,
					exact: true,
				} )
				.waitFor();
			await expect(
				admin.locator( '.pharos-page [aria-busy="true"]' )
			).toHaveCount( 0 );
			for ( const width of [ 1440, 1024, 782, 390 ] ) {
				await admin.setViewportSize( { width, height: 844 } );
				await expectToFit( admin, `${ route } at ${ width } px` );
			}
		}
	} );
} );

/** Whether the browser warns a user who leaves: it does if the event is canceled. */
const asksBeforeLeaving = ( page: Page ) =>
	page.evaluate(
		() =>
			! window.dispatchEvent(
				new Event( 'beforeunload', { cancelable: true } )
			)
	);

const focusIsIn = async ( page: Page, selector: string ) =>
	( await page.locator( `${ selector } :focus` ).count() ) > 0;
