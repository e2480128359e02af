/** Tools > Access: what an administrator grants to a role, a user with that role has, and nothing else. */
import { openRoute, saveButton } from './support/app';
import { CLASSIC_EDITOR, visit } from './support/editor';
import { expect, test } from './support/test';

test( 'an administrator gives authors the SEO of content; an author then has its fields for a post, no more of Pharos SEO, and their text is on the page', async ( {
	admin,
	afterwards,
	browser,
	logIn,
	publish,
	site,
	snippet,
} ) => {
	await site.resetSettings();
	afterwards( () => site.resetSettings() );
	await snippet( ...CLASSIC_EDITOR );
	await site.php(
		`( new Pharos\\Settings\\Settings() )->save( [ 'access' => [ 'author' => [ 'pharos_edit_seo' => false, 'pharos_edit_seo_advanced' => false ] ] ] );`
	);
	const { id: author } = await site.as( 'author' );
	const login = await site.php< string >(
		`return get_userdata( $args[0] )->user_login;`,
		[ author ]
	);
	const post = await publish( { author: login } );

	const context = await browser.newContext( { baseURL: site.url } );
	afterwards( () => context.close() );
	await logIn( context, 'author' );
	const page = await context.newPage();
	const edit = `/wp-admin/post.php?post=${ post }&action=edit`;
	const fields = page.locator( '.pharos-object-form' );
	await page.goto( edit );
	await expect( page.locator( '#publish' ) ).toBeVisible();
	await expect( fields ).toHaveCount( 0 );

	await openRoute( admin, '/tools/access', 'Access' );
	await admin
		.getByRole( 'checkbox', {
			name: 'SEO of content: Author',
			exact: true,
		} )
		.click();
	await saveButton( admin ).click();
	await expect( admin.locator( '.components-snackbar' ) ).toContainText(
		'Settings saved successfully.'
	);

	await page.goto( edit );
	await fields
		.getByRole( 'textbox', { name: 'Search Engine Title' } )
		.fill( 'Kettles by an author' );
	await fields.getByRole( 'tab', { name: 'Advanced' } ).click();
	await expect(
		fields.getByRole( 'textbox', { name: 'Canonical URL' } )
	).toBeDisabled();
	await page.locator( '#publish' ).press( 'Enter' );
	await expect( page.getByText( 'Post updated.' ) ).toBeVisible();
	expect( ( await visit( site, post ) ).title ).toBe(
		'Kettles by an author'
	);

	await expect(
		page.locator( '#adminmenu' ).getByText( 'Pharos SEO' )
	).toHaveCount( 0 );
	const refused = await page.goto(
		'/wp-admin/admin.php?page=pharos_settings'
	);
	expect( refused?.status() ).toBe( 403 );
} );
