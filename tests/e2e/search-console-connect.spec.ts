/**
 * Search Console and what can go wrong between the site and Google. The site and the simulated Google really talk to each
 * other; what the screen makes of each answer is in src/admin/screens/search-console/search-console.test.tsx.
 */
import { CLIENT } from '../support/google';
import { openRoute } from './support/app';
import { CONNECT, pretendFigures, test } from './support/search-console';
import { expect } from './support/test';

test( 'a connection that ends at Google is told beside the figures, and made again', async ( {
	admin,
	site,
	google,
	axe,
	allowProblems,
} ) => {
	allowProblems( new RegExp( google.url ), /409/ );
	const state = admin.locator( '.pharos-gsc-state' );
	await pretendFigures( admin, `${ site.url }/` );
	google.configure( { consent: 'allow' } );
	await google.connect();

	// Access that was revoked on the pages of the Google account.
	google.revokeRefresh();
	google.expireAccess();
	expect(
		await site.php< string >(
			`try {
				( new Pharos\\SearchConsole\\Google\\Api() )->query( home_url( '/' ), [ 'startDate' => '2026-01-01', 'endDate' => '2026-01-02' ] );
				return '';
			} catch ( Pharos\\SearchConsole\\Google\\Failure $failure ) {
				return $failure->reason;
			}`
		)
	).toBe( 'token_revoked' );
	await openRoute( admin, '/dashboard', 'Dashboard' );
	await expect( state ).toContainText( 'Google no longer accepts' );
	await axe( admin );
	await state.getByRole( 'button', { name: 'Connect again' } ).click();
	await expect( state ).toHaveCount( 0 );
	await expect(
		admin.getByRole( 'heading', { name: 'Site Search Traffic' } )
	).toBeVisible();
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
	await (
		await site.as( 'admin' )
	).rest( 'POST', '/pharos/v1/google-credentials', {
		client_id: CLIENT.id,
		client_secret: CLIENT.secret,
	} );
	afterwards( () => site.option( 'pharos_onboarding', null ) );
	await admin.goto(
		'/wp-admin/admin.php?page=pharos_onboarding&step=search-console'
	);
	const dialog = admin.getByRole( 'dialog' );
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

	await connect.click();
	await admin.getByRole( 'button', { name: 'Allow', exact: true } ).click();
	await title.waitFor();
	await admin.getByRole( 'button', { name: 'Select a Site' } ).click();
	// Not now.
	await expect(
		dialog.getByRole( 'combobox', { name: 'Select a site' } )
	).toHaveValue( /this site/ );
	await admin.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	await admin.getByRole( 'button', { name: 'Select a Site' } ).click();
	await dialog.getByRole( 'button', { name: 'Proceed' } ).click();
	await expect(
		admin.getByText( `Search Console is connected. Site: ${ site.url }` )
	).toBeVisible();
	await axe( admin );
	await admin.getByRole( 'button', { name: 'Continue' } ).click();
	await expect(
		admin.getByRole( 'heading', { name: 'Pharos SEO is set up' } )
	).toBeFocused();
} );
