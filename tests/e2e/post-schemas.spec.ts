/** The structured data of a page, edited with the page: block editor, classic editor, terms and users. */
import type { Locator, Page } from '@playwright/test';
import type { Site } from '../support/site';
import { expectToFit } from './support/app';
import {
	CLASSIC_EDITOR,
	inBlockEditor,
	openEditor,
	openTab,
	save,
	saved,
	sidebar,
	visit,
} from './support/editor';
import { rightToLeft } from './support/rtl';
import { expect, test } from './support/test';

const fields = ( page: Page ) => page.locator( '.pharos-object-form' );

const entry = ( place: Locator, name: string ) =>
	place
		.getByRole( 'listitem' )
		.filter( { has: place.page().getByRole( 'heading', { name } ) } );

/**
 * Opens a post in the classic editor. Waits for its text editor, because the page moves until it is loaded, and clicks
 * would miss.
 */
async function openClassic( page: Page, id: number ): Promise< void > {
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await expect( page.locator( '#content_ifr' ) ).toBeVisible();
	await openSchemas( page );
}

/** Opens the Schema tab with the keyboard, for the same reason. */
async function openSchemas( page: Page ): Promise< void > {
	const tab = fields( page ).getByRole( 'tab', { name: 'Schema' } );
	await tab.press( 'Enter' );
	await expect( tab ).toHaveAttribute( 'aria-selected', 'true' );
}

/** Turns off a schema with the keyboard: the preview arrives later and moves the controls. */
async function switchOff( schema: Locator ): Promise< void > {
	const toggle = schema.getByRole( 'checkbox' );
	await toggle.press( ' ' );
	await expect( toggle ).not.toBeChecked();
}

/** The types of all nodes of a page. */
async function typesOn( site: Site, id: number ): Promise< string[] > {
	const { text } = await visit( site, id );
	const [ , json = '' ] =
		/<script type="application\/ld\+json">(.*?)<\/script>/s.exec( text ) ??
		[];
	return JSON.parse( json )[ '@graph' ].flatMap(
		( node: { '@type': string | string[] } ) => node[ '@type' ]
	);
}

inBlockEditor();

test( 'the block editor: a schema is switched off, one changed, one added; undo takes it back; the post saves it', async ( {
	admin,
	site,
	axe,
	publish,
} ) => {
	const id = await publish();
	expect( await typesOn( site, id ) ).toEqual(
		expect.arrayContaining( [ 'Article', 'BreadcrumbList' ] )
	);
	await openEditor( admin, id );
	await openTab( admin, 'Schema' );
	const trail = entry( sidebar( admin ), 'Breadcrumb' );
	await axe( admin, '.pharos-editor' );
	await switchOff( trail );
	await expect( trail ).toContainText( 'Turned off here' );

	await entry( sidebar( admin ), 'Article' )
		.getByRole( 'button', { name: /Customize/ } )
		.click();
	const dialog = admin.getByRole( 'dialog' );
	await dialog
		.getByRole( 'textbox', { name: /Headline/ } )
		.first()
		.fill( 'All about kettles' );
	await expect( dialog.getByRole( 'region' ) ).toContainText(
		'All about kettles'
	);
	await axe( admin, '.pharos-page-schemas__dialog' );
	await dialog.getByRole( 'button', { name: 'Done' } ).click();
	await expect( entry( sidebar( admin ), 'Article' ) ).toContainText(
		'Customized here'
	);

	await sidebar( admin )
		.getByRole( 'button', { name: 'Add Schema' } )
		.click();
	await admin
		.getByRole( 'dialog' )
		.getByRole( 'radio', { name: /^Service/ } )
		.check();
	await admin
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: 'Add', exact: true } )
		.click();
	await admin
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: 'Done' } )
		.click();
	const service = entry( sidebar( admin ), 'Service' );
	await expect( service ).toContainText( 'Only here' );
	await admin
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Undo' } )
		.click();
	await expect( service ).toBeHidden();

	await save( admin );
	await saved( admin );
	const types = await typesOn( site, id );
	expect( types ).toContain( 'Article' );
	expect( types ).not.toContain( 'BreadcrumbList' );
	expect( types ).not.toContain( 'Service' );
	expect( ( await visit( site, id ) ).text ).toContain(
		'"headline":"All about kettles"'
	);
} );

test( 'the classic editor: the form saves it; it fits a phone and is mirrored', async ( {
	admin,
	site,
	axe,
	publish,
	snippet,
} ) => {
	await snippet( ...CLASSIC_EDITOR );
	const id = await publish();
	await rightToLeft( site, async () => {
		await admin.setViewportSize( { width: 390, height: 800 } );
		await openClassic( admin, id );
		await expect( entry( fields( admin ), 'Article' ) ).toBeVisible();
		await axe( admin, '.pharos-object-form' );
		await entry( fields( admin ), 'Article' )
			.getByRole( 'button', { name: /Customize/ } )
			.press( 'Enter' );
		await axe( admin, '.pharos-page-schemas__dialog' );
		await expectToFit( admin );
		await admin.keyboard.press( 'Escape' );
	} );
	await admin.setViewportSize( { width: 1280, height: 800 } );
	await openClassic( admin, id );
	await switchOff( entry( fields( admin ), 'Article' ) );
	await admin.getByRole( 'button', { name: 'Update' } ).click();
	await expect( admin.getByText( 'Post updated.' ) ).toBeVisible();
	expect( await typesOn( site, id ) ).not.toContain( 'Article' );
	await openSchemas( admin );
	await expect( entry( fields( admin ), 'Article' ) ).toContainText(
		'Turned off here'
	);
} );

test( 'a term and a user have it, too; with schemas off, none have it', async ( {
	admin,
	site,
} ) => {
	const schemaTab = fields( admin ).getByRole( 'tab', { name: 'Schema' } );
	const term = await site.php< number >(
		`return get_term_by( 'slug', 'tea', 'category' )->term_id;`
	);
	for ( const path of [
		`/wp-admin/term.php?taxonomy=category&tag_ID=${ term }`,
		'/wp-admin/profile.php',
	] ) {
		await admin.goto( path );
		await schemaTab.click();
		await fields( admin )
			.getByText( /site schemas?/ )
			.click();
		await expect(
			entry( fields( admin ), 'Organization' ).first()
		).toBeVisible();
	}
	await site.php(
		`update_option( 'pharos_settings', [ 'revision' => 1, 'enable_schemas' => false ] );`
	);
	await admin.goto( '/wp-admin/profile.php' );
	await expect(
		fields( admin ).getByRole( 'tab', { name: 'Advanced' } )
	).toBeVisible();
	await expect( schemaTab ).toBeHidden();
} );
