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
	: $response, 10, 3 );`;

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

test( 'a user turns it on, submits a URL and sees the response; a refused key, and what is in the way, are told', async ( {
	admin,
	afterwards,
	site,
	axe,
	allowProblems,
} ) => {
	allowProblems( /400/ );
	await open( admin );
	await expect(
		admin.getByText( /sent to Bing, Yandex, Seznam and Naver/ )
	).toBeVisible();
	await admin
		.getByRole( 'checkbox', { name: 'Submit changed URLs with IndexNow' } )
		.check();
	await saveButton( admin ).click();
	await expect(
		admin.getByRole( 'link', { name: /[0-9a-f]{32}\.txt/ } )
	).toBeVisible();

	const failure = admin.locator( '.pharos-indexnow__notice.is-error' );
	const field = admin.getByRole( 'textbox', { name: 'URLs of this site' } );
	await field.fill( 'https://example.org/other' );
	await admin.getByRole( 'button', { name: 'Submit now' } ).click();
	await expect( failure ).toContainText( 'This isn’t a URL of this site.' );
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

	await admin.getByRole( 'button', { name: 'Clear log' } ).click();
	const dialog = admin.getByRole( 'dialog' );
	await axe( admin, '[role="dialog"]' );
	await dialog.getByRole( 'button', { name: 'Clear log' } ).click();
	await expect( admin.getByRole( 'table', { name: 'Log' } ) ).toHaveCount(
		0
	);

	await site.option( 'x_indexnow', 403 );
	await field.fill( `${ site.url }/x-refused/` );
	await admin.getByRole( 'button', { name: 'Submit now' } ).click();
	await expect( field ).toHaveValue( '' );
	await site.php( `do_action( 'pharos_submit_indexnow' );` );
	await expect( failure ).toContainText( 'The key couldn’t be verified.' );

	await site.option( 'blog_public', '0' );
	afterwards( () => site.option( 'blog_public', '1' ) );
	await open( admin );
	await expect(
		admin.locator( '.pharos-indexnow__notice.is-warning' )
	).toContainText( 'Search engines are discouraged' );
	await expect(
		admin.getByRole( 'button', { name: 'Submit now' } )
	).toHaveCount( 0 );
	await axe( admin );
} );
