/** Breadcrumbs: the block in the editor, and the links on the page. */
import type { Page } from '@playwright/test';
import { expectToFit } from './support/app';
import { canvas, inBlockEditor, save, saved } from './support/editor';
import { rightToLeft } from './support/rtl';
import { expect, test } from './support/test';

inBlockEditor();

const inEditor = ( page: Page ) =>
	canvas( page ).getByRole( 'document', { name: 'Block: SEO Breadcrumbs' } );

const onPage = ( page: Page ) =>
	page.getByRole( 'navigation', { name: 'Breadcrumbs', exact: true } );

test( 'are seen in the editor as visitors see them, with words of their own', async ( {
	admin,
	context,
	site,
	axe,
	allowProblems,
	publish,
} ) => {
	// Pages have no taxonomies.
	allowProblems( /wp\/v2\/taxonomies/ );
	const above = await publish( { type: 'page', title: 'Our teas' } );
	const id = await publish( {
		type: 'page',
		title: 'Green',
		content: '<!-- wp:pharos/breadcrumbs /-->',
	} );
	await site.php(
		`wp_update_post( [ 'ID' => $args['id'], 'post_parent' => $args['above'] ] );`,
		{ id, above }
	);
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const block = inEditor( admin );
	await expect( block.getByRole( 'listitem' ) ).toHaveText( [
		'Home',
		'Our teas',
		'Green',
	] );

	await block.click();
	const home = admin.getByRole( 'textbox', {
		name: 'Home page label',
	} );
	if ( ! ( await home.isVisible() ) ) {
		await admin
			.getByRole( 'button', { name: 'Settings', exact: true } )
			.click();
	}
	await home.fill( 'Start' );
	await admin.getByRole( 'textbox', { name: 'Separator' } ).fill( '/' );
	await expect( block.getByRole( 'listitem' ).first() ).toHaveText( 'Start' );
	await axe( admin, '.block-editor-block-inspector' );
	await save( admin );
	await saved( admin );

	await context.clearCookies();
	await admin.goto( `/?page_id=${ id }` );
	const links = onPage( admin ).getByRole( 'link' );
	await expect( links ).toHaveText( [ 'Start', 'Our teas' ] );
	await expect( onPage( admin ).locator( '[aria-current]' ) ).toHaveText(
		'Green'
	);
	const separator = onPage( admin )
		.getByRole( 'listitem' )
		.last()
		.evaluate( ( item ) => getComputedStyle( item, '::before' ).content );
	expect( await separator ).toBe( '"/" / ""' );
	await axe( admin, 'nav.pharos-breadcrumbs' );
	await links.last().click();
	await expect( onPage( admin ) ).toBeHidden();
} );

test( 'fit a phone and are mirrored from right to left', async ( {
	page,
	site,
	publish,
} ) => {
	const id = await publish( {
		type: 'page',
		title: 'A page with quite a long title that no phone shows in one line',
		content:
			'<!-- wp:shortcode -->[pharos_breadcrumbs]<!-- /wp:shortcode -->',
	} );
	await page.setViewportSize( { width: 390, height: 800 } );
	await rightToLeft( site, async () => {
		await page.goto( `/?page_id=${ id }` );
		const items = onPage( page ).getByRole( 'listitem' );
		const home = await items.first().boundingBox();
		expect( ( home?.x ?? 0 ) + ( home?.width ?? 0 ) ).toBeGreaterThan(
			195
		);
		await expectToFit( page );
	} );
} );
