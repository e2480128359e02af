import type { Page } from '@playwright/test';
import type { Site } from '../support/site';
import { expectToFit, openRoute, saveButton, snackbar } from './support/app';
import { expect, test } from './support/test';

const ROUTE = /\/pharos\/v1\/robots-txt/;
const OWN =
	'User-agent: *\nDisallow: /cart/\nSitemap: https://example.org/sitemap.xml\n';

test.beforeEach( async ( { site } ) => {
	await site.option( 'pharos_robots_txt', null );
	await site.resetSettings();
} );
test.afterAll( async ( { site } ) => {
	await site.option( 'pharos_robots_txt', null );
} );

/** The stored text in any of its formats; false if there is none. */
async function stored( site: Site ) {
	const option = await site.option< string | { text: string } | false >(
		'pharos_robots_txt'
	);
	return typeof option === 'object' ? option.text : option;
}

const editor = ( page: Page ) =>
	page.getByRole( 'textbox', { name: 'Content of robots.txt' } );
const findings = ( page: Page ) =>
	page.locator( '.pharos-robots-txt__finding' );
const save = ( page: Page ) => saveButton( page ).click();

async function open( page: Page ) {
	await openRoute( page, '/advanced/robots-txt-editor', 'robots.txt Editor' );
	await editor( page ).waitFor();
}

/** Opens the editor with a simulated server response. */
async function openWith( page: Page, data: object ) {
	await page.route( ROUTE, async ( route ) => {
		const response = await route.fetch();
		const body = await response.json();
		await route.fulfill( {
			response,
			json: { ...body, data: { ...body.data, ...data } },
		} );
	} );
	await open( page );
}

test( 'a person changes robots.txt, and crawlers get it; mistakes are pointed out; forbidding the whole site is asked about first', async ( {
	admin,
	site,
	axe,
} ) => {
	await test.step( 'a person changes robots.txt, and crawlers get it', async () => {
		await open( admin );
		await expect( editor( admin ) ).toHaveValue(
			/^User-agent: \*\nDisallow: \/wp-admin\//
		);
		await expect( saveButton( admin ) ).toHaveCount( 1 );
		await expect( saveButton( admin ) ).toBeDisabled();
		await axe( admin );

		await editor( admin ).fill( OWN );
		await expect(
			admin.getByRole( 'link', {
				name: 'robots.txt Editor unsaved changes',
			} )
		).toBeVisible();
		await save( admin );

		await expect( snackbar( admin ) ).toContainText(
			'robots.txt saved successfully.'
		);
		await expect( saveButton( admin ) ).toBeDisabled();
		expect( ( await site.get( '/robots.txt' ) ).text ).toBe( OWN );
		await open( admin );
		await expect( editor( admin ) ).toHaveValue( OWN );

		await admin
			.getByRole( 'button', { name: 'Use the default of WordPress' } )
			.click();
		await expect( editor( admin ) ).toBeFocused();
		// The shortcut works inside the field, as for settings.
		await editor( admin ).press( 'ControlOrMeta+s' );
		await expect( snackbar( admin ) ).toContainText(
			'robots.txt saved successfully.'
		);
		expect( await stored( site ) ).toBe( false );
	} );

	await test.step( 'mistakes are pointed out beside their lines, and kept', async () => {
		await editor( admin ).fill(
			'User-agent: *\nDissallow: /cart/\n\nSitemap: /sitemap.xml'
		);
		await expect( findings( admin ) ).toHaveText( [
			'Error Line 2: Crawlers don’t support “dissallow”. Did you mean Disallow?',
			'Error Line 4: A sitemap needs its full URL, starting with https://.',
		] );
		await expect(
			admin.locator( '.pharos-robots-txt__mark.is-error' )
		).toHaveText( [ '2', '4' ] );
		await expect( admin.locator( '#a11y-speak-polite' ) ).toHaveText(
			/2 issues in robots\.txt/
		);
		await axe( admin );

		await admin
			.getByRole( 'button', { name: 'Line 2: go to line' } )
			.click();
		await expect( editor( admin ) ).toBeFocused();
		await admin.keyboard.type( 'Disallow: /cart/' );
		await expect( findings( admin ) ).toHaveCount( 1 );

		await save( admin );
		await expect( saveButton( admin ) ).toBeDisabled();
		expect( await stored( site ) ).toBe(
			'User-agent: *\nDisallow: /cart/\n\nSitemap: /sitemap.xml\n'
		);
	} );

	await test.step( 'forbidding the whole site is asked about first', async () => {
		const before = await stored( site );
		await editor( admin ).fill( 'User-agent: *\nDisallow: /' );
		await save( admin );
		const dialog = admin.getByRole( 'dialog', {
			name: 'Block all crawlers from your whole site?',
		} );
		await expect(
			dialog.getByRole( 'button', { name: 'Cancel' } )
		).toBeFocused();
		await axe( admin );
		await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
		expect( await stored( site ) ).toBe( before );

		await save( admin );
		await dialog.getByRole( 'button', { name: 'Save anyway' } ).click();
		await expect( saveButton( admin ) ).toBeDisabled();
		await expect( snackbar( admin ) ).toContainText(
			'robots.txt saved successfully.'
		);
		expect( ( await site.get( '/robots.txt' ) ).text ).toContain(
			'Disallow: /\n'
		);
	} );
} );

test( 'what is saved is sent once; what is refused, or saved by another user meanwhile, keeps the text; an unsaved text outlives a walk, and the browser warns', async ( {
	admin,
	axe,
	allowProblems,
	site,
} ) => {
	await test.step( 'Save says what it does, and saves no settings', async () => {
		await open( admin );
		await editor( admin ).fill( OWN );
		let letGo = () => {};
		const held = new Promise< void >( ( resolve ) => ( letGo = resolve ) );
		await admin.route( ROUTE, async ( route ) => {
			await held;
			await route.continue();
		} );
		const posts: string[] = [];
		admin.on( 'request', ( request ) => {
			if (
				request.method() === 'POST' &&
				/pharos/.test( request.url() )
			) {
				posts.push( new URL( request.url() ).pathname );
			}
		} );

		await saveButton( admin ).dblclick();
		await expect(
			admin.getByRole( 'button', { name: 'Saving...' } )
		).toBeDisabled();
		await editor( admin ).press( 'ControlOrMeta+s' );
		letGo();

		await expect( saveButton( admin ) ).toHaveText( 'Save' );
		expect( posts ).toEqual( [ '/wp-json/pharos/v1/robots-txt' ] );
	} );

	await test.step( 'a refused save tells why and keeps the text', async () => {
		allowProblems( /500/ );
		await admin.unroute( ROUTE );
		const again = `${ OWN }# Again\n`;
		await admin.route( ROUTE, ( route ) =>
			route.request().method() === 'POST'
				? route.fulfill( {
						status: 500,
						json: { code: 'x', message: '', data: { status: 500 } },
					} )
				: route.continue()
		);
		await editor( admin ).fill( again );
		await save( admin );

		await expect( snackbar( admin ) ).toContainText(
			'Failed to update robots.txt file. An unexpected error occurred while updating the robots.txt content. Please try again later.'
		);
		await expect( editor( admin ) ).toHaveValue( again );
		await expect( saveButton( admin ) ).toBeEnabled();
		await axe( admin );

		await admin.unroute( ROUTE );
		await save( admin );
		await expect( snackbar( admin ) ).toContainText(
			'robots.txt saved successfully.'
		);
	} );

	await test.step( 'a text saved by another user in the meantime is not replaced without asking', async () => {
		allowProblems( /409/ );
		const theirs = 'User-agent: *\nDisallow: /theirs/\n';
		await editor( admin ).fill( `${ OWN }# More\n` );
		await site.option( 'pharos_robots_txt', theirs );

		await save( admin );
		await expect( snackbar( admin ) ).toContainText(
			'robots.txt was changed in another window or by another user.'
		);
		expect( await stored( site ) ).toBe( theirs );
		await expect( editor( admin ) ).toHaveValue( `${ OWN }# More\n` );

		await save( admin );
		await expect( snackbar( admin ) ).toContainText(
			'robots.txt saved successfully.'
		);
		expect( await stored( site ) ).toBe( `${ OWN }# More\n` );
	} );

	await test.step( 'an unsaved text outlives a walk, and the browser warns before it is left', async () => {
		await editor( admin ).fill( OWN );
		await admin
			.getByRole( 'link', { name: 'Sitemaps', exact: true } )
			.click();
		await admin
			.getByRole( 'heading', { level: 1, name: 'Sitemaps' } )
			.waitFor();
		await admin.goBack();
		await expect( editor( admin ) ).toHaveValue( OWN );

		const asked: string[] = [];
		admin.on( 'dialog', ( dialog ) => {
			asked.push( dialog.type() );
			void dialog.dismiss();
		} );
		await admin.close( { runBeforeUnload: true } );
		await expect.poll( () => asked ).toEqual( [ 'beforeunload' ] );

		await admin.getByRole( 'button', { name: 'Discard changes' } ).click();
		await admin
			.getByRole( 'dialog', {
				name: 'Discard your changes to robots.txt?',
			} )
			.getByRole( 'button', { name: 'Discard', exact: true } )
			.click();
		await expect( editor( admin ) ).not.toHaveValue( OWN );
		await expect( saveButton( admin ) ).toBeDisabled();
		await admin.goto( '/wp-admin/index.php' );
		expect( asked ).toEqual( [ 'beforeunload' ] );
	} );
} );

test( 'what locks the editor is said: a file in the root folder, a hidden site; what cannot be loaded can be tried again', async ( {
	admin,
	allowProblems,
	axe,
	afterwards,
	site,
} ) => {
	await test.step( 'what cannot be loaded can be tried again', async () => {
		allowProblems( /503/ );
		let fail = true;
		await admin.route( ROUTE, ( route ) =>
			fail
				? route.fulfill( {
						status: 503,
						json: {
							code: 'x',
							message: 'Busy',
							data: { status: 503 },
						},
					} )
				: route.continue()
		);
		await openRoute(
			admin,
			'/advanced/robots-txt-editor',
			'robots.txt Editor'
		);
		await expect( admin.locator( '.pharos-load-failed' ) ).toContainText(
			'Busy'
		);
		fail = false;
		await admin.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( editor( admin ) ).toBeVisible();
	} );

	await admin.unroute( ROUTE );

	await test.step( 'a file in the root folder locks the editor and is shown', async () => {
		await openWith( admin, {
			robots_file_exists: true,
			robot_file_content: 'User-agent: FileBot\nDisallow:\n',
		} );
		await expect( editor( admin ) ).toHaveValue( /FileBot/ );
		await expect( editor( admin ) ).not.toBeEditable();
		await expect( editor( admin ) ).toBeEnabled();
		await expect( saveButton( admin ) ).toBeDisabled();
		await expect(
			admin.locator( '.pharos-robots-txt-notice' )
		).toContainText( 'there is a robots.txt file in the root folder' );
		await axe( admin );
	} );

	await test.step( 'a hidden site locks the editor, with the way to change that', async () => {
		await admin.unroute( ROUTE );
		await site.option( 'blog_public', '0' );
		afterwards( () => site.option( 'blog_public', '1' ) );
		await open( admin );
		await expect( editor( admin ) ).not.toBeEditable();
		await expect( saveButton( admin ) ).toBeDisabled();
		await axe( admin );
		await admin
			.locator( '.pharos-robots-txt-notice' )
			.getByRole( 'link', { name: 'Settings > Reading' } )
			.click();
		await expect( admin ).toHaveURL( /options-reading\.php/ );
	} );
} );

test( 'it fits a phone, and reads from left to right on a page that does not', async ( {
	admin,
	axe,
} ) => {
	await admin.setViewportSize( { width: 390, height: 844 } );
	await open( admin );
	await editor( admin ).fill( `Disallow: /${ 'long/'.repeat( 60 ) }` );
	await expect( findings( admin ) ).toHaveCount( 2 );
	await expectToFit( admin );
	await expect( saveButton( admin ) ).toBeInViewport();
	await axe( admin );

	await admin.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	await expect( editor( admin ) ).toHaveCSS( 'direction', 'ltr' );
	await expect( saveButton( admin ) ).toBeInViewport();
	const [ numbers, text ] = await Promise.all( [
		admin.locator( '.pharos-robots-txt__gutter' ).boundingBox(),
		editor( admin ).boundingBox(),
	] );
	expect( numbers?.x ).toBeLessThan( text?.x ?? 0 );
} );
