/** What becomes of former URLs, asked where they change: block editor, lists, forms. */
import type { Page } from '@playwright/test';
import type { Site } from '../support/site';
import { expectToFit } from './support/app';
import { CLASSIC_EDITOR, inBlockEditor, save } from './support/editor';
import { rightToLeft } from './support/rtl';
import { expect, test } from './support/test';

inBlockEditor();

let page = 0;
let term = 0;

test.beforeEach( async ( { site, afterwards } ) => {
	[ page, term ] = await site.php< [ number, number ] >( `
		global $wpdb;
		$wpdb->query( 'DROP TABLE IF EXISTS ' . Pharos\\Redirects\\Table::name() );
		delete_option( Pharos\\Redirects\\Table::OPTION );
		delete_transient( 'pharos_url_changes_1' );
		return [
			wp_insert_post( [ 'post_title' => 'Urushi', 'post_name' => 'e-urushi', 'post_type' => 'page', 'post_status' => 'publish', 'post_author' => 1 ] ),
			wp_insert_term( 'Urushi', 'category', [ 'slug' => 'e-urushi' ] )['term_id'],
		];` );
	afterwards( () =>
		site.php(
			`wp_delete_post( $args[0], true ); wp_delete_term( $args[1], 'category' );`,
			[ page, term ]
		)
	);
} );

const LIST = '/wp-admin/edit.php?post_type=page&s=Urushi';

async function visit( site: Site, path: string ) {
	const { status, location } = await site.get( path );
	return location === null
		? String( status )
		: `${ status } ${ location.replace( site.url, '' ) }`;
}

const snackbar = ( admin: Page, text: string | RegExp ) =>
	admin.locator( '.components-snackbar', { hasText: text } );
const notice = ( admin: Page ) => admin.locator( '.pharos-url-notice' );
const choice = ( admin: Page ) =>
	admin.getByRole( 'combobox', { name: 'Old URL' } );
const target = ( admin: Page ) =>
	admin.getByRole( 'textbox', { name: 'Target URL' } );

test.describe( 'The block editor', () => {
	const open = ( admin: Page ) =>
		admin.goto( `/wp-admin/post.php?post=${ page }&action=edit` );
	async function type( admin: Page, slug: string ) {
		await admin.getByRole( 'button', { name: /Change link/ } ).click();
		const field = admin.getByRole( 'textbox', { name: 'Slug' } );
		await field.fill( slug );
		await field.press( 'Tab' );
		await admin.keyboard.press( 'Escape' );
	}

	test( 'asks what becomes of the old URL; a target that is refused is told at its field; an undo puts both back; moved to the trash, the list asks', async ( {
		admin,
		site,
		axe,
		allowProblems,
	} ) => {
		allowProblems( /status of 400/ );
		await open( admin );
		await expect( choice( admin ) ).toHaveCount( 0 );
		await type( admin, 'e-lacquer' );
		await expect( choice( admin ) ).toHaveValue( 'default' );
		const change = admin.locator( '.pharos-url-change' );
		await expect( change ).toContainText( '/e-urushi/ → /e-lacquer/' );
		await choice( admin ).selectOption( 'Redirect to another URL' );
		await axe( admin, '.pharos-url-change' );
		await target( admin ).fill( 'nowhere' );
		await save( admin );
		await expect( change ).toContainText( /Begin with \// );
		expect( await visit( site, '/e-urushi/' ) ).toBe( '200' );
		await target( admin ).fill( '/about/' );
		await save( admin );
		await expect(
			snackbar( admin, '/e-urushi/ redirects to /about/.' )
		).toBeVisible();
		await expect( choice( admin ) ).toHaveCount( 0 );
		expect( await visit( site, '/e-urushi/' ) ).toBe( '301 /about/' );

		// The next change is asked about again, and redirects without a word.
		await type( admin, 'e-maki' );
		await expect( choice( admin ) ).toHaveValue( 'default' );
		await save( admin );
		// The message goes after 10 seconds.
		await snackbar( admin, '/e-lacquer/ redirects to /e-maki/.' )
			.getByRole( 'button', { name: 'Undo' } )
			.click();
		await expect(
			snackbar( admin, 'The URL is /e-lacquer/ again.' )
		).toBeVisible();
		expect( await visit( site, '/e-lacquer/' ) ).toBe( '200' );
		await admin.getByRole( 'button', { name: /Change link/ } ).click();
		await expect(
			admin.getByRole( 'textbox', { name: 'Slug' } )
		).toHaveValue( 'e-lacquer' );
		await admin.keyboard.press( 'Escape' );

		await test.step( 'moves a page to the trash, and the list asks', async () => {
			await admin
				.getByRole( 'button', { name: 'Move to trash' } )
				.click();
			await admin
				.getByRole( 'dialog' )
				.getByRole( 'button', { name: /Move to trash|Trash/ } )
				.click();
			await expect( notice( admin ) ).toContainText(
				'Visitors to /e-lacquer/ now see “Page not found”.'
			);
			await notice( admin )
				.getByRole( 'combobox' )
				.selectOption( 'Return 410 Gone' );
			await notice( admin )
				.getByRole( 'button', { name: 'Apply' } )
				.click();
			await expect( notice( admin ) ).toContainText(
				'/e-lacquer/ returns 410 Gone.'
			);
			expect( await visit( site, '/e-lacquer/' ) ).toBe( '410' );
		} );
	} );
} );

test( 'the list: quick edit asks, tells and undoes; the trash asks; on a phone and right to left', async ( {
	admin,
	site,
	axe,
	allowProblems,
} ) => {
	allowProblems( /status of 400/ );
	await admin.goto( LIST );
	const row = admin.locator( `#post-${ page }` );
	const edit = async ( slug: string ) => {
		await row.hover();
		await row.getByRole( 'button', { name: /Quick edit/ } ).click();
		await admin.locator( '.inline-editor [name="post_name"]' ).fill( slug );
	};
	const update = () =>
		admin.getByRole( 'button', { name: 'Update', exact: true } ).click();
	await edit( 'e-lacquer' );
	await expect( choice( admin ) ).toHaveValue( 'default' );
	await admin.getByRole( 'textbox', { name: 'Slug' } ).fill( 'e-urushi' );
	await expect( choice( admin ) ).toBeHidden();
	await admin.getByRole( 'textbox', { name: 'Slug' } ).fill( 'e-lacquer' );
	await choice( admin ).selectOption( 'Redirect to another URL' );
	await axe( admin, '.inline-editor .pharos-url-choice' );
	await update();
	await expect(
		admin.locator( '.inline-editor .inline-edit-save' )
	).toContainText( 'Enter the target URL.' );
	await target( admin ).fill( '/about/' );
	await update();
	await expect( notice( admin ) ).toContainText(
		'/e-urushi/ redirects to /about/.'
	);
	expect( await visit( site, '/e-urushi/' ) ).toBe( '301 /about/' );
	await notice( admin )
		.getByRole( 'button', { name: 'Change redirect' } )
		.click();
	await notice( admin ).getByRole( 'button', { name: 'Apply' } ).click();
	await expect( notice( admin ) ).toContainText(
		'/e-urushi/ redirects to /e-lacquer/.'
	);
	await notice( admin ).getByRole( 'button', { name: 'Undo' } ).click();
	await expect( notice( admin ) ).toContainText(
		'The URL is /e-urushi/ again.'
	);
	expect( await visit( site, '/e-urushi/' ) ).toBe( '200' );
	await row.hover();
	await row.getByRole( 'button', { name: /Quick edit/ } ).click();
	await expect( admin.getByRole( 'textbox', { name: 'Slug' } ) ).toHaveValue(
		'e-urushi'
	);
	await admin.getByRole( 'button', { name: 'Cancel' } ).click();

	await row.hover();
	await row.getByRole( 'link', { name: /Move .*Trash/ } ).click();
	await expect( notice( admin ) ).toContainText( '“Page not found”' );
	await notice( admin )
		.getByRole( 'combobox' )
		.selectOption( 'Redirect to another URL' );
	await axe( admin, '.pharos-url-notice' );
	await admin.setViewportSize( { width: 390, height: 844 } );
	await expectToFit( admin, '390 px' );
	await notice( admin ).getByRole( 'button', { name: 'Apply' } ).click();
	await expect( target( admin ) ).toBeFocused();
	await target( admin ).fill( 'nowhere' );
	await notice( admin ).getByRole( 'button', { name: 'Apply' } ).click();
	await expect( notice( admin ) ).toContainText( /Begin with \// );
	await target( admin ).fill( '/about/' );
	await notice( admin ).getByRole( 'button', { name: 'Apply' } ).click();
	await expect( notice( admin ) ).toContainText(
		'/e-urushi/ redirects to /about/.'
	);
	expect( await visit( site, '/e-urushi/' ) ).toBe( '301 /about/' );
	await admin.setViewportSize( { width: 1280, height: 844 } );
	await admin
		.locator( '#message' )
		.getByRole( 'link', { name: 'Undo' } )
		.click();
	await expect( admin.getByText( /restored from the Trash/ ) ).toBeVisible();
	expect( await visit( site, '/e-urushi/' ) ).toBe( '200' );

	await rightToLeft( site, async () => {
		await admin.goto( LIST );
		await edit( 'e-lacquer' );
		await expectToFit( admin, 'right to left' );
	} );
} );

test( 'forms of WordPress ask, too: a category, the classic editor; a structure of URLs that changes is told on its screen, with an undo', async ( {
	admin,
	afterwards,
	site,
	snippet,
} ) => {
	await test.step( 'a category: its form asks, and the list when it is deleted', async () => {
		await admin.goto(
			`/wp-admin/term.php?taxonomy=category&tag_ID=${ term }`
		);
		await admin
			.getByRole( 'textbox', { name: 'Slug' } )
			.fill( 'e-lacquer' );
		await choice( admin ).selectOption( 'Redirect to another URL' );
		await admin.getByRole( 'button', { name: 'Update' } ).click();
		// The browser holds the form back.
		await expect( target( admin ) ).toBeFocused();
		await target( admin ).fill( '/about/' );
		await admin.getByRole( 'button', { name: 'Update' } ).click();
		await expect( notice( admin ) ).toContainText(
			'/category/e-urushi/ redirects to /about/.'
		);

		await admin.goto(
			'/wp-admin/edit-tags.php?taxonomy=category&s=Urushi'
		);
		admin.once( 'dialog', ( dialog ) => void dialog.accept() );
		const row = admin.locator( `#tag-${ term }` );
		await row.hover();
		await row.getByRole( 'button', { name: /Delete/ } ).click();
		await expect( notice( admin ) ).toContainText(
			'Visitors to /category/e-lacquer/ now see “Page not found”.'
		);
	} );

	await test.step( 'the classic editor asks below the permalink, and an undo loads it again', async () => {
		await snippet( ...CLASSIC_EDITOR );
		await admin.goto( `/wp-admin/post.php?post=${ page }&action=edit` );
		await admin.locator( '#edit-slug-buttons .edit-slug' ).click();
		await admin.locator( '#new-post-slug' ).fill( 'e-lacquer' );
		await admin.locator( '#edit-slug-buttons .save' ).click();
		await expect( choice( admin ) ).toHaveValue( 'default' );
		await choice( admin ).selectOption( 'Return 410 Gone' );
		await admin.getByRole( 'button', { name: 'Update' } ).click();
		await expect( notice( admin ) ).toContainText(
			'/e-urushi/ returns 410 Gone.'
		);
		expect( await visit( site, '/e-urushi/' ) ).toBe( '410' );
		await notice( admin ).getByRole( 'button', { name: 'Undo' } ).click();
		await expect( admin.locator( '#post_name' ) ).toHaveValue( 'e-urushi' );
		expect( await visit( site, '/e-urushi/' ) ).toBe( '200' );
	} );

	await test.step( 'a structure of URLs that changes is told on its screen, with an example and an undo', async () => {
		afterwards( () =>
			site.php(
				`update_option( 'category_base', '' ); delete_option( 'rewrite_rules' ); delete_option( 'pharos_url_structures' );`
			)
		);
		await admin.goto( '/wp-admin/options-permalink.php' );
		await admin.locator( '#category_base' ).fill( 'e-topics' );
		await admin.locator( '#submit' ).click();
		await expect( notice( admin ) ).toContainText(
			/^\/category\/.+ redirects to \/e-topics\//
		);
		await notice( admin ).getByRole( 'button', { name: 'Undo' } ).click();
		await expect( admin.locator( '#category_base' ) ).toHaveValue( '' );
	} );
} );
