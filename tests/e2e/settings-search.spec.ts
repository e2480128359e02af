import type { Page } from '@playwright/test';
import { openRoute, storeSays, titleField } from './support/app';
import { expect, test } from './support/test';

const box = ( page: Page ) =>
	page.locator( '.pharos-bar' ).getByRole( 'combobox' );
/** The results of the search; other controls of a screen have options, too. */
const options = ( page: Page ) =>
	page.locator( '[role="listbox"] [role="option"]' );

test( 'the search in the top bar opens what is picked, in a dialog on a phone', async ( {
	admin,
	axe,
} ) => {
	await openRoute( admin, '/dashboard', 'Dashboard' );
	const heading = admin.getByRole( 'heading', { level: 1 } );
	await test.step( 'a setting is picked by keyboard, and its control has the focus', async () => {
		await admin.keyboard.press( '/' );
		await expect( box( admin ) ).toBeFocused();
		await box( admin ).pressSequentially( 'search engine title' );
		await expect( options( admin ).first() ).toContainText(
			'Search Engine Title'
		);
		await axe( admin, '.pharos-bar' );
		await admin.keyboard.press( 'Enter' );
		await expect( heading ).toHaveText( 'Meta Templates' );
		await expect( titleField( admin ) ).toBeFocused();
		await expect( options( admin ) ).toHaveCount( 0 );
	} );

	await test.step( 'on a phone it opens in a dialog', async () => {
		await admin.setViewportSize( { width: 390, height: 844 } );
		await admin.getByRole( 'button', { name: 'Search settings' } ).click();
		const dialog = admin.getByRole( 'dialog' );
		await dialog.getByRole( 'combobox' ).fill( 'sitemap' );
		await expect( options( admin ).first() ).toContainText( 'Sitemaps' );
		await axe( admin, '.components-modal__frame' );
		await options( admin ).first().click();
		await expect( heading ).toHaveText( 'Sitemaps' );
		await expect( dialog ).toHaveCount( 0 );
	} );
} );

test.describe( 'with WordPress’s command palette', () => {
	test.use( { palette: true } );

	test( 'WordPress’s command palette finds each from any admin page', async ( {
		admin,
		allowProblems,
	} ) => {
		// On a busy machine the test leaves WordPress's own page while it is still sending requests; it then throws an
		// error without a message.
		allowProblems( /^exception on \S+: (\w+: )?$/ );
		await admin.goto( '/wp-admin/options-reading.php' );
		// WordPress registers its shortcut some time after the page is loaded.
		await storeSays(
			admin,
			'core/keyboard-shortcuts',
			'getShortcutKeyCombination',
			'core/commands'
		);
		await admin.keyboard.press( 'ControlOrMeta+k' );
		const palette = admin.getByRole( 'dialog' ).getByRole( 'combobox' );
		await palette.fill( 'search engine title' );
		await admin
			.getByRole( 'option', {
				name: 'Pharos SEO: General › Meta Templates › Search Engine Title',
			} )
			.click();
		await expect( admin ).toHaveURL(
			/page=pharos_settings#\/general\?setting=page_title$/
		);
		await expect( titleField( admin ) ).toBeFocused();
	} );
} );
