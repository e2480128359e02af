/**
 * Common features of every screen: it has a heading and a title, can be used by everybody, fits a phone, and its settings
 * can be changed, saved and found. The settings are the rows in tests/e2e/screens/. Failures name the screen;
 * translations.spec.ts looks at the screens in another language. @smoke
 */
import type { Page } from '@playwright/test';
import { changes } from './screens';
import { routes } from './screens/routes';
import type { ScreenRow } from './screens/types';
import {
	asksBeforeLeaving,
	expectToFit,
	failWith,
	goTo,
	openRoute,
	routesOf,
	saveButton,
	snackbar,
} from './support/app';
import {
	emptySite,
	fillSite,
	NO_INDEXNOW,
	pretendData,
} from './support/filled-site';
import { expect, test } from './support/test';

const SETTINGS = /admin-settings/;

test.setTimeout( 240_000 );

test.use( { palette: true } );

const focusIsIn = async ( page: Page, selector: string ) =>
	( await page.locator( `${ selector } :focus` ).count() ) > 0;

/** A stage for each row; the name of a stage is part of the message of a failure. */
async function onEach< Row extends { heading: string; route: string } >(
	rows: Row[],
	what: string,
	look: ( row: Row ) => Promise< void >
) {
	for ( const row of rows ) {
		await test.step( `${ row.heading } (${ row.route }) ${ what }`, () =>
			look( row ) );
	}
}

/** Finds a setting, and chooses it. */
async function find( page: Page, { search, finds, heading }: ScreenRow ) {
	await page
		.getByRole( 'combobox', { name: /search/i } )
		.first()
		.fill( search );
	await page.getByRole( 'option', { name: finds } ).first().click();
	await page
		.getByRole( 'heading', { level: 1, name: heading, exact: true } )
		.waitFor();
}

test( 'every screen has a heading, a title and no accessibility violation, in a color scheme of the person; what is changed there survives an error, is found by search, and is saved together', async ( {
	admin,
	afterwards,
	allowProblems,
	axe,
	site,
	snippet,
} ) => {
	await snippet( 'x-indexnow', NO_INDEXNOW );
	await fillSite( site );
	await site.php( `update_user_meta( 1, 'admin_color', 'ectoplasm' );` );
	afterwards( async () => {
		await site.php( `delete_user_meta( 1, 'admin_color' );` );
		await emptySite( site );
	} );
	await pretendData( admin, site.url );

	await openRoute( admin, '/general', 'Meta Templates' );
	expect(
		( await routesOf( admin ) ).sort(),
		'no screen is left out'
	).toEqual( routes.map( ( { route } ) => route ).sort() );
	await onEach( routes, 'is shown', async ( { route, heading, title } ) => {
		await goTo( admin, route, heading );
		await expect(
			admin.locator( '.pharos-page [aria-busy="true"]' )
		).toHaveCount( 0 );
		await expect( admin.getByRole( 'heading', { level: 1 } ) ).toHaveCount(
			1
		);
		await expect( admin ).toHaveTitle( title );
		// All of what it shows on a filled site, and what a change adds.
		const row = changes.find( ( one ) => one.route === route );
		await row?.change( admin );
		await row?.changed( admin );
		await axe( admin );
		// Without a change, translations.spec.ts shows that it fits, with longer texts.
		if ( row ) {
			await admin.setViewportSize( { width: 390, height: 844 } );
			await expectToFit( admin );
			await admin.setViewportSize( { width: 1440, height: 900 } );
		}
	} );

	allowProblems( /status of 500/ );
	const recover = await failWith( admin, SETTINGS, 'Database is read only.' );
	await saveButton( admin ).click();
	await expect( snackbar( admin ) ).toContainText( 'Database is read only.' );
	expect( await asksBeforeLeaving( admin ) ).toBe( true );
	await onEach( changes, 'is found, with its change', async ( row ) => {
		await find( admin, row );
		await expect
			.poll( () => focusIsIn( admin, '.pharos-page' ) )
			.toBe( true );
		await row.changed( admin );
	} );

	recover();
	await saveButton( admin ).click();
	await expect(
		snackbar( admin ).filter( {
			hasText: 'Settings saved successfully.',
		} )
	).toBeVisible();
	const settings = await site.php(
		`return ( new Pharos\\Settings\\Settings() )->all();`
	);
	for ( const { saved, route } of changes ) {
		expect( settings, route ).toMatchObject( saved );
	}
	expect( await asksBeforeLeaving( admin ) ).toBe( false );

	// What the server sends is shown after the page is loaded again.
	await openRoute( admin, '/general', 'Meta Templates' );
	await onEach( changes, 'has kept its change', async ( row ) => {
		await goTo( admin, row.route, row.heading );
		await row.changed( admin );
	} );
} );
