/** The structured data of a page, edited with the page in the block editor; object-forms.spec.ts has the classic editor and profiles. */
import type { Locator } from '@playwright/test';
import type { Site } from '../support/site';
import {
	inBlockEditor,
	openEditor,
	openTab,
	save,
	saved,
	sidebar,
	visit,
} from './support/editor';
import { expect, test } from './support/test';

const entry = ( place: Locator, name: string ) =>
	place
		.getByRole( 'listitem' )
		.filter( { has: place.page().getByRole( 'heading', { name } ) } );

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
