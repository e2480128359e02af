/** In browsers without emoji, WordPress's script replaces them with images, also in HTML rendered by React. */
import type { Page } from '@playwright/test';
import {
	goTo,
	openMetaTemplates,
	saveButton,
	snackbar,
	titleField,
} from './support/app';
import { CLASSIC_EDITOR } from './support/editor';
import { expect, test } from './support/test';

const TEA = '🍵 %title% ☕ %site_name% 🫖';

/**
 * Simulates a browser without emoji: runs WordPress's own script with images of this site.
 *
 * @param page
 */
async function lackEmoji( page: Page ): Promise< void > {
	await page.evaluate( () => {
		Object.assign( window, {
			_wpemojiSettings: {
				baseUrl: '/wp-includes/images/x-',
				svgUrl: '/wp-includes/images/x-',
				ext: '.svg',
				svgExt: '.svg',
				supports: { everything: false, everythingExceptFlag: false },
			},
		} );
	} );
	for ( const name of [ 'twemoji', 'wp-emoji' ] ) {
		await page.addScriptTag( { url: `/wp-includes/js/${ name }.js` } );
	}
	// The script works: HTML output by WordPress has the image.
	await page.evaluate( () => {
		const note = document.createElement( 'p' );
		note.id = 'x-note';
		note.textContent = 'Theirs 🍵';
		document.querySelector( '#wpbody-content' )!.prepend( note );
	} );
	await expect( page.locator( '#x-note img.emoji' ) ).toHaveCount( 1 );
}

/** The images that the script inserted into Pharos's HTML. */
const images = ( page: Page ) =>
	page.locator(
		':is(#pharos-app, #pharos-object-form, [class*="components-"]) img.emoji'
	);

test.beforeEach( ( { site, allowProblems } ) => {
	// The images don't exist; WordPress's script replaces emoji also in the invisible default value of a field.
	allowProblems( /404/, /s\.w\.org/ );
	return site.resetSettings();
} );

test( 'texts with emoji are shown, typed, replaced and saved in a browser that lacks them', async ( {
	admin,
	publish,
	site,
} ) => {
	const id = await publish( { title: 'Emoji post' } );
	await site.php(
		`( new Pharos\\Settings\\Settings() )->save( [ 'page_title' => $args['title'] ] );
		update_post_meta( $args['id'], '_pharos_title', 'Tea 🍃' );`,
		{ id, title: TEA }
	);
	await openMetaTemplates( admin );
	await lackEmoji( admin );
	const preview = admin.getByRole( 'figure', {
		name: 'Search Engine Preview',
	} );
	await expect( preview ).toContainText( '🫖' );
	await titleField( admin ).focus();
	await admin.keyboard.press( 'ControlOrMeta+a' );
	await admin.keyboard.type( 'Tea 🍵 %title%' );
	await expect( preview ).toContainText( 'Tea 🍵' );
	await admin.keyboard.press( 'ControlOrMeta+a' );
	await admin.keyboard.type( 'Coffee' );
	await expect( preview ).toContainText( 'Coffee' );
	// Elements rendered at the end of the page: a list of suggestions, a dialog.
	await admin.keyboard.type( ' 🍵 @' );
	await expect( admin.getByRole( 'listbox' ) ).toBeVisible();
	await admin.keyboard.press( 'Escape' );
	await expect( images( admin ) ).toHaveCount( 0 );
	await saveButton( admin ).click();
	await expect( snackbar( admin ) ).toContainText(
		'Settings saved successfully.'
	);

	await goTo( admin, '/tools/bulk-editor?search=Emoji', 'Bulk Editor' );
	const grid = admin.getByRole( 'grid' );
	const cell = grid.getByRole( 'gridcell' ).first();
	await expect( cell ).toContainText( 'Tea 🍃' );
	await cell.click();
	await admin.keyboard.type( '🍃' );
	await admin.keyboard.press( 'Enter' );
	await expect( cell ).toContainText( 'Tea 🍃🍃' );
	await admin.keyboard.press( 'ArrowUp' );
	await admin.keyboard.press( 'Delete' );
	await expect( cell ).not.toContainText( '🍃' );
	await expect( grid.locator( 'img' ) ).toHaveCount( 0 );
} );

test( 'the same for the fields in forms of WordPress', async ( {
	admin,
	publish,
	snippet,
} ) => {
	await snippet( ...CLASSIC_EDITOR );
	const id = await publish();
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const form = admin.locator( '.pharos-object-form' );
	const title = form.getByRole( 'textbox', { name: 'Search Engine Title' } );
	await title.waitFor();
	await lackEmoji( admin );
	const preview = form.getByRole( 'figure' );
	for ( const text of [ TEA, '☕ Coffee', 'Plain', '🫖 again 🍵' ] ) {
		await title.fill( text );
		await expect( preview ).toContainText( text.split( ' ' )[ 0 ] ?? text );
	}
	for ( const tab of [ 'Social', 'Checks', 'Advanced', 'General' ] ) {
		await form.getByRole( 'tab', { name: tab, exact: true } ).click();
	}
	await expect( preview ).toContainText( '🫖 again 🍵' );
	await expect( images( admin ) ).toHaveCount( 0 );
	await admin.getByRole( 'button', { name: 'Update' } ).click();
	await expect( admin.getByText( 'Post updated.' ) ).toBeVisible();
} );
