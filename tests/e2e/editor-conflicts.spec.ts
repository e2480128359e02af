/** The SEO of a post that is changed by another user while it is open in the block editor. */
import type { Page } from '@playwright/test';
import type { Site } from '../support/site';
import {
	canvas,
	inBlockEditor,
	field,
	openEditor,
	openTab,
	save,
	saved,
	sidebar,
} from './support/editor';
import { expect, test } from './support/test';

let id = 0;

inBlockEditor();
test.beforeEach( async ( { publish } ) => {
	id = await publish();
} );

type Fields = Record< string, unknown >;

/** Another user changes the SEO of the post. */
const elsewhere = async ( site: Site, fields: Fields, more: Fields = {} ) => {
	const editor = await site.as( 'editor' );
	const { status } = await editor.rest( 'POST', `/wp/v2/posts/${ id }`, {
		...more,
		pharos_seo: fields,
	} );
	expect( status ).toBe( 200 );
};

const stored = async ( site: Site ) => {
	const admin = await site.as( 'admin' );
	const { body } = await admin.rest< {
		pharos_seo: Fields;
		pharos_checks: { ignored: string[] };
		content: { raw: string };
	} >( 'GET', `/wp/v2/posts/${ id }?context=edit` );
	return body;
};

const TITLE = 'Search Engine Title';
const DESCRIPTION = 'Search Engine Description';

const question = ( page: Page ) =>
	page.getByRole( 'dialog', {
		name: 'Changed in another window or by another user',
	} );

const undo = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Undo', exact: true } ).click();

const isClean = ( page: Page ) =>
	expect(
		page.getByRole( 'button', { name: 'Save', exact: true } )
	).toBeDisabled();

test( 'what was not touched follows the server, and nothing of it is sent; of the same field, both versions are shown, and the choice is saved with the text; a value that does not fit is named in the editor’s notice, which leads to its field', async ( {
	admin,
	site,
	allowProblems,
	axe,
} ) => {
	await test.step( 'what was not touched follows the server, also through undo; nothing of it is sent', async () => {
		await openEditor( admin, id );
		await field( admin, TITLE ).fill( 'Mine' );
		await elsewhere( site, { description: 'Theirs', noindex: 'yes' } );

		const [ request ] = await Promise.all( [
			admin.waitForRequest(
				( one ) =>
					one.method() === 'POST' &&
					one.url().includes( `/wp/v2/posts/${ id }` )
			),
			save( admin ),
		] );
		await saved( admin );

		expect( request.postDataJSON().pharos_seo ).toEqual( {
			title: 'Mine',
			base: { title: '' },
		} );
		await expect( field( admin, DESCRIPTION ) ).toHaveValue( 'Theirs' );
		await isClean( admin );

		await undo( admin );
		await expect( field( admin, TITLE ) ).toHaveValue( '' );
		await expect( field( admin, DESCRIPTION ) ).toHaveValue( 'Theirs' );
		await save( admin );
		await isClean( admin );
		expect( ( await stored( site ) ).pharos_seo ).toMatchObject( {
			title: '',
			description: 'Theirs',
			noindex: 'yes',
		} );
	} );

	await test.step( 'a post saved together with other things overwrites nothing either', async () => {
		await field( admin, TITLE ).fill( 'Mine' );
		await elsewhere( site, { description: 'Theirs again' } );
		// As the list of all unsaved changes does.
		await admin.evaluate(
			( post ) =>
				(
					window as unknown as {
						wp: {
							data: {
								dispatch: ( name: string ) => {
									saveEditedEntityRecord: (
										...record: unknown[]
									) => Promise< unknown >;
								};
							};
						};
					}
				 ).wp.data
					.dispatch( 'core' )
					.saveEditedEntityRecord( 'postType', 'post', post ),
			id
		);
		expect( ( await stored( site ) ).pharos_seo ).toMatchObject( {
			title: 'Mine',
			description: 'Theirs again',
		} );
		await isClean( admin );
	} );

	await test.step( 'checks that others ignore stay ignored', async () => {
		await openTab( admin, 'Checks' );
		await sidebar( admin )
			.getByRole( 'button', { name: /The content has \d+ words/ } )
			.click();
		await sidebar( admin )
			.getByRole( 'button', { name: 'Ignore' } )
			.click();
		await elsewhere(
			site,
			{},
			{ pharos_checks: { ignored: [ 'theirs' ] } }
		);
		await save( admin );
		await saved( admin );
		await isClean( admin );
		const { ignored } = ( await stored( site ) ).pharos_checks;
		expect( ignored ).toHaveLength( 2 );
		expect( ignored ).toContain( 'theirs' );
	} );

	await test.step( 'the same field: both versions are shown, and the choice is saved with the text', async () => {
		allowProblems( /status of 409/ );
		await openTab( admin, 'General' );
		await canvas( admin )
			.getByRole( 'textbox', { name: 'Add title' } )
			.fill( 'New text' );
		await field( admin, TITLE ).fill( 'My title' );
		await field( admin, DESCRIPTION ).fill( 'My description' );
		await elsewhere( site, {
			title: 'Their title',
			description: 'Their description',
			focus_keyword: 'theirs',
		} );
		await save( admin );

		await expect( question( admin ) ).toContainText(
			'Your change: My title'
		);
		await expect( question( admin ) ).toContainText(
			'Saved value: Their description'
		);
		await axe( admin, '[role="dialog"]' );
		expect( ( await stored( site ) ).pharos_seo ).toMatchObject( {
			title: 'Their title',
		} );

		// Canceling loses nothing, and the notice opens the dialog again.
		await question( admin )
			.getByRole( 'button', { name: 'Cancel' } )
			.click();
		await expect( field( admin, TITLE ) ).toHaveValue( 'My title' );
		await admin
			.getByRole( 'button', { name: 'Choose what to keep' } )
			.click();

		await question( admin )
			.getByRole( 'radio', { name: 'Saved value: Their description' } )
			.check();
		await question( admin )
			.getByRole( 'button', { name: 'Save my choice' } )
			.click();
		await saved( admin );
		await expect( question( admin ) ).toHaveCount( 0 );
		await isClean( admin );
		await expect( field( admin, DESCRIPTION ) ).toHaveValue(
			'Their description'
		);
		await expect( field( admin, 'Focus Keyword' ) ).toHaveValue( 'theirs' );
		expect( ( await stored( site ) ).pharos_seo ).toMatchObject( {
			title: 'My title',
			description: 'Their description',
			focus_keyword: 'theirs',
		} );
		expect(
			await site.php( `return get_post( $args['id'] )->post_title;`, {
				id,
			} )
		).toBe( 'New text' );
	} );

	await test.step( 'the same value on both sides is no question; a field emptied here is one', async () => {
		await field( admin, TITLE ).fill( 'Same' );
		await elsewhere( site, { title: 'Same' } );
		await save( admin );
		await saved( admin );
		await isClean( admin );

		await field( admin, TITLE ).fill( '' );
		await elsewhere( site, { title: 'Theirs' } );
		await save( admin );
		await expect( question( admin ) ).toContainText(
			'Your change: (empty)'
		);
		await question( admin )
			.getByRole( 'button', { name: 'Save my choice' } )
			.click();
		await isClean( admin );
		expect( ( await stored( site ) ).pharos_seo ).toMatchObject( {
			title: '',
		} );
	} );

	await test.step( 'a value that does not fit: the editor’s notice names its field and leads to it', async () => {
		allowProblems( /status of 400/ );
		await openTab( admin, 'Advanced' );
		await field( admin, 'Canonical URL' ).fill( 'no address' );
		await openTab( admin, 'General' );
		await save( admin );
		const notice = admin.locator( '.components-notice.is-error', {
			hasText: 'Canonical URL: It must be a URL',
		} );
		await expect( notice.first() ).toContainText( 'Updating failed.' );
		await notice.getByRole( 'button', { name: 'Go to the field' } ).click();
		await expect( field( admin, 'Canonical URL' ) ).toBeFocused();

		// The same with the sidebar closed.
		await save( admin );
		await admin
			.getByRole( 'button', { name: 'Settings', exact: true } )
			.click();
		await expect( sidebar( admin ) ).toHaveCount( 0 );
		await notice.getByRole( 'button', { name: 'Go to the field' } ).click();
		await expect( field( admin, 'Canonical URL' ) ).toBeFocused();
	} );
} );
