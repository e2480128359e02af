import { type Page } from '@playwright/test';
import type { Site } from '../support/site';
import { openRoute, saveButton } from './support/app';
import { expect, test } from './support/test';

const open = ( page: Page ) =>
	openRoute( page, '/advanced/indexnow', 'IndexNow' );

/** Answers as the API of IndexNow does; nothing leaves the machine. */
const API = `
add_filter( 'pharos_indexnow_url', static fn() => 'http://127.0.0.1:9/indexnow' );
add_filter( 'pre_http_request', static fn( $response, $args, $url ) => str_contains( $url, ':9/indexnow' )
	? [ 'headers' => [], 'body' => '', 'cookies' => [], 'response' => [ 'code' => (int) get_option( 'x_indexnow', 200 ), 'message' => '' ] ]
	: $response, 10, 3 );
// Only the test runs the event.
add_filter( 'pre_http_request', static fn( $response, $args, $url ) => str_contains( $url, '/wp-cron.php' ) ? new WP_Error( 'x', 'x' ) : $response, 10, 3 );`;

const reset = async ( site: Site ) => {
	await site.php( `
		global $wpdb;
		$wpdb->query( 'DROP TABLE IF EXISTS ' . Pharos\\IndexNow\\Queue::table() );
		foreach ( [ '', '_table', '_key', '_lock' ] as $name ) { delete_option( "pharos_indexnow$name" ); }
		delete_option( 'x_indexnow' );
		wp_unschedule_hook( 'pharos_submit_indexnow' );` );
	await site.resetSettings();
};

test.beforeEach( async ( { site, afterwards, snippet } ) => {
	await snippet( 'x-indexnow', API );
	await reset( site );
	afterwards( () => reset( site ) );
} );

test( 'a user turns it on, submits a URL and sees the response', async ( {
	admin,
	site,
	axe,
	allowProblems,
} ) => {
	allowProblems( /400/ );
	await open( admin );
	await expect(
		admin.getByText( /sent to Bing, Yandex, Seznam and Naver/ )
	).toBeVisible();
	await axe( admin );
	await admin
		.getByRole( 'checkbox', { name: 'Submit changed URLs with IndexNow' } )
		.check();
	await saveButton( admin ).click();
	await expect(
		admin.getByRole( 'link', { name: /[0-9a-f]{32}\.txt/ } )
	).toBeVisible();
	await axe( admin );

	const field = admin.getByRole( 'textbox', { name: 'URLs of this site' } );
	await field.fill( 'https://example.org/other' );
	await admin.getByRole( 'button', { name: 'Submit now' } ).click();
	await expect(
		admin.locator( '.pharos-indexnow__notice.is-error' )
	).toContainText( 'This isn’t a URL of this site.' );
	await expect( field ).toHaveValue( 'https://example.org/other' );
	await axe( admin );

	await field.fill( `${ site.url }/x-hand/` );
	await admin.getByRole( 'button', { name: 'Submit now' } ).click();
	await expect( field ).toHaveValue( '' );
	await site.php( `do_action( 'pharos_submit_indexnow' );` );
	await expect( admin.getByRole( 'table', { name: 'Log' } ) ).toContainText(
		'/x-hand/'
	);
	await expect( admin.getByText( '0 changes' ) ).toBeVisible();
	await axe( admin );

	await admin.getByRole( 'button', { name: 'Clear log' } ).click();
	await axe( admin );
	await admin
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: 'Clear log' } )
		.click();
	await expect( admin.getByRole( 'table', { name: 'Log' } ) ).toHaveCount(
		0
	);
} );

test( 'a refused key says what to do, and what is in the way is said', async ( {
	admin,
	site,
	axe,
} ) => {
	await test.step( 'a refused key', async () => {
		await site.option( 'x_indexnow', 403 );
		await site.option( 'pharos_settings', {
			revision: 1,
			enable_indexnow: true,
		} );
		await site.php(
			`Pharos\\IndexNow\\Queue::add( array_map( static fn( $i ) => [ 'object' => '', 'url' => home_url( "/a-page-with-quite-a-long-slug-that-has-to-fit-into-the-table-$i/" ) ], range( 1, 7 ) ) );
			do_action( 'pharos_submit_indexnow' );`
		);
		await open( admin );
		await expect(
			admin.locator( '.pharos-indexnow__notice.is-error' )
		).toContainText( 'The key couldn’t be verified.' );
		await axe( admin );
	} );

	await test.step( 'what is in the way is said', async () => {
		await site.option( 'pharos_settings', {
			revision: 1,
			enable_indexnow: true,
		} );
		await site.option( 'blog_public', '0' );
		await open( admin );
		await expect(
			admin.locator( '.pharos-indexnow__notice.is-warning' )
		).toContainText( 'Search engines are discouraged' );
		await expect(
			admin.getByRole( 'button', { name: 'Submit now' } )
		).toHaveCount( 0 );
		await axe( admin );
		await site.option( 'blog_public', '1' );
	} );
} );
