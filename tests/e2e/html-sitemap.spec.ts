/** The HTML sitemap: the block in the editor, and the list on the page. */
import type { Page } from '@playwright/test';
import { expectToFit } from './support/app';
import { canvas, inBlockEditor, save, saved, visit } from './support/editor';
import { rightToLeft } from './support/rtl';
import { expect, test } from './support/test';

inBlockEditor();

const inEditor = ( page: Page ) =>
	canvas( page ).getByRole( 'document', { name: 'Block: Sitemap' } );

const onPage = ( page: Page ) =>
	page.getByRole( 'navigation', { name: 'Sitemap', exact: true } );

/** Sets the kinds of content of the block, also those that no control offers. */
const setTypes = ( page: Page, types: string ) =>
	page.evaluate( ( value ) => {
		interface Data {
			select: ( name: string ) => {
				getSelectedBlockClientId: () => string;
			};
			dispatch: ( name: string ) => {
				updateBlockAttributes: ( id: string, to: object ) => void;
			};
		}
		const { select, dispatch } = (
			window as unknown as { wp: { data: Data } }
		 ).wp.data;
		dispatch( 'core/block-editor' ).updateBlockAttributes(
			select( 'core/block-editor' ).getSelectedBlockClientId(),
			{ types: value }
		);
	}, types );

test( 'is inserted as a block, seen at once, also if there is nothing to list, and is on the page for visitors', async ( {
	admin,
	context,
	site,
	axe,
	allowProblems,
	publish,
} ) => {
	// Pages have no taxonomies, and test sites can't access the block directory.
	allowProblems( /wp\/v2\/taxonomies/, /block-directory/ );
	const id = await publish( {
		type: 'page',
		title: 'All',
		content: '',
	} );
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await admin
		.getByRole( 'button', { name: 'Block Inserter', exact: true } )
		.click();
	await admin.getByRole( 'searchbox' ).fill( 'links' );
	await admin.getByRole( 'option', { name: 'Sitemap', exact: true } ).click();
	const block = inEditor( admin );
	for ( const kind of [ 'Posts', 'Pages', 'Categories', 'Tags' ] ) {
		await expect(
			block.getByRole( 'heading', { name: kind } )
		).toBeVisible();
	}

	await test.step( 'without anything to list, the block says so', async () => {
		await setTypes( admin, 'gone' );
		await expect( block ).toContainText( 'No content to list' );
		await setTypes( admin, '' );
	} );

	await block.click();
	const choice = admin.getByRole( 'group', { name: 'Content' } );
	if ( ! ( await choice.isVisible() ) ) {
		await admin
			.getByRole( 'button', { name: 'Settings', exact: true } )
			.click();
	}
	await choice.getByRole( 'checkbox', { name: 'Pages' } ).check();
	await choice.getByRole( 'checkbox', { name: 'Categories' } ).check();
	await expect( block.getByRole( 'heading' ) ).toHaveText( [
		'Pages',
		'Categories',
	] );
	await axe( admin, '.block-editor-block-inspector' );
	await save( admin );
	await saved( admin );

	const { text } = await visit( site, id );
	expect( text ).not.toContain( 'sitemap-block' );
	await context.clearCookies();
	await admin.goto( `/?page_id=${ id }` );
	await expect( onPage( admin ).getByRole( 'heading' ) ).toHaveText( [
		'Pages',
		'Categories',
	] );
	await expect(
		onPage( admin ).getByRole( 'link', { name: 'All' } )
	).toHaveAttribute( 'aria-current', 'page' );
	await expect(
		onPage( admin )
			.getByRole( 'listitem' )
			.filter( { hasText: 'Our growers' } )
			.getByRole( 'link', { name: 'Fujian' } )
			.first()
	).toBeVisible();
	await axe( admin, 'nav.pharos-sitemap' );
} );

test( 'fits a phone and is mirrored from right to left', async ( {
	page,
	site,
	axe,
	publish,
} ) => {
	const id = await publish( {
		type: 'page',
		title: 'All',
		content:
			'<!-- wp:shortcode -->[pharos_sitemap types="page,category"]<!-- /wp:shortcode -->',
	} );
	await page.setViewportSize( { width: 390, height: 800 } );
	await rightToLeft( site, async () => {
		await page.goto( `/?page_id=${ id }` );
		const nested = onPage( page ).locator( 'li li a' ).first();
		const above = onPage( page ).locator( 'li:has(li) > a' ).first();
		const right = async ( one: typeof nested ) => {
			const box = await one.boundingBox();
			return ( box?.x ?? 0 ) + ( box?.width ?? 0 );
		};
		expect( await right( nested ) ).toBeLessThan( await right( above ) );
		await expectToFit( page );
		await axe( page, 'nav.pharos-sitemap' );
	} );
} );
