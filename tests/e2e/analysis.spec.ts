/**
 * Site SEO Analysis with simulated server responses, except in the last test; the results of checks are tested
 * elsewhere.
 */
import type { Page } from '@playwright/test';
import type { CheckItem, CheckKind } from '../../store';
import { appUrl, expectToFit, goTo, openRoute, snackbar } from './support/app';
import { intercept } from './support/intercept';
import { rightToLeft } from './support/rtl';
import { expect, test } from './support/test';

const CHECKS = /checks(?:\/|%2F)(general|other|settings)/;
const IGNORE = /ignore-checks/;

const item = (
	status: CheckItem[ 'status' ],
	message: string,
	more: Partial< CheckItem > = {}
): CheckItem => ( {
	status,
	message,
	description: [ 'Why that matters, and what to do.' ],
	ignore: false,
	not_fixable: false,
	fix: null,
	help: '',
	...more,
} );

const TITLE = 'The home page has no title tag.';
const LINKS = '500 broken links found.';
const DESCRIPTION = 'The home page has no meta description.';

/** The simulated server responses. */
function createReports( url: string ) {
	const reports: Record< CheckKind, Record< string, CheckItem > > = {
		general: {
			title: item( 'error', TITLE, {
				fix: {
					label: 'Home Page Title',
					url: `${ url }/wp-admin/admin.php?page=pharos_settings#/general/homepage?setting=home_page_title`,
				},
			} ),
			broken_links: item( 'error', LINKS, {
				description: [
					'Visitors who follow them leave.',
					{ list: [ 'Correct the address.', 'Remove the link.' ] },
					{
						links: Array.from( { length: 500 }, ( _, index ) => ( {
							url: `${ url }/a-rather-long-address-that-is-gone/${ index }/?with=parameters`,
							status: [ 404, 403, 500, 410 ][ index % 4 ] ?? 404,
							details: 'On “About us”',
							fix: {
								label: 'Edit the block',
								url: `${ url }/wp-admin/post.php?post=1&action=edit&pharos-block=3`,
							},
						} ) ),
					},
					{
						images: [
							{
								url: `${ url }/wp-includes/images/w-logo-blue.png`,
							},
						],
					},
				],
			} ),
			description: item( 'warning', DESCRIPTION ),
			https: item( 'success', 'The site uses HTTPS.' ),
		},
		other: {
			php_version: item( 'suggestion', 'PHP gets no more updates.', {
				not_fixable: true,
			} ),
		},
		settings: Object.fromEntries(
			Array.from( { length: 40 }, ( _, index ) => [
				`setting_${ index }`,
				item( 'success', `Setting ${ index } is as it should be.` ),
			] )
		),
	};
	return reports;
}

/** Simulates responses in the form that the server tests verify. */
async function pretend( page: Page, url: string ) {
	const reports = createReports( url );
	await intercept( page, CHECKS, async ( request ) => {
		const address = decodeURIComponent( request.url );
		const kind = CHECKS.exec( address )?.[ 1 ] as CheckKind;
		await request.fulfill( {
			json: {
				success: true,
				data: reports[ kind ],
				checked_at: new Date( Date.now() - 190_000 ).toISOString(),
				running: false,
			},
		} );
	} );
	await intercept( page, IGNORE, ( request ) =>
		request.fulfill( { json: { success: true, status: 'success' } } )
	);
}

const open = ( page: Page ) =>
	openRoute( page, '/site-seo-analysis', 'Site SEO Analysis' );

const table = ( page: Page ) => page.getByRole( 'table', { name: 'Checks' } );
const check = ( page: Page, message: string ) =>
	table( page ).getByRole( 'button', { name: message, exact: true } );
const panel = ( page: Page, name?: string ) =>
	page.getByRole( 'dialog', name === undefined ? {} : { name } );

test( 'a user reads about the worst issue by keyboard and by mouse, clicks twice, types, goes back and forward, and gets to the setting that fixes it', async ( {
	admin,
	axe,
	site,
} ) => {
	test.slow();
	await pretend( admin, site.url );
	await open( admin );
	const heading = ( name: string ) =>
		panel( admin ).getByRole( 'heading', { name } );

	await test.step( 'by keyboard alone, the focus stays in the panel, and comes back', async () => {
		await check( admin, TITLE ).focus();
		await admin.keyboard.press( 'Enter' );
		await expect( heading( TITLE ) ).toBeFocused();
		await admin.keyboard.press( 'j' );
		await expect( heading( LINKS ) ).toBeFocused();
		for ( let times = 0; times < 12; times++ ) {
			await admin.keyboard.press( 'Shift+Tab' );
		}
		await expect( panel( admin ).locator( ':focus' ) ).toHaveCount( 1 );
		await admin.keyboard.press( 'Escape' );
		await expect( check( admin, LINKS ) ).toBeFocused();
	} );

	await test.step( 'the second of two clicks does nothing', async () => {
		// It neither closes the details, nor takes the focus, nor adds a history entry.
		await check( admin, TITLE ).dblclick();
		await expect( heading( TITLE ) ).toBeFocused();
		await admin.keyboard.press( 'j' );
		await admin.keyboard.press( 'j' );
		await expect( heading( DESCRIPTION ) ).toBeFocused();
		await admin.goBack();
		await expect( panel( admin ) ).toHaveCount( 0 );
		await expect( admin ).toHaveURL( /site-seo-analysis$/ );

		// A second click on the close button doesn't leave the list.
		await check( admin, TITLE ).click();
		await panel( admin )
			.getByRole( 'button', { name: 'Close' } )
			.evaluate( ( button: HTMLElement ) => {
				button.click();
				button.click();
			} );
		await expect( panel( admin ) ).toHaveCount( 0 );
		await expect( check( admin, TITLE ) ).toBeFocused();
		await expect( admin ).toHaveURL( /site-seo-analysis$/ );

		// Another row moves to the position of the pointer.
		await admin
			.getByRole( 'button', { name: `Ignore: ${ TITLE }` } )
			.dblclick();
		await expect( snackbar( admin ) ).toContainText( 'Check ignored' );
		await expect(
			admin.getByRole( 'button', { name: 'Ignored 1' } )
		).toBeVisible();
		await expect(
			admin.getByRole( 'button', { name: 'Critical 1' } )
		).toBeVisible();
		await snackbar( admin ).getByRole( 'button', { name: 'Undo' } ).click();
		await expect(
			admin.getByRole( 'button', { name: 'Critical 2' } )
		).toBeVisible();
	} );

	await test.step( 'words that were just typed outlive what is pressed next', async () => {
		const search = admin.getByRole( 'searchbox', {
			name: 'Search checks',
		} );
		await search.fill( 'HOME' );
		await admin.getByRole( 'button', { name: /^Warning/ } ).click();
		await expect( admin ).toHaveURL( /status=warning&search=HOME/ );
		await expect( table( admin ).getByRole( 'row' ) ).toHaveCount( 2 );

		await search.fill( 'page' );
		await check( admin, DESCRIPTION ).click();
		await expect( panel( admin, DESCRIPTION ) ).toBeVisible();
		await admin.keyboard.press( 'Escape' );
		await expect( admin ).toHaveURL( /status=warning&search=page$/ );
		await expect( search ).toHaveValue( 'page' );

		await search.fill( 'gone' );
		await admin.getByRole( 'button', { name: 'Clear search' } ).click();
		await expect(
			admin.getByRole( 'heading', { level: 1 } )
		).toBeFocused();

		// The filters are earlier in the history than the details: Back returns to the filtered list.
		await search.fill( 'page' );
		await check( admin, DESCRIPTION ).click();
		await expect( panel( admin, DESCRIPTION ) ).toBeVisible();
		await expect( admin ).toHaveURL( /search=page/ );
		await admin.goBack();
		await expect( admin ).toHaveURL( /\?search=page$/ );
		await expect( panel( admin, DESCRIPTION ) ).toBeHidden();
	} );

	await test.step( 'an address has filter, search and page; the start of another page is in view', async () => {
		await goTo(
			admin,
			'/site-seo-analysis?status=success&page=3',
			'Site SEO Analysis'
		);
		await expect( admin.getByText( '41–41 of 41' ) ).toBeVisible();
		await admin.getByRole( 'button', { name: 'Page 2' } ).click();
		await expect( admin ).toHaveURL( /status=success&page=2/ );
		await expect(
			admin.getByRole( 'button', { name: 'Page 2' } )
		).toBeFocused();
		await admin.getByRole( 'button', { name: 'Page 1' } ).click();
		await expect(
			table( admin ).getByRole( 'row' ).nth( 1 )
		).toBeInViewport( { ratio: 1 } );
		await admin.getByRole( 'button', { name: 'Page 2' } ).click();
		await admin
			.getByRole( 'searchbox', { name: 'Search checks' } )
			.fill( 'GONE' );
		await expect(
			admin.getByText( 'No Results Found' ).first()
		).toBeVisible();
		await axe( admin );
		await expect( admin ).toHaveURL( /search=GONE/ );
		await admin.goBack();
		await expect( admin.getByText( '21–40 of 41' ) ).toBeVisible();
	} );

	await test.step( 'Back closes the details, the address opens them, and the setting that fixes it has the focus', async () => {
		await goTo( admin, '/site-seo-analysis', 'Site SEO Analysis' );
		await expect(
			admin.getByText( 'Last checked: 3 minutes ago' )
		).toBeVisible();
		const fix = admin.getByRole( 'link', {
			name: `Home Page Title: ${ TITLE }`,
		} );
		// Its label has only one line.
		expect( ( await fix.boundingBox() )?.height ).toBeLessThan( 40 );
		await check( admin, LINKS ).click();
		await expect( panel( admin, LINKS ) ).toBeVisible();
		await expect( admin ).toHaveURL( /check=broken_links/ );
		await axe( admin );
		await admin.goBack();
		await expect( panel( admin ) ).toHaveCount( 0 );
		await expect( check( admin, LINKS ) ).toBeFocused();
		await admin.goForward();
		await expect( heading( LINKS ) ).toBeFocused();
		await admin.keyboard.press( 'Escape' );
		await expect( panel( admin ) ).toHaveCount( 0 );

		await fix.click();
		await expect(
			admin.getByRole( 'textbox', { name: 'Search Engine Title' } )
		).toBeFocused();
	} );
} );

test( 'from right to left, the details are on the left and fit every window; on a phone all can be touched', async ( {
	admin,
	site,
} ) => {
	await pretend( admin, site.url );
	await rightToLeft( site, async () => {
		await admin.goto( 'about:blank' );
		await admin.goto( appUrl( '/site-seo-analysis?check=broken_links' ) );
		await panel( admin ).waitFor();
		await expectToFit( admin, 'the details' );
		expect( ( await panel( admin ).boundingBox() )?.x ).toBe( 0 );
		for ( const width of [ 1024, 782, 390 ] ) {
			await admin.setViewportSize( { width, height: 844 } );
			await expectToFit( admin, `the details at ${ width }` );
		}
		expect( ( await panel( admin ).boundingBox() )?.width ).toBe( 390 );
		await panel( admin ).getByRole( 'button', { name: 'Close' } ).click();
		for ( const width of [ 390, 782, 1024 ] ) {
			await admin.setViewportSize( { width, height: 844 } );
			await expectToFit( admin, `the list at ${ width }` );
		}
		await admin.setViewportSize( { width: 390, height: 844 } );
	} );
	const small = await admin
		.locator(
			'.pharos-analysis :is(button, a, input), .pharos-page__actions button'
		)
		.evaluateAll( ( elements ) =>
			elements
				.map( ( element ) => ( {
					name:
						element.getAttribute( 'aria-label' ) ??
						element.textContent,
					...element.getBoundingClientRect().toJSON(),
				} ) )
				.filter(
					( { width, height } ) =>
						width > 0 && ( height < 24 || width < 24 )
				)
		);
	expect( small ).toEqual( [] );
} );

test( 'the real checks of the real site: one is ignored, mended, run again', async ( {
	admin,
	afterwards,
	axe,
	site,
} ) => {
	test.slow();
	const before = await site.option< string >( 'blogdescription' );
	afterwards( async () => {
		await site.option( 'blogdescription', before );
		await site.option( 'pharos_ignored_checks', null );
	} );
	await site.option( 'blogdescription', 'Just another WordPress site' );
	await open( admin );
	const tagline = table( admin ).getByRole( 'button', { name: /tagline/i } );
	await expect( tagline.first() ).toBeVisible( { timeout: 90_000 } );
	await expect(
		admin.getByRole( 'button', { name: 'Re-run Checks' } )
	).toBeEnabled();
	const count = await table( admin ).getByRole( 'row' ).count();
	expect( count ).toBeGreaterThan( 15 );
	await axe( admin );

	await tagline.first().click();
	await panel( admin ).getByRole( 'button', { name: 'Ignore' } ).click();
	await expect(
		panel( admin ).getByRole( 'button', { name: 'Restore' } )
	).toBeVisible();
	await expect
		.poll( () => site.option( 'pharos_ignored_checks' ) )
		.toMatchObject( {
			ids: expect.arrayContaining( [ 'default_tagline' ] ),
		} );
	await panel( admin ).getByRole( 'button', { name: 'Restore' } ).click();

	await site.option( 'blogdescription', 'Tea and patience' );
	await panel( admin )
		.getByRole( 'button', { name: 'Run check again' } )
		.click();
	await expect( panel( admin ).getByText( 'Passed' ) ).toBeVisible( {
		timeout: 60_000,
	} );
} );
