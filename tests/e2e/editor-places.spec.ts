/** Pharos SEO in WordPress's own places of the block editor: keyboard shortcuts, bound blocks, a data store for other plugins. */
import {
	canvas,
	field,
	inBlockEditor,
	save,
	saved,
	visit,
} from './support/editor';
import { expect, test } from './support/test';

inBlockEditor();

test( 'a shortcut opens the sidebar, a block shows the meta description, and another plugin changes it', async ( {
	admin,
	site,
	allowProblems,
	publish,
} ) => {
	// Pages have no taxonomies, and test sites can't access the block directory.
	allowProblems( /wp\/v2\/taxonomies/, /block-directory/ );
	const id = await publish( { type: 'page', title: 'Tea', content: '' } );
	await site.php(
		`update_post_meta( $args['id'], '_pharos_description', 'All about tea.' );`,
		{ id }
	);
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const description = field( admin, 'Search Engine Description' );

	await test.step( 'the shortcut is in the editor’s list', async () => {
		await canvas( admin )
			.getByRole( 'button', { name: 'Add default block' } )
			.click();
		await admin.keyboard.press( 'Shift+Alt+S' );
		await expect( description ).toHaveText( 'All about tea.' );
		await admin.keyboard.press( 'Shift+Alt+S' );
		await expect( description ).toBeHidden();
		await admin.keyboard.press( 'Shift+Alt+H' );
		const list = admin.getByRole( 'dialog', {
			name: 'Keyboard shortcuts',
		} );
		await expect( list ).toContainText(
			'Show or hide the Pharos SEO sidebar.'
		);
		await admin.keyboard.press( 'Escape' );
		await expect( list ).toBeHidden();
	} );

	await test.step( 'the block follows the field', async () => {
		await canvas( admin )
			.getByRole( 'document', { name: /Empty block/ } )
			.click();
		await admin.keyboard.type( '/meta desc' );
		await expect(
			admin.getByRole( 'option', { name: 'Meta description' } )
		).toBeVisible();
		await admin.keyboard.press( 'Enter' );
		const block = canvas( admin ).locator( '[data-type="core/paragraph"]' );
		await expect( block ).toHaveText( 'All about tea.' );
		await admin.evaluate( () =>
			(
				window as unknown as {
					wp: {
						data: {
							dispatch: ( name: string ) => {
								editSeo: ( changes: object ) => Promise< void >;
							};
						};
					};
				}
			 ).wp.data
				.dispatch( 'pharos/editor' )
				.editSeo( { description: 'Tea & more.' } )
		);
		await expect( block ).toHaveText( 'Tea & more.' );
	} );

	await save( admin );
	await saved( admin );
	const { text } = await visit( site, id );
	expect( text ).toContain( 'content="Tea &amp; more."' );
	expect( text ).toMatch( /<p[^>]*>Tea &amp; more\.<\/p>/ );
} );
