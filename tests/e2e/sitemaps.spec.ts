/** Advanced > Sitemaps, from turning the sitemap on to an excluded post. */
import type { Page } from '@playwright/test';
import { expectToFit, openRoute, saveButton, snackbar } from './support/app';
import { expect, test } from './support/test';

/** The posts of the site by title, with additional properties. */
const POSTS = {
	'Tea for two': {},
	'Secret blend': { post_password: 'x' },
};

test.beforeEach( async ( { site } ) => {
	await site.resetSettings();
	await site.php(
		`foreach ( $args as $title => $more ) {
			wp_insert_post( [ 'post_title' => $title, 'post_status' => 'publish' ] + $more );
		}`,
		POSTS
	);
} );

test.beforeEach( ( { site, afterwards } ) =>
	afterwards( async () => {
		await site.php(
			`foreach ( get_posts( [ 'numberposts' => -1, 'post_status' => 'any' ] ) as $post ) {
			if ( in_array( $post->post_title, $args, true ) ) {
				wp_delete_post( $post->ID, true );
			}
		}`,
			Object.keys( POSTS )
		);
	} )
);

const open = ( page: Page ) =>
	openRoute( page, '/advanced/sitemaps', 'Sitemaps' );

const regenerate = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Regenerate' } );

/** Looks up why a page isn't in the sitemap. */
const find = ( page: Page, words: string ) =>
	page
		.getByRole( 'searchbox', { name: /^Why isn’t this page/ } )
		.fill( words );

const rowOf = ( page: Page, title: string ) =>
	page
		.getByRole( 'listitem' )
		.filter( { has: page.getByText( title, { exact: true } ) } )
		.filter( { has: page.getByRole( 'button', { name: /xclu/ } ) } )
		.first();

test( 'a user turns on the sitemap, regenerates and opens it, finds out why a post is not listed, excludes another one and takes that back', async ( {
	admin,
	axe,
	allowProblems,
} ) => {
	test.slow();
	// Chromium logs this where the index is opened.
	allowProblems( /XSLT Processing Instructions have been deprecated/ );
	await open( admin );
	await expect( regenerate( admin ) ).toBeDisabled();
	await axe( admin );
	await admin.getByRole( 'checkbox', { name: 'XML Sitemap' } ).check();
	await saveButton( admin ).click();
	await expect( snackbar( admin ) ).toContainText( 'Settings saved' );

	// Saving has already started a generation.
	await expect( regenerate( admin ) ).toBeEnabled( { timeout: 20_000 } );
	await regenerate( admin ).click();
	await expect(
		snackbar( admin ).filter( { hasText: 'Sitemaps generated' } )
	).toBeVisible( { timeout: 20_000 } );
	await expect( admin.getByText( /^Last generated/ ) ).toBeVisible();
	const index = admin.waitForEvent( 'popup' );
	await admin.getByRole( 'link', { name: /Open sitemap/ } ).click();
	const popup = await index;
	await popup.waitForURL( /sitemap_index\.xml|pharos_sitemap/ );
	await popup.close();

	await find( admin, 'secret' );
	await expect( rowOf( admin, 'Secret blend' ) ).toContainText( /password/i );
	await find( admin, 'tea for' );
	await expect( rowOf( admin, 'Tea for two' ) ).toContainText(
		'In the sitemap'
	);
	await axe( admin );
	// A double click.
	await admin
		.getByRole( 'button', { name: 'Exclude “Tea for two”' } )
		.dblclick();
	await expect( rowOf( admin, 'Tea for two' ) ).toContainText(
		'Excluded when you save.'
	);
	await saveButton( admin ).click();
	await expect( rowOf( admin, 'Tea for two' ) ).not.toContainText(
		'In the sitemap'
	);
	await admin
		.getByRole( 'button', { name: 'Remove exclusion of “Tea for two”' } )
		.last()
		.click();
	await expect( admin.getByText( /^No exclusions yet/ ) ).toBeVisible();
	await saveButton( admin ).click();
	await expect( rowOf( admin, 'Tea for two' ) ).toContainText(
		'In the sitemap'
	);
	await admin.setViewportSize( { width: 390, height: 844 } );
	await expectToFit( admin, '390 px' );
} );
