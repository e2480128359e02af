/** The SEO of a post in WordPress's block editor. @smoke */
import {
	canvas,
	inBlockEditor,
	field,
	openEditor,
	openTab,
	save,
	saved,
	sidebar,
	toggle,
	visit,
} from './support/editor';
import { intercept } from './support/intercept';
import { expect, test } from './support/test';

inBlockEditor();

test( 'a new post: what is typed is previewed at once, undone with the post, and published with it', async ( {
	admin,
	site,
	afterwards,
} ) => {
	await openEditor( admin, 'post' );
	await canvas( admin )
		.getByRole( 'textbox', { name: 'Add title' } )
		.fill( 'Kettles of Kyoto' );
	const preview = sidebar( admin ).getByRole( 'figure' );
	await expect( preview ).toContainText( 'Kettles of Kyoto - Fern & Kettle' );

	await field( admin, 'Search Engine Title' ).fill( 'Buy %title%' );
	await expect( preview ).toContainText( 'Buy Kettles of Kyoto' );
	await field( admin, 'Search Engine Description' ).fill( 'Iron.' );
	await admin.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( field( admin, 'Search Engine Description' ) ).toHaveValue(
		''
	);
	await expect( field( admin, 'Search Engine Title' ) ).toHaveValue(
		'Buy %title%'
	);

	await admin.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	const publishing = admin.getByRole( 'region', { name: 'Editor publish' } );
	await expect( publishing ).toContainText( /Pharos SEO[^]*Passed: \d+/ );
	await publishing
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.click();
	await expect( admin.getByText( 'is now live' ) ).toBeVisible();
	const id = Number( new URL( admin.url() ).searchParams.get( 'post' ) );
	afterwards( () => site.php( `wp_delete_post( $args[0], true );`, [ id ] ) );
	expect( ( await visit( site, id ) ).title ).toBe( 'Buy Kettles of Kyoto' );
} );

test( 'a post that is only looked at has nothing to save, a save takes the counts along; of several categories one is the main one; what could not be saved stays, and what was refused is named at its field', async ( {
	admin,
	site,
	axe,
	publish,
	allowProblems,
} ) => {
	const id = await publish();
	await site.php(
		`wp_set_object_terms( $args['id'], [ 'tea', 'coffee' ], 'category' );`,
		{ id }
	);
	await test.step( 'a post that is only looked at has nothing to save; a save takes the counts along', async () => {
		const counts = () =>
			site.php< Record< string, number > >(
				`return get_post_meta( $args['id'], '_pharos_checks', true ) ?: [];`,
				{ id }
			);
		await openEditor( admin, id );
		await openTab( admin, 'Checks' );
		const found = sidebar( admin ).getByRole( 'button', {
			name: 'No focus keyword is set.',
		} );
		await expect( found ).toBeVisible();
		await expect(
			admin.getByRole( 'button', { name: 'Save', exact: true } )
		).toBeDisabled();
		for ( const tab of [ 'General', 'Social', 'Advanced', 'Checks' ] ) {
			await openTab( admin, tab );
			await axe( admin, '.pharos-editor' );
		}

		await found.click();
		await sidebar( admin )
			.getByRole( 'button', { name: 'Go to the field' } )
			.click();
		await expect( field( admin, 'Focus Keyword' ) ).toBeFocused();
		await admin.keyboard.type( 'kettles' );
		await openTab( admin, 'Checks' );
		await sidebar( admin )
			.getByRole( 'button', { name: /The content has \d+ words/ } )
			.click();
		await sidebar( admin )
			.getByRole( 'button', { name: 'Ignore' } )
			.click();
		await expect(
			sidebar( admin ).getByRole( 'heading', { name: 'Ignored 1' } )
		).toBeVisible();
		await save( admin );
		await saved( admin );
		expect( await counts() ).toMatchObject( { ignored: 1 } );
		expect( ( await counts() ).success ).toBeGreaterThan( 3 );
	} );

	await test.step( 'of several categories one is the main one, chosen below them', async () => {
		await openTab( admin, 'General' );
		await field( admin, 'Search Engine Title' ).fill( '%primary_term%!' );
		const preview = sidebar( admin ).getByRole( 'figure' );
		await expect( preview ).toContainText( 'Coffee!' );
		await admin
			.getByRole( 'button', { name: 'Settings', exact: true } )
			.click();
		await admin.getByRole( 'button', { name: 'Categories' } ).click();
		await admin
			.getByRole( 'combobox', { name: 'Primary term: Category' } )
			.selectOption( 'Tea' );
		await toggle( admin ).click();
		await expect( preview ).toContainText( 'Tea!' );
		await save( admin );
		await saved( admin );
		expect( ( await visit( site, id ) ).title ).toBe( 'Tea!' );
	} );

	await test.step( 'what could not be saved stays, and what was refused is named at its field', async () => {
		allowProblems( /Failed to load resource/, /status of 400/ );

		await field( admin, 'Search Engine Title' ).fill( 'Kept' );
		const url = new RegExp( `wp/v2/posts/${ id }` );
		const recover = await intercept( admin, url, ( request ) =>
			request.abort()
		);
		await save( admin );
		await expect(
			admin.locator( '.components-notice.is-error' ).first()
		).toBeVisible();
		await expect( field( admin, 'Search Engine Title' ) ).toHaveValue(
			'Kept'
		);
		recover();

		await openTab( admin, 'Advanced' );
		await field( admin, 'Canonical URL' ).fill( 'no address' );
		await save( admin );
		await expect( sidebar( admin ) ).toContainText(
			'Canonical URL: It must be a URL'
		);
		await field( admin, 'Canonical URL' ).fill( '/elsewhere/' );
		await sidebar( admin )
			.getByRole( 'combobox', { name: 'Follow links' } )
			.selectOption( 'No' );
		await save( admin );
		await saved( admin );
		const page = await visit( site, id );
		expect( page.title ).toBe( 'Kept' );
		expect( page.link( 'canonical' ) ).toBe( `${ site.url }/elsewhere/` );
		expect( page.meta( 'robots' ) ).toContain( 'nofollow' );
	} );
} );

test( 'a type without custom fields has it too; a post that people find in Google shows by what, and one click makes a query the focus keyword', async ( {
	admin,
	afterwards,
	axe,
	publish,
	site,
} ) => {
	await site.php(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin( 'bookshop/bookshop.php' );
		update_option( 'pharos_search_console', [ 'property' => 'https://example.com/' ], false );`
	);
	afterwards( () =>
		site.php(
			`delete_option( 'pharos_search_console' ); deactivate_plugins( 'bookshop/bookshop.php' );`
		)
	);
	const book = await publish( { type: 'book', title: 'Steam' } );
	await site.php( `flush_rewrite_rules( false );` );
	await intercept( admin, /search-console(\/|%2F)post/, ( request ) =>
		request.fulfill( {
			json: {
				success: true,
				data: {
					clicks: 1234,
					impressions: 56789,
					position: 7.25,
					queries: [
						{
							query: 'kettle “fern” <b>',
							clicks: 12,
							impressions: 300,
							position: 4.2,
						},
					],
					start: '2026-10-21',
					end: '2026-11-17',
				},
			},
		} )
	);
	await openEditor( admin, book );
	await expect( sidebar( admin ) ).toContainText( '1,234' );
	await axe( admin, '.pharos-editor' );
	await sidebar( admin )
		.getByRole( 'button', { name: /^Use as focus keyword: kettle/ } )
		.click();
	await expect( field( admin, 'Focus Keyword' ) ).toHaveValue(
		'kettle “fern” <b>'
	);
	await expect(
		sidebar( admin ).getByRole( 'button', {
			name: /^Focus keyword: kettle/,
		} )
	).toBeDisabled();

	await field( admin, 'Search Engine Title' ).fill( `Mine ${ book }` );
	await save( admin );
	await saved( admin );
	expect( ( await visit( site, book ) ).title ).toBe( `Mine ${ book }` );
} );

test( 'the static home page has it too, by keyboard alone', async ( {
	admin,
	afterwards,
	publish,
	site,
} ) => {
	const home = await publish( { type: 'page', title: 'Come in' } );
	await site.php(
		`update_option( 'show_on_front', 'page' ); update_option( 'page_on_front', $args['home'] );`,
		{ home }
	);
	afterwards( () =>
		site.php(
			`update_option( 'show_on_front', 'posts' ); update_option( 'page_on_front', 0 );`
		)
	);
	await admin.goto( `/wp-admin/post.php?post=${ home }&action=edit` );
	await toggle( admin ).focus();
	await admin.keyboard.press( 'Enter' );
	const general = sidebar( admin ).getByRole( 'tab', { name: 'General' } );
	await general.waitFor();
	for ( let presses = 0; presses < 10; presses++ ) {
		await admin.keyboard.press( 'Tab' );
		if ( await general.evaluate( ( tab ) => tab.matches( ':focus' ) ) ) {
			break;
		}
	}
	await expect( general ).toBeFocused();
	await admin.keyboard.press( 'ArrowRight' );
	await admin.keyboard.press( 'ArrowRight' );
	await expect(
		sidebar( admin ).getByRole( 'tab', { name: 'Advanced' } )
	).toHaveAttribute( 'aria-selected', 'true' );
	await expect( field( admin, 'Canonical URL' ) ).toBeVisible();
	await admin.keyboard.press( 'ArrowLeft' );
	await admin.keyboard.press( 'ArrowLeft' );
	await field( admin, 'Search Engine Title' ).focus();
	await admin.keyboard.type( 'Mine at home' );
	await admin.keyboard.press( 'ControlOrMeta+s' );
	await saved( admin );
	expect( ( await site.get( '/' ) ).title ).toBe( 'Mine at home' );
} );

test( 'an author who can’t publish sees canonical URL, robots and schemas locked, with the reason, and saves the rest', async ( {
	page,
	context,
	logIn,
	site,
	axe,
	publish,
	snippet,
} ) => {
	await snippet(
		'locked',
		`add_filter( 'pharos_restrict_seo_capability', static fn() => 'edit_others_posts' );`
	);
	const id = await publish( { author: 'author' } );
	await logIn( context, 'author' );
	await openEditor( page, id );
	await field( page, 'Search Engine Title' ).fill( 'By a contributor' );
	await openTab( page, 'Advanced' );
	await expect(
		sidebar( page ).getByText( /Only users who can publish/ )
	).toBeVisible();
	for ( const control of await sidebar( page )
		.getByRole( 'tabpanel' )
		.locator( 'input, select, textarea' )
		.all() ) {
		await expect( control ).toBeDisabled();
	}
	await axe( page, '.pharos-editor' );
	await openTab( page, 'Schema' );
	await expect(
		sidebar( page ).getByRole( 'button', { name: 'Add Schema' } )
	).toBeDisabled();
	await save( page );
	await saved( page );
	expect( ( await visit( site, id ) ).title ).toBe( 'By a contributor' );
} );
