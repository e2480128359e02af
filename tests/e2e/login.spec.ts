/** A session that expires while the user works, on any screen: after logging in again, the work continues. */
import type { BrowserContext, Page, Route } from '@playwright/test';
import { openRoute, snackbar } from './support/app';
import {
	installOldPlugin,
	migratedTitles,
	OLD_POSTS,
	removeOldPlugin,
} from './support/old-plugin';
import { expect, test } from './support/test';

const CHECKS = /checks(?:\/|%2F)(general|other|settings)/;

const question = ( page: Page ) =>
	page.getByRole( 'dialog', { name: 'Your session has expired' } );

/** Simulates the browser event of a page that becomes active again. */
const comeBack = ( page: Page ) =>
	page.evaluate( () => window.dispatchEvent( new Event( 'focus' ) ) );

test.beforeEach( ( { allowProblems, site, afterwards } ) => {
	allowProblems( /40[0-3]/ );
	afterwards( async () => {
		await site.resetSettings();
		await site.php( `delete_option( 'pharos_ignored_checks' );` );
	} );
} );

const item = ( message: string ) => ( {
	status: 'error',
	message,
	description: [ 'Why.' ],
	ignore: false,
	not_fixable: false,
	fix: null,
} );

/** Simulates reports that take no time; logged-out users get the server's real response. */
async function pretendReports( page: Page, context: BrowserContext ) {
	const forced: string[] = [];
	await page.route( CHECKS, async ( route: Route ) => {
		const cookies = await context.cookies();
		if ( cookies.length === 0 ) {
			await route.continue();
			return;
		}
		const address = decodeURIComponent( route.request().url() );
		if ( address.includes( 'force=true' ) ) {
			forced.push( address );
		}
		await route.fulfill( {
			json: {
				success: true,
				data: address.includes( 'general' )
					? {
							title: item( 'No title.' ),
							h1: item( 'No main heading.' ),
							favicon: item( 'No icon.' ),
						}
					: {},
				checked_at: new Date().toISOString(),
				running: false,
			},
		} );
	} );
	return forced;
}

test( 'checks are ignored, run, and run alone after the login; who does not want to log in now, or meets a fault of another plugin, is told in words what was not done', async ( {
	admin,
	axe,
	context,
	logIn,
	site,
	afterwards,
	allowProblems,
} ) => {
	await test.step( 'checks are ignored, run, and run alone: what was selected is not selected in vain', async () => {
		const forced = await pretendReports( admin, context );
		await openRoute( admin, '/site-seo-analysis', 'Site SEO Analysis' );
		await admin
			.getByRole( 'checkbox', { name: 'Select: No title.' } )
			.check();
		await admin
			.getByRole( 'checkbox', { name: 'Select: No icon.' } )
			.check();

		await context.clearCookies();
		await admin
			.getByRole( 'button', { name: 'Ignore', exact: true } )
			.click();
		await expect( question( admin ) ).toBeVisible();
		await axe( admin );
		// A user who comes back without having logged in is still asked.
		await comeBack( admin );
		await expect( question( admin ) ).toBeVisible();
		await logIn( context, 'admin' );
		await comeBack( admin );
		await expect( question( admin ) ).toBeHidden();
		await expect
			.poll( () => site.option( 'pharos_ignored_checks' ) )
			.toMatchObject( {
				ids: expect.arrayContaining( [ 'title', 'favicon' ] ),
			} );

		await context.clearCookies();
		await admin.getByRole( 'button', { name: 'Re-run Checks' } ).click();
		await expect( question( admin ) ).toBeVisible();
		await logIn( context, 'admin' );
		await comeBack( admin );
		await expect( question( admin ) ).toBeHidden();
		await expect.poll( () => forced.length ).toBe( 3 );

		await admin
			.getByRole( 'button', { name: 'No main heading.', exact: true } )
			.click();
		await context.clearCookies();
		const recheck = admin.getByRole( 'button', {
			name: 'Run check again',
		} );
		await recheck.click();
		await expect( question( admin ) ).toBeVisible();
		await logIn( context, 'admin' );
		await comeBack( admin );
		await expect( question( admin ) ).toBeHidden();
		await expect.poll( () => forced.at( -1 ) ).toContain( 'check=h1' );
		// The panel was below the dialog all the time, and gets the focus back.
		await expect( recheck ).toBeFocused();
	} );

	await test.step( 'who does not want to log in now is told what was not done', async () => {
		await site.option( 'pharos_ignored_checks', null );
		await openRoute( admin, '/site-seo-analysis', 'Site SEO Analysis' );
		const ignore = admin.getByRole( 'button', {
			name: 'Ignore: No title.',
		} );
		await expect( ignore ).toBeVisible();
		// All reports are loaded: none is requested without a session.
		await expect( admin.getByText( /^Last checked/ ) ).toBeVisible();
		await context.clearCookies();
		await ignore.click();
		await expect( question( admin ) ).toBeVisible();
		await axe( admin );
		await admin.keyboard.press( 'Escape' );
		await expect( question( admin ) ).toBeHidden();
		await expect( snackbar( admin ) ).toContainText(
			'The check couldn’t be ignored. Your session has expired. Log in again and retry.'
		);
	} );

	await test.step( 'a fault of another plugin is told in words, with where to look', async () => {
		allowProblems( /500/ );
		// A real fatal error, handled by WordPress.
		await site.php(
			`wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( WPMU_PLUGIN_DIR . '/acme-broken.php', $args['code'] );`,
			{
				code: `<?php add_filter( 'rest_pre_dispatch', fn( $answer, $server, $request ) => str_contains( $request->get_route(), 'ignore-checks' ) ? acme_is_missing() : $answer, 10, 3 );`,
			}
		);
		afterwards( () =>
			site.php( `unlink( WPMU_PLUGIN_DIR . '/acme-broken.php' );` )
		);
		await logIn( context, 'admin' );
		await openRoute( admin, '/site-seo-analysis', 'Site SEO Analysis' );
		await admin
			.getByRole( 'button', { name: 'Ignore: No title.' } )
			.click();
		await expect( snackbar( admin ) ).toContainText(
			'The check couldn’t be ignored. WordPress stopped because of a PHP error'
		);
		await expect( snackbar( admin ) ).toContainText(
			'Tools > Site Health'
		);
		await expect( snackbar( admin ) ).not.toContainText( 'JSON' );
		await expect( snackbar( admin ) ).not.toContainText( '<p>' );
	} );
} );

test( 'whatever one works on goes on after the login: robots.txt over a new tab and by keyboard alone, rows of the bulk editor, a schema that is previewed', async ( {
	admin,
	context,
	logIn,
	site,
	afterwards,
} ) => {
	await test.step( 'the way leads over a new tab, with the keyboard alone', async () => {
		await openRoute(
			admin,
			'/advanced/robots-txt-editor',
			'robots.txt Editor'
		);
		const field = admin.getByRole( 'textbox', {
			name: 'Content of robots.txt',
		} );
		await field.fill( 'User-agent: *\nDisallow: /kept/\n' );
		await context.clearCookies();
		await admin.keyboard.press( 'ControlOrMeta+s' );
		await expect( question( admin ) ).toBeVisible();
		await expect( question( admin ).locator( ':focus' ) ).toHaveCount( 1 );

		const tab = context.waitForEvent( 'page' );
		const logInAgain = question( admin ).getByRole( 'link', {
			name: 'Log in again (opens in a new tab)',
		} );
		await logInAgain.focus();
		await admin.keyboard.press( 'Enter' );
		expect( ( await tab ).url() ).toContain( 'wp-login.php' );
		await ( await tab ).close();
		await question( admin )
			.getByRole( 'button', { name: 'Continue' } )
			.click();
		await expect( question( admin ) ).toContainText(
			'You aren’t logged in yet.'
		);

		await logIn( context, 'admin' );
		await question( admin )
			.getByRole( 'button', { name: 'Continue' } )
			.click();
		await expect( question( admin ) ).toBeHidden();
		await expect( snackbar( admin ) ).toBeVisible();
		expect( ( await site.get( '/robots.txt' ) ).text ).toContain(
			'/kept/'
		);
		await site.option( 'pharos_robots_txt', null );
	} );

	await test.step( 'rows of the bulk editor are saved once the person is back', async () => {
		const id = await site.php< number >(
			`return wp_insert_post( [ 'post_title' => 'Left alone', 'post_status' => 'publish' ] );`
		);
		afterwards( () =>
			site.php( `wp_delete_post( $args['id'], true );`, { id } )
		);
		await openRoute(
			admin,
			'/tools/bulk-editor?search=Left%20alone',
			'Bulk Editor'
		);
		await admin.getByRole( 'grid' ).waitFor();
		await admin.getByLabel( 'Sort by' ).focus();
		await admin.keyboard.press( 'Tab' );
		await admin.keyboard.type( 'Typed before' );
		await admin.keyboard.press( 'Enter' );
		await context.clearCookies();
		await admin.keyboard.press( 'ControlOrMeta+s' );
		await expect( question( admin ) ).toBeVisible();
		await logIn( context, 'admin' );
		await comeBack( admin );
		await expect(
			snackbar( admin ).filter( { hasText: '1 row saved.' } )
		).toBeVisible();
		expect(
			await site.php(
				`return get_post_meta( $args['id'], '_pharos_title', true );`,
				{
					id,
				}
			)
		).toBe( 'Typed before' );
	} );

	await test.step( 'a schema that is written goes on being previewed', async () => {
		await openRoute( admin, '/advanced/schema', 'Schema' );
		await admin
			.getByRole( 'table', { name: 'Global Level' } )
			.getByRole( 'link', { name: 'Organization' } )
			.click();
		const preview = admin.getByRole( 'complementary', { name: 'Preview' } );
		await expect( preview ).toContainText( '"@type"' );
		await context.clearCookies();
		const title = admin.getByRole( 'textbox', {
			name: 'Name',
			exact: true,
		} );
		await title.fill( 'Tea & Sons' );
		await expect( question( admin ) ).toBeVisible();
		await logIn( context, 'admin' );
		await comeBack( admin );
		await expect( preview ).toContainText( 'Tea & Sons' );
		await expect( title ).toHaveValue( 'Tea & Sons' );
		await expect( title ).toBeFocused();
	} );
} );

test( 'a migration goes on by itself', async ( {
	admin,
	context,
	logIn,
	site,
	afterwards,
} ) => {
	test.slow();
	afterwards( () => removeOldPlugin( site ) );
	await installOldPlugin( site, false );
	await openRoute( admin, '/tools/migrate', 'Migrate' );
	let count = 0;
	await admin.route(
		/migrate(\/|%2F)posts(?!.*plugin_slug)/,
		async ( route ) => {
			if ( count++ === 1 ) {
				await context.clearCookies();
			}
			await route.continue();
		}
	);
	await admin.getByRole( 'button', { name: 'Continue' } ).click();
	await admin.getByRole( 'button', { name: 'Migrate', exact: true } ).click();
	await expect( question( admin ) ).toBeVisible();
	await logIn( context, 'admin' );
	await comeBack( admin );
	await expect(
		admin.getByRole( 'heading', { name: 'Migrated from Yoast SEO' } )
	).toBeVisible();
	expect( await migratedTitles( site ) ).toEqual( OLD_POSTS );
} );
