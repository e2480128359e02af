/** A session that expires while the user works, on any screen: after logging in again, the work continues. */
import type { BrowserContext, Page } from '@playwright/test';
import { goTo, openRoute, snackbar } from './support/app';
import { intercept } from './support/intercept';
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
	await intercept( page, CHECKS, async ( request ) => {
		const cookies = await context.cookies();
		if ( cookies.length === 0 ) {
			await request.continue();
			return;
		}
		const address = decodeURIComponent( request.url );
		if ( address.includes( 'force=true' ) ) {
			forced.push( address );
		}
		await request.fulfill( {
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

test( 'what one works on goes on after the login, over a new tab and by keyboard alone, and below an open panel; who does not want to log in, or meets a fault of another plugin, is told in words what was not done', async ( {
	admin,
	axe,
	context,
	logIn,
	site,
	snippet,
	allowProblems,
} ) => {
	const forced = await pretendReports( admin, context );

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
		await axe( admin, '.pharos-login' );

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

	await test.step( 'who does not want to log in now is told what was not done', async () => {
		await goTo( admin, '/site-seo-analysis', 'Site SEO Analysis' );
		const ignore = admin.getByRole( 'button', {
			name: 'Ignore: No title.',
		} );
		await expect( ignore ).toBeVisible();
		// All reports are loaded: none is requested without a session.
		await expect( admin.getByText( /^Last checked/ ) ).toBeVisible();
		await context.clearCookies();
		await ignore.click();
		await expect( question( admin ) ).toBeVisible();
		await admin.keyboard.press( 'Escape' );
		await expect( question( admin ) ).toBeHidden();
		await expect(
			snackbar( admin ).filter( {
				hasText:
					'The check couldn’t be ignored. Your session has expired. Log in again and retry.',
			} )
		).toBeVisible();
		await logIn( context, 'admin' );
	} );

	await test.step( 'a panel stays below the dialog, and gets the focus back', async () => {
		await admin
			.getByRole( 'button', { name: 'No main heading.', exact: true } )
			.click();
		await context.clearCookies();
		const recheck = admin.getByRole( 'button', {
			name: 'Run check again',
		} );
		await recheck.click();
		await expect( question( admin ) ).toBeVisible();
		// A user who comes back without having logged in is still asked.
		await comeBack( admin );
		await expect( question( admin ) ).toBeVisible();
		await logIn( context, 'admin' );
		await comeBack( admin );
		await expect( question( admin ) ).toBeHidden();
		await expect.poll( () => forced.at( -1 ) ).toContain( 'check=h1' );
		await expect( recheck ).toBeFocused();
		await admin.keyboard.press( 'Escape' );
	} );

	await test.step( 'a fault of another plugin is told in words, with where to look', async () => {
		allowProblems( /500/ );
		// A real fatal error, handled by WordPress.
		await snippet(
			'acme-broken',
			`add_filter( 'rest_pre_dispatch', fn( $answer, $server, $request ) => str_contains( $request->get_route(), 'ignore-checks' ) ? acme_is_missing() : $answer, 10, 3 );`
		);
		await admin
			.getByRole( 'button', { name: 'Ignore: No title.' } )
			.click();
		const message = snackbar( admin ).filter( { hasText: 'PHP error' } );
		await expect( message ).toContainText(
			'The check couldn’t be ignored. WordPress stopped because of a PHP error'
		);
		await expect( message ).toContainText( 'Tools > Site Health' );
		await expect( message ).not.toContainText( 'JSON' );
		await expect( message ).not.toContainText( '<p>' );
	} );
} );
