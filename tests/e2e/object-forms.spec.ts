/** The SEO fields in WordPress's own forms: classic editor, terms, user profiles. */
import type { Page } from '@playwright/test';
import { CLASSIC_EDITOR, visit } from './support/editor';
import { images, lackEmoji } from './support/emoji';
import { expect, test } from './support/test';

const fields = ( page: Page ) => page.locator( '.pharos-object-form' );
const title = ( page: Page ) =>
	fields( page ).getByRole( 'textbox', { name: 'Search Engine Title' } );
const preview = ( page: Page ) => fields( page ).getByRole( 'figure' );
const openTab = ( page: Page, name: string ) =>
	fields( page ).getByRole( 'tab', { name, exact: true } ).click();

test.beforeEach( ( { site } ) => site.resetSettings() );

test( 'the classic editor: previews and checks follow what is typed, also emoji in a browser that lacks them; the form saves it, and its schemas; a mistake loses nothing, and a conflict shows both values', async ( {
	admin,
	allowProblems,
	site,
	axe,
	publish,
	snippet,
} ) => {
	test.slow();
	allowProblems( /404/ );
	await snippet( ...CLASSIC_EDITOR );
	const id = await publish();
	const update = () =>
		admin.getByRole( 'button', { name: 'Update' } ).press( 'Enter' );
	const canonical = fields( admin ).getByRole( 'textbox', {
		name: 'Canonical URL',
	} );
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await expect( admin.locator( '#content_ifr' ) ).toBeVisible();

	await test.step( 'what is typed is previewed and checked', async () => {
		await lackEmoji( admin );
		for ( const text of [ '🍵 %title% 🫖', 'Plain', '🫖 again 🍵' ] ) {
			await title( admin ).fill( text );
			await expect( preview( admin ) ).toContainText(
				text.split( ' ' )[ 0 ] ?? text
			);
		}
		await expect( preview( admin ) ).toContainText( '🫖 again 🍵' );
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
		for ( const tab of [
			'General',
			'Social',
			'Checks',
			'Schema',
			'Advanced',
		] ) {
			await openTab( admin, tab );
			await axe( admin, '.pharos-object-form' );
		}
		await expect( images( admin ) ).toHaveCount( 0 );
	} );

	await test.step( 'a mistake loses nothing; a change of another user stays, and a conflict shows both values', async () => {
		await canonical.fill( 'no address' );
		// If the invalid field were visible, the browser itself would block the form.
		await openTab( admin, 'General' );
		await update();
		const refused = admin.locator( '#pharos-seo-refused' );
		await expect( refused ).toContainText( 'Kettles of Osaka' );
		await expect( title( admin ) ).toHaveValue( 'Buy %title%' );
		await openTab( admin, 'Advanced' );
		await expect( canonical ).toHaveValue( 'no address' );
		await canonical.fill( '' );

		await site.php(
			`foreach ( [ 'title' => 'Theirs', 'description' => 'Theirs too' ] as $name => $value ) { update_post_meta( $args['id'], "_pharos_$name", $value ); }`,
			{ id }
		);
		await update();
		await expect( refused ).toContainText(
			'Your change: “Buy %title%”. Saved value: “Theirs”.'
		);
		await openTab( admin, 'General' );
		await expect( title( admin ) ).toHaveValue( 'Buy %title%' );
		await expect(
			fields( admin ).getByRole( 'textbox', {
				name: 'Search Engine Description',
			} )
		).toHaveValue( 'Theirs too' );
		await axe( admin, '.pharos-object-form' );

		const take = fields( admin ).getByRole( 'button', {
			name: 'Use the saved value',
		} );
		await take.click();
		await expect( title( admin ) ).toHaveValue( 'Theirs' );
		await expect( take ).toHaveCount( 0 );
		await title( admin ).fill( 'Mine after all' );
	} );

	await test.step( 'schemas are saved with the form', async () => {
		await openTab( admin, 'Schema' );
		const article = fields( admin )
			.getByRole( 'listitem' )
			.filter( {
				has: admin.getByRole( 'heading', { name: 'Article' } ),
			} );
		const toggle = article.getByRole( 'checkbox' );
		await toggle.press( ' ' );
		await expect( toggle ).not.toBeChecked();
		await update();
		await expect( admin.getByText( 'Post updated.' ) ).toBeVisible();
		await expect( admin.locator( '#pharos-seo-refused' ) ).toHaveCount( 0 );
		await expect( title( admin ) ).toHaveValue( 'Mine after all' );
		await openTab( admin, 'Schema' );
		await expect( article ).toContainText( 'Turned off here' );
		const page = await visit( site, id );
		expect( page.title ).toBe( 'Mine after all' );
		expect( page.text ).toContain( '"@type":"BreadcrumbList"' );
		expect( page.text ).not.toContain( '"@type":"Article"' );
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
	await admin
		.getByRole( 'button', { name: 'SEO title, description and more' } )
		.click();
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
} );

test( 'a profile has them, which its owner saves; a tab whose files do not come says so, keeps the focus, and is there when they are asked for again', async ( {
	afterwards,
	allowProblems,
	axe,
	page,
	context,
	logIn,
	site,
} ) => {
	allowProblems( /Failed to load resource/, /Loading chunk/ );
	afterwards( () =>
		site.php(
			`delete_metadata( 'user', get_user_by( 'login', 'author' )->ID, '_pharos_title' );`
		)
	);
	await logIn( context, 'author' );
	await page.goto( '/wp-admin/profile.php' );
	await title( page ).fill( 'Words by %author_name%' );
	await axe( page, '.pharos-object-form' );

	await page.route( /screen-object-social\.js/, ( route ) => route.abort() );
	await openTab( page, 'Social' );
	const tryAgain = fields( page ).getByRole( 'button', {
		name: 'Try again',
	} );
	await expect( tryAgain ).toBeVisible();
	await expect(
		fields( page ).getByRole( 'tab', { name: 'Social', exact: true } )
	).toBeFocused();
	await page.unroute( /screen-object-social\.js/ );
	await tryAgain.click();
	await expect(
		fields( page ).getByRole( 'textbox', { name: 'Social Title' } )
	).toBeVisible();

	await openTab( page, 'Schema' );
	await fields( page )
		.getByText( /site schemas?/ )
		.click();
	await expect(
		fields( page ).getByRole( 'heading', { name: 'Organization' } ).first()
	).toBeVisible();

	await page.getByRole( 'button', { name: 'Update Profile' } ).click();
	await expect( page.getByText( 'Profile updated.' ) ).toBeVisible();
	await expect( title( page ) ).toHaveValue( 'Words by %author_name%' );
} );
