/**
 * Search Console and what can go wrong between the site and Google: on the way to the consent page and back, while choosing a site,
 * and later. The site and the simulated Google really talk to each other.
 */
import type { Page } from '@playwright/test';
import { CLIENT, redirectUri } from '../support/google';
import type { Site } from '../support/site';
import { appUrl, openRoute, snackbar } from './support/app';
import { CONNECT, pretendFigures, test } from './support/search-console';
import { expect } from './support/test';

const dialog = ( page: Page ) => page.getByRole( 'dialog' );
const open = ( page: Page ) =>
	openRoute( page, '/search-console', 'Search Console' );

const enterClient = async ( site: Site ) =>
	( await site.as( 'admin' ) ).rest(
		'POST',
		'/pharos/v1/google-credentials',
		{ client_id: CLIENT.id, client_secret: CLIENT.secret }
	);

/** The page at Google where access is granted, for the session of the browser. */
const authUrl = ( page: Page ) =>
	page.evaluate( async () => {
		const { apiFetch } = (
			window as unknown as {
				wp: {
					apiFetch: ( options: {
						path: string;
					} ) => Promise< { url: string } >;
				};
			}
		 ).wp;
		return ( await apiFetch( { path: '/pharos/v1/auth-url' } ) ).url;
	} );

/** On Google's page. */
const allow = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Allow', exact: true } );

/** Asks Google for figures, as the background does. */
const query = ( site: Site ) =>
	site.php< string >(
		`try {
			( new Pharos\\SearchConsole\\Google\\Api() )->query( home_url( '/' ), [ 'startDate' => '2026-01-01', 'endDate' => '2026-01-02' ] );
			return '';
		} catch ( Pharos\\SearchConsole\\Google\\Failure $failure ) {
			return $failure->reason;
		}`
	);

async function expectRefusal( page: Page, code: string, words: RegExp ) {
	const message = snackbar( page );
	await expect( message ).toContainText( words );
	await expect( message ).toContainText( `(Error code: ${ code })` );
	await expect(
		page.getByRole( 'button', { name: 'Learn more' } ),
		'the focus is on what the message offers'
	).toBeFocused();
	await expect(
		page.getByRole( 'heading', { level: 1, name: 'Search Console' } )
	).toBeVisible();
	expect( page.url() ).not.toMatch( /gcp_error_code|status=|nonce=/ );
}

test( 'each refusal on the way to Google and back says what happened, and the way can be gone again', async ( {
	admin,
	site,
	google,
	axe,
	allowProblems,
} ) => {
	test.slow();
	allowProblems( new RegExp( google.url ) );
	await enterClient( site );
	await open( admin );
	const callbacks: string[] = [];
	admin.on( 'request', ( request ) => {
		if ( request.url().startsWith( redirectUri( site ) ) ) {
			callbacks.push( request.url() );
		}
	} );
	const go = async ( prepare: () => unknown ) => {
		await admin.getByRole( 'button', { name: CONNECT } ).click();
		await allow( admin ).waitFor();
		await prepare();
		await allow( admin ).click();
	};

	await go( () =>
		google.configure( {
			clients: [
				{
					id: CLIENT.id,
					secret: 'another one',
					redirectUris: [ redirectUri( site ) ],
				},
			],
		} )
	);
	await expectRefusal( admin, '401', /authentication failed/ );
	await axe( admin );

	google.configure( {
		clients: [ { ...CLIENT, redirectUris: [ redirectUri( site ) ] } ],
	} );
	await go( () =>
		admin.getByRole( 'checkbox', { name: /Search Console/ } ).uncheck()
	);
	await expectRefusal( admin, '403', /leave the checkbox/ );

	await go( () =>
		site.php(
			`$name = 'pharos_search_console_sign_ins';
			$all = get_option( $name );
			foreach ( $all as $id => $one ) {
				if ( is_array( $one ) ) {
					$all[ $id ]['expires'] -= 10 * MINUTE_IN_SECONDS;
				}
			}
			update_option( $name, $all, false );`
		)
	);
	await expectRefusal( admin, '400', /sign-in has expired/ );

	await go( () =>
		google.inject( { fault: 'rate_429', match: { path: '^/token' } } )
	);
	await expectRefusal( admin, '429', /quota/ );

	await go( () =>
		google.inject( { fault: 'error_500', match: { path: '^/token' } } )
	);
	await expectRefusal( admin, '500', /server error on Google’s side/ );

	// A state that has been used, and one that was never given out.
	const used = callbacks.at( -1 ) ?? '';
	google.clearLog();
	for ( const url of [ used, used.replace( /state=[^&]+/, 'state=x' ) ] ) {
		await admin.goto( url );
		await expectRefusal( admin, '400', /has already been used/ );
	}
	expect( google.log, 'Google is not asked' ).toEqual( [] );

	await go( () => {} );
	await expect( dialog( admin ) ).toContainText( 'Search Console Account' );
} );

test( 'an account without a verified site says what to do; a site that is another one says so', async ( {
	admin,
	site,
	google,
	axe,
	allowProblems,
} ) => {
	allowProblems( /400/ );
	const home = `${ site.url }/`;
	google.configure( { consent: 'allow', sites: [] } );
	await enterClient( site );
	await google.consent();
	// Headings behind the dialog are hidden.
	await admin.goto( appUrl( '/dashboard' ) );
	await expect( dialog( admin ) ).toContainText( 'No Verified Site Found' );
	await expect(
		dialog( admin ).getByRole( 'link', { name: /^Learn more/ } )
	).toHaveAttribute( 'target', '_blank' );
	await axe( admin, '[role="dialog"]' );

	const check = async ( siteUrl: string, permissionLevel: string ) => {
		google.configure( {
			sites: [ { siteUrl, permissionLevel } ] as never,
		} );
		const checked = admin.waitForResponse(
			/pharos(\/|%2F)v1(\/|%2F)sites/
		);
		await dialog( admin )
			.getByRole( 'button', { name: 'Check again' } )
			.click();
		await checked;
	};
	await check( home, 'siteUnverifiedUser' );
	await expect( dialog( admin ) ).toContainText( 'No Verified Site Found' );
	await expect(
		dialog( admin ).getByRole( 'button', { name: 'Check again' } )
	).toBeFocused();

	await check( 'https://elsewhere.example/', 'siteOwner' );
	await expect(
		dialog( admin ).getByRole( 'combobox', { name: 'Select a site' } )
	).toHaveValue( 'https://elsewhere.example/ (URL prefix)' );
	await expect( dialog( admin ) ).toContainText(
		`This property doesn’t include ${ home }`
	);
	await axe( admin, '[role="dialog"]' );

	// The account has lost it in the meantime.
	google.configure( {
		sites: [ { siteUrl: home, permissionLevel: 'siteOwner' } ],
	} );
	await dialog( admin ).getByRole( 'button', { name: 'Proceed' } ).click();
	await expect( dialog( admin ) ).toContainText(
		'Failed to proceed: The connected account doesn’t have access to this property.'
	);
} );

test( 'without a site, a message is read before the site selector opens; the reason of a failure is not covered', async ( {
	admin,
	site,
	google,
	axe,
	allowProblems,
} ) => {
	test.slow();
	allowProblems( new RegExp( google.url ), /409/ );
	google.configure( { consent: 'allow' } );
	await enterClient( site );
	await google.consent();
	google.configure( { consent: 'page' } );

	// The second time, the owner denies access: the first connection stays.
	await admin.goto( appUrl( '/dashboard' ) );
	await expect( dialog( admin ) ).toContainText( 'Search Console Account' );
	await admin.goto( await authUrl( admin ) );
	await admin.getByRole( 'button', { name: 'Deny' } ).click();
	await expectRefusal( admin, '403', /access was denied/ );
	await expect( dialog( admin ) ).toHaveCount( 0 );
	await axe( admin );
	await snackbar( admin )
		.getByRole( 'button', { name: 'Dismiss this notice' } )
		.click();
	await expect( dialog( admin ) ).toContainText( 'Search Console Account' );

	// Access is revoked: no dialog is in front of the way out.
	google.revokeRefresh();
	google.expireAccess();
	expect( await query( site ) ).toBe( 'token_revoked' );
	await open( admin );
	const state = admin.locator( '.pharos-gsc-state' );
	await expect( state ).toContainText( 'Google no longer accepts' );
	await expect( dialog( admin ) ).toHaveCount( 0 );
	await expect(
		admin.getByRole( 'button', { name: 'Replace credentials' } )
	).toBeVisible();
	await axe( admin );
	await state.getByRole( 'button', { name: 'Connect again' } ).click();
	await allow( admin ).click();
	await expect( dialog( admin ) ).toContainText( 'Search Console Account' );
} );

test( 'a connection that ends at Google, a quota, other keys, an owner who is gone: each is told and can be mended', async ( {
	admin,
	site,
	google,
	axe,
	allowProblems,
	snippet,
} ) => {
	test.slow();
	// The state of the sitemap can't be had either.
	allowProblems( new RegExp( google.url ), /429|409/ );
	const state = admin.locator( '.pharos-gsc-state' );
	await pretendFigures( admin, `${ site.url }/` );
	google.configure( { consent: 'allow' } );
	await google.connect();

	// Access that was revoked on the pages of the Google account.
	google.revokeRefresh();
	google.expireAccess();
	expect( await query( site ) ).toBe( 'token_revoked' );
	await openRoute( admin, '/dashboard', 'Dashboard' );
	await expect( state ).toContainText( 'Google no longer accepts' );
	await axe( admin );
	await state.getByRole( 'button', { name: 'Connect again' } ).click();
	await expect( state ).toHaveCount( 0 );
	await expect(
		admin.getByRole( 'heading', { name: 'Site Search Traffic' } )
	).toBeVisible();

	// The user who connected the account is gone.
	await site.php(
		`$option = get_option( 'pharos_search_console' );
		update_option( 'pharos_search_console', [ 'owner' => 999999 ] + $option, false );`
	);
	await openRoute( admin, '/dashboard', 'Dashboard' );
	await expect( state ).toContainText( 'no longer exists' );
	await axe( admin );
	await state.getByRole( 'button', { name: 'Connect again' } ).click();
	await expect( state ).toHaveCount( 0 );

	// A quota.
	google.inject( {
		fault: 'rate_429',
		retryAfter: 600,
		match: { path: 'query$' },
	} );
	expect( await query( site ) ).toBe( 'rate_limited' );
	await open( admin );
	await expect( state ).toContainText( 'Next attempt after' );

	// Other keys in wp-config.php: the credentials are asked for again.
	await site.php( `delete_option( 'pharos_search_console_state' );` );
	await snippet( 'other-key', `define( 'PHAROS_GSC_KEY', 'another' );` );
	await open( admin );
	await expect( state ).toContainText( 'Enter the credentials again' );
	await axe( admin );
	await admin.getByRole( 'tab', { name: 'Sign in with Google' } ).click();
	await admin.getByLabel( 'Client ID' ).fill( CLIENT.id );
	await admin.getByLabel( 'Client secret' ).fill( CLIENT.secret );
	await admin.getByRole( 'button', { name: 'Save credentials' } ).click();
	await admin
		.getByRole( 'button', { name: /^Connect/ } )
		.first()
		.click();
	await admin
		.getByRole( 'heading', { level: 1, name: 'Dashboard' } )
		.waitFor();
	await expect( state ).toHaveCount( 0 );
	await expect(
		admin.getByRole( 'heading', { name: 'Site Search Traffic' } )
	).toBeVisible();
} );

test( 'credentials in wp-config.php: no field can be changed, and a service account only needs its site', async ( {
	admin,
	site,
	google,
	axe,
	allowProblems,
	snippet,
	afterwards,
} ) => {
	allowProblems( new RegExp( google.url ) );
	await snippet(
		'google-constants',
		`foreach ( (array) get_option( 'test_google_constants', [] ) as $name => $value ) {
			define( $name, $value );
		}`
	);
	afterwards( () => site.option( 'test_google_constants', null ) );
	const locked = admin.getByText( 'Locked: the credentials are set by' );
	await site.option( 'test_google_constants', {
		PHAROS_GOOGLE_CLIENT_ID: CLIENT.id,
		PHAROS_GOOGLE_CLIENT_SECRET: CLIENT.secret,
	} );
	await open( admin );
	await expect( locked ).toBeVisible();
	await expect(
		admin.getByText( `Client ID: ${ CLIENT.id }` )
	).toBeVisible();
	await expect( admin.getByLabel( 'Client secret' ) ).toHaveCount( 0 );
	await expect(
		admin.getByRole( 'button', { name: /(Replace|Remove) credentials/ } )
	).toHaveCount( 0 );
	await axe( admin );
	await admin.getByRole( 'button', { name: CONNECT } ).click();
	await allow( admin ).click();
	// With the list of sites its request is over, and isn't refused when the credentials are gone.
	await expect(
		dialog( admin ).getByRole( 'button', { name: 'Proceed' } )
	).toBeVisible();

	await admin.goto( 'about:blank' );
	await google.forget();
	await site.option( 'test_google_constants', {
		PHAROS_GOOGLE_SERVICE_ACCOUNT: JSON.stringify( google.serviceAccount ),
	} );
	await admin.goto( appUrl( '/search-console' ) );
	await expect( dialog( admin ) ).toContainText(
		`Connected as ${ google.serviceAccount.client_email }`
	);
	await dialog( admin ).getByRole( 'button', { name: 'Proceed' } ).click();
	await expect( snackbar( admin ) ).toContainText(
		'Site selected successfully'
	);
} );

test( 'the sitemap: the wider permission is asked for, then one button submits it', async ( {
	admin,
	site,
	google,
	axe,
	allowProblems,
} ) => {
	allowProblems( new RegExp( google.url ) );
	await pretendFigures( admin, `${ site.url }/` );
	google.configure( { consent: 'allow' } );
	await google.connect();
	google.configure( { consent: 'page' } );
	await open( admin );
	const card = admin.getByRole( 'region', {
		name: 'Sitemap in Search Console',
	} );
	await expect( card ).toContainText( 'hasn’t been submitted' );
	await card
		.getByRole( 'button', { name: 'Allow submitting sitemaps' } )
		.click();
	await allow( admin ).click();
	await admin
		.getByRole( 'heading', { level: 1, name: 'Dashboard' } )
		.waitFor();

	await open( admin );
	await card.getByRole( 'button', { name: 'Submit sitemap' } ).click();
	await expect( snackbar( admin ) ).toContainText( 'Sitemap submitted.' );
	await expect(
		card.getByRole( 'button', { name: 'Submit again' } )
	).toBeFocused();
	await expect( card ).toContainText( 'Pending' );
	await axe( admin );
	expect(
		google.log.some(
			( { method, path } ) => method === 'PUT' && /sitemaps/.test( path )
		)
	).toBe( true );
} );

test( 'from the setup wizard, Google leads back to the wizard, whatever was decided there', async ( {
	admin,
	site,
	google,
	axe,
	allowProblems,
	afterwards,
} ) => {
	allowProblems( new RegExp( google.url ) );
	await enterClient( site );
	afterwards( () => site.option( 'pharos_onboarding', null ) );
	await admin.goto(
		'/wp-admin/admin.php?page=pharos_onboarding&step=search-console'
	);
	const connect = admin.getByRole( 'button', { name: CONNECT } );
	const title = admin.getByRole( 'heading', {
		name: 'See how Google finds your site',
	} );
	await connect.click();
	await admin.getByRole( 'button', { name: 'Deny' } ).click();
	await title.waitFor();
	await expect( admin.locator( '.pharos-onboarding__notice' ) ).toContainText(
		/access was denied.*\(Error code: 403\)/
	);
	expect( admin.url() ).not.toMatch( /gcp_error_code|nonce/ );
	await axe( admin );

	await connect.click();
	await allow( admin ).click();
	await title.waitFor();
	await admin.getByRole( 'button', { name: 'Select a Site' } ).click();
	// Not now.
	await expect(
		dialog( admin ).getByRole( 'combobox', { name: 'Select a site' } )
	).toHaveValue( /this site/ );
	await admin.keyboard.press( 'Escape' );
	await expect( dialog( admin ) ).toHaveCount( 0 );
	await admin.getByRole( 'button', { name: 'Select a Site' } ).click();
	await dialog( admin ).getByRole( 'button', { name: 'Proceed' } ).click();
	await expect(
		admin.getByText( `Search Console is connected. Site: ${ site.url }` )
	).toBeVisible();
	await axe( admin );
	await admin.getByRole( 'button', { name: 'Continue' } ).click();
	await expect(
		admin.getByRole( 'heading', { name: 'Pharos SEO is set up' } )
	).toBeFocused();
} );
