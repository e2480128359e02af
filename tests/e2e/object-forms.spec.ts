/** The SEO fields in WordPress's own forms: classic editor, terms, user profiles. */
import type { Page } from '@playwright/test';
import { expectToFit } from './support/app';
import { CLASSIC_EDITOR, visit } from './support/editor';
import { rightToLeft } from './support/rtl';
import { expect, test } from './support/test';

const fields = ( page: Page ) => page.locator( '.pharos-object-form' );
const title = ( page: Page ) =>
	fields( page ).getByRole( 'textbox', { name: 'Search Engine Title' } );
const preview = ( page: Page ) => fields( page ).getByRole( 'figure' );
const openTab = ( page: Page, name: string ) =>
	fields( page ).getByRole( 'tab', { name, exact: true } ).click();

test.beforeEach( ( { site } ) => site.resetSettings() );

test( 'the classic editor: previews and checks follow what is typed; the form saves it; a mistake loses nothing, a change of another user stays, and a conflict shows both values', async ( {
	admin,
	site,
	axe,
	publish,
	snippet,
} ) => {
	await test.step( 'the classic editor: previews and checks follow what is typed; the form saves it; a mistake loses nothing', async () => {
		await snippet( ...CLASSIC_EDITOR );
		const id = await publish();
		await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
		await title( admin ).fill( 'Buy %title%' );
		await admin
			.getByRole( 'textbox', { name: 'Add title' } )
			.fill( 'Kettles of Osaka' );
		await expect( preview( admin ) ).toContainText(
			'Buy Kettles of Osaka'
		);
		await openTab( admin, 'Checks' );
		await expect( fields( admin ) ).toContainText(
			'No focus keyword is set.'
		);
		for ( const tab of [ 'General', 'Social', 'Checks', 'Advanced' ] ) {
			await openTab( admin, tab );
			await axe( admin, '.pharos-object-form' );
		}
		const canonical = fields( admin ).getByRole( 'textbox', {
			name: 'Canonical URL',
		} );
		await canonical.fill( 'no address' );
		// If the invalid field were visible, the browser itself would block the form.
		await openTab( admin, 'General' );
		await admin.getByRole( 'button', { name: 'Update' } ).click();
		await expect( admin.locator( '#pharos-seo-refused' ) ).toContainText(
			'Kettles of Osaka'
		);
		await expect( title( admin ) ).toHaveValue( 'Buy %title%' );
		await openTab( admin, 'Advanced' );
		await expect( canonical ).toHaveValue( 'no address' );
		await canonical.fill( '' );
		await admin.getByRole( 'button', { name: 'Update' } ).click();
		await expect( admin.getByText( 'Post updated.' ) ).toBeVisible();
		await expect( admin.locator( '#pharos-seo-refused' ) ).toHaveCount( 0 );
		expect( ( await visit( site, id ) ).title ).toBe(
			'Buy Kettles of Osaka'
		);
	} );

	await test.step( 'the classic editor: a change of another user stays, and a conflict shows both values', async () => {
		const id = await publish();
		const elsewhere = ( rows: object ) =>
			site.php(
				`foreach ( $args['rows'] as $name => $value ) { update_post_meta( $args['id'], "_pharos_$name", $value ); }`,
				{ id, rows }
			);
		const update = () =>
			admin.getByRole( 'button', { name: 'Update' } ).click();
		const description = fields( admin ).getByRole( 'textbox', {
			name: 'Search Engine Description',
		} );
		await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
		await title( admin ).fill( 'Mine' );
		await elsewhere( { title: 'Theirs', description: 'Theirs too' } );
		await update();
		await expect( admin.locator( '#pharos-seo-refused' ) ).toContainText(
			'Your change: “Mine”. Saved value: “Theirs”.'
		);
		await expect( title( admin ) ).toHaveValue( 'Mine' );
		await expect( description ).toHaveValue( 'Theirs too' );
		await axe( admin, '.pharos-object-form' );

		const take = fields( admin ).getByRole( 'button', {
			name: 'Use the saved value',
		} );
		await take.click();
		await expect( title( admin ) ).toHaveValue( 'Theirs' );
		await expect( take ).toHaveCount( 0 );
		await title( admin ).fill( 'Mine after all' );
		await update();
		await expect( admin.getByText( 'Post updated.' ) ).toBeVisible();
		await expect( admin.locator( '#pharos-seo-refused' ) ).toHaveCount( 0 );
		await expect( title( admin ) ).toHaveValue( 'Mine after all' );
		await expect( description ).toHaveValue( 'Theirs too' );
	} );
} );

test( 'a new term has the fields, which are empty for the next one', async ( {
	afterwards,
	admin,
	site,
	axe,
} ) => {
	afterwards( () =>
		site.php(
			`$term = get_category_by_slug( 'matcha' ); $term && wp_delete_term( $term->term_id, 'category' );`
		)
	);
	await admin.goto( '/wp-admin/edit-tags.php?taxonomy=category' );
	await admin.getByRole( 'textbox', { name: 'Name' } ).fill( 'Matcha' );
	await title( admin ).fill( 'All about %title%' );
	await expect( preview( admin ) ).toContainText( 'All about Matcha' );
	await axe( admin, '.pharos-object-form' );
	await admin.getByRole( 'button', { name: 'Add Category' } ).click();
	await expect(
		admin.locator( '#ajax-response' ).getByText( 'Category added.' )
	).toBeVisible();
	await expect( title( admin ) ).toHaveValue( '' );
	expect( ( await site.get( '/category/matcha/' ) ).title ).toBe(
		'All about Matcha'
	);

	await admin
		.getByRole( 'link', { name: /“Matcha” \(Edit\)|^Matcha$/ } )
		.first()
		.click();
	await expect( title( admin ) ).toHaveValue( 'All about %title%' );
	await openTab( admin, 'Advanced' );
	await fields( admin )
		.getByRole( 'combobox', { name: 'Show in search results' } )
		.selectOption( 'No' );
	await axe( admin, '.pharos-object-form' );
	await admin.getByRole( 'button', { name: 'Update' } ).click();
	await expect( admin.getByText( 'Category updated.' ) ).toBeVisible();
	expect(
		( await site.get( '/category/matcha/' ) ).meta( 'robots' )
	).toContain( 'noindex' );
} );

test( 'a profile has them, on a phone and from right to left too; a tab whose files do not come says so, keeps the focus, and is there when they are asked for again', async ( {
	admin,
	allowProblems,
	page,
	context,
	logIn,
	site,
	axe,
} ) => {
	await test.step( 'a tab whose files do not come says so, keeps the focus, and is there when they are asked for again', async () => {
		allowProblems( /Failed to load resource/, /Loading chunk/ );
		await admin.goto( '/wp-admin/profile.php' );
		await expect( title( admin ) ).toBeVisible();
		await admin.route( /screen-object-social\.js/, ( route ) =>
			route.abort()
		);
		await openTab( admin, 'Social' );
		const tryAgain = fields( admin ).getByRole( 'button', {
			name: 'Try again',
		} );
		await expect( tryAgain ).toBeVisible();
		await expect(
			fields( admin ).getByRole( 'tab', { name: 'Social', exact: true } )
		).toBeFocused();

		await admin.unroute( /screen-object-social\.js/ );
		await tryAgain.click();
		await expect(
			fields( admin ).getByRole( 'textbox', { name: 'Social Title' } )
		).toBeVisible();
	} );

	await test.step( 'a profile has them, on a phone and from right to left too', async () => {
		await context.clearCookies();
		await logIn( context, 'author' );
		await page.goto( '/wp-admin/profile.php' );
		await title( page ).fill( 'Words by %author_name%' );
		await axe( page, '.pharos-object-form' );
		await page.getByRole( 'button', { name: 'Update Profile' } ).click();
		await expect( page.getByText( 'Profile updated.' ) ).toBeVisible();
		await expect( title( page ) ).toHaveValue( 'Words by %author_name%' );

		await logIn( context, 'admin' );
		await page.setViewportSize( { width: 390, height: 800 } );
		await rightToLeft( site, async () => {
			await page.goto( '/wp-admin/profile.php' );
			for ( const tab of [ 'Social', 'Advanced', 'General' ] ) {
				await openTab( page, tab );
				await expectToFit( page, tab );
			}
		} );
		await site.php(
			`delete_metadata( 'user', get_user_by( 'login', 'author' )->ID, '_pharos_title' );`
		);
	} );
} );
