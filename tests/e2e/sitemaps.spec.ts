/** Advanced > Sitemaps, from turning the sitemap on to an excluded post. */
import type { Page } from '@playwright/test';
import { expectToFit, openRoute, saveButton, snackbar } from './support/app';
import { expect, test } from './support/test';

const PROGRESS = /generate-cache/;

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

/** Turns on the sitemap and saves. */
async function switchOn( page: Page ): Promise< void > {
	await page.getByRole( 'checkbox', { name: 'XML Sitemap' } ).check();
	await saveButton( page ).click();
	await expect( snackbar( page ) ).toContainText( 'Settings saved' );
}

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

test( 'a user turns on the sitemap, regenerates it and opens it', async ( {
	admin,
	axe,
	allowProblems,
} ) => {
	// Chromium logs this where the index is opened.
	allowProblems( /XSLT Processing Instructions have been deprecated/ );
	await open( admin );
	await expect( regenerate( admin ) ).toBeDisabled();
	await expect(
		admin.getByRole( 'checkbox', { name: 'Image Sitemap' } )
	).toBeDisabled();
	await axe( admin );

	await admin.getByRole( 'checkbox', { name: 'XML Sitemap' } ).check();
	await expect( admin.getByText( 'Save your changes first.' ) ).toBeVisible();
	await switchOn( admin );

	// Saving has already started a generation.
	await expect( regenerate( admin ) ).toBeEnabled( { timeout: 20_000 } );

	// A server that takes its time.
	let state: 'before' | 'running' | 'done' = 'before';
	await admin.route( PROGRESS, async ( route ) => {
		if ( route.request().method() === 'POST' ) {
			state = 'running';
			// A fast server may be done by now.
			const response = await route.fetch();
			const json = await response.json();
			json.progress.running = true;
			await route.fulfill( { response, json } );
		} else if ( state === 'running' ) {
			await route.fulfill( {
				json: {
					success: true,
					progress: {
						running: true,
						done: 12_000,
						total: 50_000,
						current: 'Posts',
						failed: '',
					},
				},
			} );
		} else {
			await route.continue();
		}
	} );
	await regenerate( admin ).click();
	await expect(
		snackbar( admin ).filter( { hasText: 'Sitemap cache is being' } )
	).toBeVisible();
	await expect( admin.getByRole( 'progressbar' ) ).toHaveAccessibleName(
		'12,000 of 50,000 URLs, Posts'
	);
	await axe( admin );
	state = 'done';
	await expect( admin.getByRole( 'progressbar' ) ).toHaveCount( 0, {
		timeout: 20_000,
	} );
	await expect(
		snackbar( admin ).filter( { hasText: 'Sitemaps generated' } )
	).toBeVisible();
	await expect( admin.getByText( /^Last generated/ ) ).toBeVisible();
	await axe( admin );

	const index = admin.waitForEvent( 'popup' );
	await admin.getByRole( 'link', { name: /Open sitemap/ } ).click();
	await ( await index ).waitForURL( /sitemap_index\.xml|pharos_sitemap/ );
} );

test( 'a person finds out why a post is not listed, excludes another one and takes that back, on a phone, too', async ( {
	admin,
	axe,
} ) => {
	await open( admin );
	await switchOn( admin );

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

	// After a reload, it is in the list of exclusions.
	await open( admin );
	await admin
		.getByRole( 'button', { name: 'Remove exclusion of “Tea for two”' } )
		.last()
		.click();
	await expect( admin.getByText( /^No exclusions yet/ ) ).toBeVisible();
	await saveButton( admin ).click();
	await find( admin, 'tea for' );
	await expect( rowOf( admin, 'Tea for two' ) ).toContainText(
		'In the sitemap'
	);
	await admin.setViewportSize( { width: 390, height: 844 } );
	await expectToFit( admin, '390 px' );
	await axe( admin );
} );
