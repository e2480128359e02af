import { goTo, openMetaTemplates, saveButton, snackbar } from './support/app';
import {
	field,
	inBlockEditor,
	openEditor,
	openTab,
	save,
	saved,
	sidebar,
	visit,
} from './support/editor';
import { expect, test } from './support/test';

// examples/add-on: its scripts register their hooks after the application has started.
const ADD_ON = 'add-on/add-on.php';

inBlockEditor();
test.beforeEach( async ( { site } ) => {
	await site.php(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin( $args['plugin'] );`,
		{
			plugin: ADD_ON,
		}
	);
} );

test.beforeEach( ( { site, afterwards } ) =>
	afterwards( async () => {
		await site.php(
			`require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( $args['plugin'] );`,
			{
				plugin: ADD_ON,
			}
		);
	} )
);

test( 'an add-on’s link, screens and settings are part of the application, and the search finds them; a refused value is explained beside its field; a setting flagged so reloads the page', async ( {
	admin,
	site,
	axe,
	allowProblems,
} ) => {
	await test.step( 'an add-on’s setting is found by the search, by a keyword too', async () => {
		await openMetaTemplates( admin );
		await admin
			.getByRole( 'combobox', { name: /search/i } )
			.first()
			.fill( 'zebra' );
		await admin.getByRole( 'option', { name: /Show a badge/ } ).click();
		await expect(
			admin.getByRole( 'checkbox', { name: 'Show a badge' } )
		).toBeFocused();
	} );

	await test.step( 'an add-on’s link, screen and settings are part of the application', async () => {
		await goTo( admin, '/tools/miscellaneous', 'Miscellaneous' );
		const nav = admin.getByRole( 'navigation', { name: 'Tools settings' } );
		await nav.getByRole( 'link', { name: 'Example Add-on' } ).click();
		await expect( admin.getByRole( 'heading', { level: 1 } ) ).toHaveText(
			'Example Add-on'
		);
		await axe( admin, '#wpbody' );

		await admin
			.getByRole( 'textbox', { name: 'Name on the badge' } )
			.fill( 'Ada' );
		await saveButton( admin ).click();
		await expect( snackbar( admin ) ).toContainText(
			'Settings saved successfully.'
		);
		expect( await site.option( 'pharos_settings' ) ).toMatchObject( {
			example_name: 'Ada',
		} );
	} );

	await test.step( 'a value that the server refuses is explained beside its field; a setting flagged so reloads the page', async () => {
		allowProblems( /400/ );
		await admin
			.getByRole( 'textbox', { name: 'Name on the badge' } )
			.fill( 'x'.repeat( 41 ) );
		await saveButton( admin ).click();
		await expect( snackbar( admin ) ).toContainText(
			'“Name on the badge” is invalid.'
		);
		await expect(
			admin.locator( '.pharos-field.has-error' )
		).toContainText( '40' );
		await expect(
			admin.getByRole( 'textbox', { name: 'Name on the badge' } )
		).toHaveValue( 'x'.repeat( 41 ) );
	} );

	await test.step( 'an add-on’s own component is shown', async () => {
		await goTo( admin, '/example/about', 'About the Example' );
		await expect(
			admin.getByText( 'Hello from the example add-on.' )
		).toBeVisible();
	} );

	await test.step( 'a screen for many addresses has the place of the page they are below', async () => {
		await goTo( admin, '/example/about/zebras', 'About the Example' );
		await expect( admin.getByText( 'About zebras.' ) ).toBeVisible();
		await expect(
			admin
				.getByRole( 'navigation', { name: 'Example settings' } )
				.getByRole( 'link', { name: 'About the Example' } )
		).toHaveAttribute( 'aria-current', 'page' );
	} );

	await test.step( 'its card is on the dashboard, its setting on the screen of sitemaps', async () => {
		await goTo( admin, '/dashboard', 'Dashboard' );
		const card = admin.getByRole( 'region', { name: 'Badge' } );
		await expect( card ).toContainText( 'The badge shows “xxx' );
		await axe( admin, '#wpbody' );
		await goTo( admin, '/advanced/sitemaps', 'Sitemaps' );
		await expect(
			admin.getByRole( 'checkbox', { name: 'Include the notice page' } )
		).toBeVisible();
	} );

	await test.step( 'a setting flagged so reloads the page after it was saved, at the same place', async () => {
		await goTo( admin, '/example', 'Example Add-on' );
		await admin
			.getByRole( 'textbox', { name: 'Name on the badge' } )
			.fill( 'Ada' );
		await admin.getByRole( 'checkbox', { name: 'Show a badge' } ).click();
		const reload = admin.waitForEvent( 'load' );
		await saveButton( admin ).click();
		await expect( snackbar( admin ) ).toContainText(
			'refresh automatically in 3 seconds'
		);
		await reload;
		await expect( admin.getByRole( 'heading', { level: 1 } ) ).toHaveText(
			'Example Add-on'
		);
		await expect(
			admin.getByRole( 'checkbox', { name: 'Show a badge' } )
		).toBeChecked();
		// The focus makes screen readers announce it, so there is no other announcement.
		await expect(
			admin.getByRole( 'heading', { level: 1 } )
		).toBeFocused();
		await expect(
			admin.locator( '#a11y-speak-polite' ).first()
		).not.toContainText( 'Example Add-on' );

		// The save can be undone there, which reloads the page again.
		const again = admin.waitForEvent( 'load' );
		await snackbar( admin ).getByRole( 'button', { name: 'Undo' } ).click();
		await again;
		await expect(
			admin.getByRole( 'checkbox', { name: 'Show a badge' } )
		).not.toBeChecked();
		await expect( snackbar( admin ) ).toHaveCount( 0 );

		// After a reload by the user, the page doesn't move the focus.
		await admin.reload();
		await admin.locator( '.pharos-bar__tools' ).waitFor();
		await expect(
			admin.getByRole( 'heading', { level: 1 } )
		).not.toBeFocused();
	} );
} );

test( 'an add-on’s step of the setup wizard saves its setting; its check, panel and tab are in the editor', async ( {
	admin,
	axe,
	site,
	publish,
	afterwards,
} ) => {
	afterwards( () => site.option( 'pharos_onboarding', null ) );
	await test.step( 'the wizard continues at the add-on’s step, and saves it', async () => {
		await site.option( 'pharos_onboarding', {
			step: 'example/name',
			done: [],
			completed: false,
		} );
		await admin.goto( '/wp-admin/admin.php?page=pharos_onboarding' );
		await expect(
			admin.getByRole( 'heading', { level: 2, name: 'Badge' } )
		).toBeVisible();
		await axe( admin, '#wpbody' );
		await admin
			.getByRole( 'textbox', { name: 'Name on the badge' } )
			.fill( 'Ada' );
		await admin
			.getByRole( 'button', { name: 'Save and continue' } )
			.click();
		await expect(
			admin.getByRole( 'heading', { name: 'Pharos SEO is set up' } )
		).toBeVisible();
		expect( await site.option( 'pharos_settings' ) ).toMatchObject( {
			example_name: 'Ada',
		} );
	} );

	const id = await publish( {
		title: 'Tea',
		content:
			'<!-- wp:paragraph --><p>All about <em>tea</em>. How hot is “100 °C” &amp; more?</p><!-- /wp:paragraph -->',
	} );
	await test.step( 'the editor shows the panel, the tab and the check', async () => {
		await openEditor( admin, id );
		const seo = sidebar( admin );
		await seo.getByRole( 'button', { name: 'Questions' } ).click();
		await expect( seo ).toContainText( 'The text asks 1 question.' );
		await seo.getByRole( 'tab', { name: 'Questions' } ).click();
		await expect( seo.getByRole( 'tabpanel' ) ).toContainText(
			'The text asks 1 question.'
		);
		await axe( admin, '.pharos-editor' );
		await seo.getByRole( 'tab', { name: 'Checks' } ).click();
		await seo.getByRole( 'button', { name: /^Passed/ } ).click();
		await expect( seo ).toContainText( 'The title isn’t a question.' );
	} );

	await test.step( 'the panel’s button changes the SEO title, which is saved with the post', async () => {
		const button = sidebar( admin ).getByRole( 'button', {
			name: 'Use the first question as title',
		} );
		await button.click();
		await expect( button ).toBeHidden();
		await openTab( admin, 'General' );
		await expect( field( admin, 'Search Engine Title' ) ).toHaveValue(
			'How hot is “100 °C” & more?'
		);
		await save( admin );
		await saved( admin );
		expect( ( await visit( site, id ) ).text ).toContain(
			'<title>How hot is “100 °C” &amp; more?</title>'
		);
	} );
} );
