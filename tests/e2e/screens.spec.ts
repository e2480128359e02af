/**
 * Common features of every settings screen: it can be found, used, saved and left, and no error loses data. The screens
 * are the rows in tests/e2e/screens/; walk.spec.ts looks at them in all windows.
 */
import type { Page } from '@playwright/test';
import { areas } from './screens';
import type { ScreenRow } from './screens/types';
import {
	asksBeforeLeaving,
	failWith,
	goTo,
	openRoute,
	saveButton,
	snackbar,
} from './support/app';
import { expect, test } from './support/test';

const SETTINGS = /admin-settings/;

test.beforeEach( ( { site } ) => site.resetSettings() );

const focusIsIn = async ( page: Page, selector: string ) =>
	( await page.locator( `${ selector } :focus` ).count() ) > 0;

/** A stage for each screen; the name of a stage is part of the message of a failure. */
async function onEach(
	screens: ScreenRow[],
	what: string,
	look: ( screen: ScreenRow ) => Promise< void >
) {
	for ( const screen of screens ) {
		await test.step( `${ screen.heading } (${ screen.route }) ${ what }`, () =>
			look( screen ) );
	}
}

for ( const [ area, screens ] of Object.entries( areas ) ) {
	test( `${ area }: what a person changes on every screen survives an error, is saved together, and is found by search`, async ( {
		admin,
		axe,
		site,
		allowProblems,
	} ) => {
		test.slow();
		allowProblems( /status of 500/ );
		await openRoute(
			admin,
			screens[ 0 ]?.route ?? '',
			screens[ 0 ]?.heading ?? ''
		);
		await onEach( screens, 'is changed', async ( screen ) => {
			await goTo( admin, screen.route, screen.heading );
			await screen.change( admin );
			await screen.changed( admin );
			await axe( admin );
		} );

		const recover = await failWith(
			admin,
			SETTINGS,
			'Database is read only.'
		);
		await saveButton( admin ).click();
		await expect( snackbar( admin ) ).toContainText(
			'Database is read only.'
		);
		expect( await asksBeforeLeaving( admin ) ).toBe( true );
		await onEach( screens, 'has kept its change', async ( screen ) => {
			await goTo( admin, screen.route, screen.heading );
			await screen.changed( admin );
		} );

		await recover();
		await saveButton( admin ).click();
		await expect(
			snackbar( admin ).filter( {
				hasText: 'Settings saved successfully.',
			} )
		).toBeVisible();
		for ( const { saved, option = 'pharos_settings', route } of screens ) {
			expect( await site.option( option ), route ).toMatchObject( saved );
		}
		expect( await asksBeforeLeaving( admin ) ).toBe( false );

		// The page is loaded again, and the search opens each setting.
		await openRoute( admin, '/general', 'Meta Templates' );
		await onEach( screens, 'is found', async ( screen ) => {
			// Keys without Ctrl do nothing in a field.
			for ( const field of await admin.locator( ':focus' ).all() ) {
				await field.blur();
			}
			await admin.keyboard.press( '/' );
			await admin.keyboard.type( screen.search );
			await admin
				.getByRole( 'option', { name: screen.finds } )
				.first()
				.click();
			await admin
				.getByRole( 'heading', {
					level: 1,
					name: screen.heading,
					exact: true,
				} )
				.waitFor();
			await expect
				.poll( () => focusIsIn( admin, '.pharos-page' ) )
				.toBe( true );
			await screen.changed( admin );
		} );
	} );
}
