/** In browsers without emoji, WordPress's script replaces them with images, also in HTML rendered by React; object-forms.spec.ts has WordPress's forms. */
import {
	goTo,
	openMetaTemplates,
	saveButton,
	snackbar,
	titleField,
} from './support/app';
import { images, lackEmoji } from './support/emoji';
import { expect, test } from './support/test';

const TEA = '🍵 %title% ☕ %site_name% 🫖';

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
