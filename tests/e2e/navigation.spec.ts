/** The ways through the application; screens.spec.ts visits every screen. */
import type { Page } from '@playwright/test';
import { openMetaTemplates } from './support/app';
import { expect, test } from './support/test';

test.beforeEach( ( { site } ) => site.resetSettings() );

const heading = ( page: Page ) => page.getByRole( 'heading', { level: 1 } );

test( 'a person goes through the application by its links, and Back and Forward lead to where they were', async ( {
	admin,
} ) => {
	await openMetaTemplates( admin );
	const nav = admin.getByRole( 'navigation', { name: 'General settings' } );
	const link = ( name: string ) =>
		nav.getByRole( 'link', { name, exact: true } );

	await test.step( 'a click keeps the focus on its link and marks it, in WordPress’s menu too', async () => {
		await link( 'Social' ).click();
		await expect( heading( admin ) ).toHaveText( 'Default Social Image' );
		await expect( link( 'Social' ) ).toBeFocused();
		await expect( link( 'Default Social Image' ) ).toHaveAttribute(
			'aria-current',
			'page'
		);
		await expect(
			admin.locator(
				'#toplevel_page_pharos_settings .current[aria-current]'
			)
		).toHaveText( 'General' );
		await expect(
			admin.locator( '#a11y-speak-polite' ).first()
		).toHaveText( 'Default Social Image' );
	} );

	await test.step( 'Back and Forward', async () => {
		await link( 'Other Accounts' ).click();
		const field = admin.getByRole( 'textbox', { name: 'YouTube' } );
		await field.focus();
		await field.evaluate( ( element ) =>
			element.scrollIntoView( { block: 'center' } )
		);
		const scroll = () => admin.evaluate( () => window.scrollY );
		const before = await scroll();
		expect( before ).toBeGreaterThan( 0 );

		await admin.goBack();
		await expect( heading( admin ) ).toHaveText( 'Default Social Image' );
		expect( await scroll() ).toBe( 0 );
		await admin.goForward();
		await expect( field ).toBeFocused();
		expect( await scroll() ).toBe( before );
	} );

	await test.step( 'a page with tabs stays marked on each of its tabs, which are links', async () => {
		await link( 'Home Page' ).click();
		await expect( heading( admin ) ).toHaveText( 'Home Page General' );
		const tabs = admin.getByRole( 'navigation', { name: 'Home Page' } );
		await tabs.getByRole( 'link', { name: 'Social' } ).click();
		await expect( heading( admin ) ).toHaveText( 'Home Page Social' );
		await expect(
			tabs.getByRole( 'link', { name: 'Social' } )
		).toHaveAttribute( 'aria-current', 'page' );
		await expect( link( 'Home Page' ) ).toHaveAttribute(
			'aria-current',
			'page'
		);
		await admin.goBack();
		await expect( heading( admin ) ).toHaveText( 'Home Page General' );
	} );
} );

test( 'every hash opens its page; from “Page not found” a button leads to the dashboard; in a low window the link of the page is in view', async ( {
	admin,
} ) => {
	const address = ( end: string ) =>
		`/wp-admin/admin.php?page=pharos_settings&group=social${ end }`;
	await admin.setViewportSize( { width: 1440, height: 600 } );
	for ( const [ end, name ] of [
		[ '', 'Default Social Image' ],
		// From here, only the hash changes.
		[ '#/general', 'Meta Templates' ],
		[ '#/', 'Default Social Image' ],
		[ '#/advanced/robot_instructions', 'Robot Instructions' ],
		[ '#/advanced/pagination', 'Paginated Pages' ],
		[ '#/no/such/page', 'Page not found' ],
	] as const ) {
		await test.step( `“${ end }” opens ${ name }`, async () => {
			await admin.goto( address( end ) );
			await admin.locator( '.pharos-bar__tools' ).waitFor();
			await expect( heading( admin ) ).toHaveText( name );
			if ( name === 'Paginated Pages' ) {
				await expect(
					admin
						.getByRole( 'navigation', {
							name: 'Advanced settings',
						} )
						.getByRole( 'link', { name } )
				).toBeInViewport();
			}
		} );
	}
	await admin.getByRole( 'link', { name: 'Go to dashboard' } ).click();
	await expect( heading( admin ) ).toHaveText( 'Dashboard' );
} );
