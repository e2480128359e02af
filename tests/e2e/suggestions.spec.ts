/** Suggestions by AI, from a provider whose answers the test gives. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectToFit, openRoute, saveButton, snackbar } from './support/app';
import { field, inBlockEditor, openEditor, sidebar } from './support/editor';
import { upload } from './support/media';
import { overflowing } from './support/overflowing';
import { expect, test } from './support/test';

const TEXTS = [ 'Steeping green tea', 'Green tea in 3 steps', 'Tea, slowly' ];
const CONTENT =
	'Pour water of eighty degrees over the leaves, wait for two minutes, and enjoy a cup of green tea that is mild and sweet.';

inBlockEditor();
test.beforeEach( async ( { site, snippet, afterwards } ) => {
	await snippet(
		'ai-provider',
		readFileSync(
			join( __dirname, '../fixtures/ai-provider.php' ),
			'utf8'
		).replace( /^<\?php/, '' )
	);
	await site.php( `update_option( 'x_ai', $args, false );`, {
		models: { 'x-ai': [ 'bard' ] },
		answers: [ JSON.stringify( { suggestions: TEXTS } ) ],
	} );
	afterwards( () =>
		site.php(
			`delete_option( 'x_ai' ); delete_option( 'x_ai_received' ); delete_transient( 'pharos_suggestions_available' );
			Pharos\\Suggestions\\Agreement::erase( get_user_by( 'login', 'admin' )->ID );`
		)
	);
} );

const panel = ( page: Page, label: string ) =>
	page.getByRole( 'group', { name: `Suggestions: ${ label }` } );

test( 'in the editor, a person agrees to the provider, uses a title, takes it back, edits another one, and saves nothing on the way', async ( {
	admin,
	site,
	axe,
	publish,
	allowProblems,
} ) => {
	// Asks for the agreement.
	allowProblems( /status of 409/ );
	const id = await publish( { title: 'Green tea', content: CONTENT } );
	await openEditor( admin, id );
	const title = field( admin, 'Search Engine Title' );
	const button = sidebar( admin ).getByRole( 'button', {
		name: 'Suggest with AI: Search Engine Title',
	} );
	const box = panel( admin, 'Search Engine Title' );

	await button.press( 'Enter' );
	await expect( box ).toContainText( 'Send texts to X Models?' );
	await axe( admin, '.pharos-suggestions' );
	await box.getByRole( 'button', { name: 'Agree' } ).press( 'Enter' );
	await expect( box.getByRole( 'listitem' ) ).toHaveCount( 3 );
	await expect( box ).toBeFocused();
	await axe( admin, '.pharos-suggestions' );
	await expect( box ).toContainText( '18 / 60' );

	await box.getByRole( 'button', { name: 'Use' } ).first().click();
	await expect( title ).toHaveValue( 'Steeping green tea' );
	await expect( button ).toBeFocused();
	await expect( sidebar( admin ).getByRole( 'figure' ) ).toContainText(
		'Steeping green tea'
	);
	await admin.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( title ).toHaveValue( '' );

	await button.click();
	await box.getByRole( 'button', { name: 'Edit' } ).last().click();
	await expect( title ).toBeFocused();
	await title.press( '!' );
	await expect( title ).toHaveValue( 'Tea, slowly!' );
	expect(
		await site.php( `return get_post_meta( $args[0] );`, [ id ] )
	).not.toHaveProperty( '_pharos_title' );
} );

test( 'in the bulk editor, suggestions come row by row; used ones are saved with the table', async ( {
	admin,
	site,
	axe,
	publish,
} ) => {
	const name = `Bulk tea${ 'box'.repeat( 40 ) }`;
	const id = await publish( { title: name, content: CONTENT } );
	await openRoute( admin, '/tools/bulk-editor?search=Bulk', 'Bulk Editor' );
	await admin.getByRole( 'button', { name: 'Suggest with AI…' } ).click();
	const dialog = admin.getByRole( 'dialog', { name: 'Suggest with AI' } );
	await dialog.getByRole( 'button', { name: 'Agree' } ).click();
	await expect( dialog ).toContainText( 'This sends 1 request to X Models' );
	await axe( admin, '.components-modal__frame' );
	expect( await overflowing( admin ) ).toEqual( [] );
	const start = dialog.getByRole( 'button', { name: 'Get suggestions' } );
	// As in WordPress's dialogs, the main button is the last one.
	await expect( dialog.getByRole( 'button' ).last() ).toHaveText(
		'Get suggestions'
	);
	await start.click();
	const text = dialog.getByRole( 'textbox', {
		name: `Description: ${ name }`,
	} );
	await expect( text ).toHaveValue( TEXTS[ 0 ] ?? '' );
	await axe( admin, '.components-modal__frame' );
	await text.fill( 'Tea, edited' );
	await admin.setViewportSize( { width: 390, height: 420 } );
	await expectToFit( admin );
	expect( await overflowing( admin ) ).toEqual( [] );
	await expect(
		dialog.getByRole( 'button', { name: 'Done' } ),
		'stays in view below a long list'
	).toBeInViewport( { ratio: 1 } );
	await dialog.getByRole( 'button', { name: `Use: ${ name }` } ).click();
	await dialog.getByRole( 'button', { name: 'Done' } ).click();
	await expect( admin.getByRole( 'grid' ) ).toContainText( 'Tea, edited' );
	await saveButton( admin ).click();
	await expect( snackbar( admin ) ).toBeVisible();
	expect(
		await site.php(
			`return get_post_meta( $args[0], '_pharos_description', true );`,
			[ id ]
		)
	).toBe( 'Tea, edited' );
} );

test( 'in the media library, a suggested alt text goes into its field, and is saved when the person leaves it', async ( {
	admin,
	site,
	axe,
	allowProblems,
} ) => {
	// Asks for the agreement.
	allowProblems( /status of 409/ );
	await site.php( `update_option( 'x_ai', $args, false );`, {
		models: { 'x-ai': [ 'bard-eyes' ] },
		answers: [ JSON.stringify( { suggestions: TEXTS } ) ],
	} );
	await upload( site, { name: 'tea-field' } );
	// A kept site has the text of an earlier run.
	await site.php(
		`update_post_meta( get_page_by_path( 'tea-field', OBJECT, 'attachment' )->ID, '_wp_attachment_image_alt', '' );`
	);
	const alt = () =>
		site.php< { id: number; alt: string } >(
			`$id = get_page_by_path( 'tea-field', OBJECT, 'attachment' )->ID;
			return [ 'id' => $id, 'alt' => get_post_meta( $id, '_wp_attachment_image_alt', true ) ];`
		);
	await admin.goto( `/wp-admin/upload.php?item=${ ( await alt() ).id }` );
	await admin
		.getByRole( 'button', { name: 'Suggest with AI: Alt text' } )
		.press( 'Enter' );
	const box = panel( admin, 'Alt text' );
	await box.getByRole( 'button', { name: 'Agree' } ).click();
	await expect( box.getByRole( 'listitem' ) ).toHaveCount( 3 );
	await axe( admin, '.pharos-media-alt' );
	await admin.setViewportSize( { width: 390, height: 800 } );
	await expectToFit( admin );
	await box.getByRole( 'button', { name: 'Use' } ).first().click();
	const input = admin.getByRole( 'textbox', { name: 'Alternative Text' } );
	await expect( input ).toBeFocused();
	await expect( input ).toHaveValue( TEXTS[ 0 ] ?? '' );
	expect( ( await alt() ).alt ).toBe( '' );
	await input.press( 'Tab' );
	await expect.poll( async () => ( await alt() ).alt ).toBe( TEXTS[ 0 ] );
} );
