/**
 * Search Console from the site owner's view: connecting to a simulated Google, and the data on the screens. The data
 * are fixed here; the server tests check how they are calculated.
 */
import type { Page } from '@playwright/test';
import { CLIENT } from '../support/google';
import { appUrl, expectToFit, goTo, openRoute, snackbar } from './support/app';
import { intercept } from './support/intercept';
import { rightToLeft } from './support/rtl';
import {
	CONNECT,
	pretendConnected,
	pretendFigures,
	test,
} from './support/search-console';
import { expect } from './support/test';

const dialog = ( page: Page ) => page.getByRole( 'dialog' );

test( 'the guide leads to a connection: credentials, consent, a site, figures; and back out again', async ( {
	admin,
	site,
	google,
	axe,
	allowProblems,
} ) => {
	allowProblems( new RegExp( google.url ) );
	await pretendFigures( admin, `${ site.url }/` );
	await admin.goto( appUrl( '/dashboard' ) );
	await expect( admin.getByText( 'Sample data' ).first() ).toBeVisible();
	await axe( admin );
	await admin.getByRole( 'button', { name: CONNECT } ).click();

	// The setup guide, step by step.
	await expect(
		admin.getByRole( 'heading', { level: 1, name: 'Search Console' } )
	).toBeFocused();
	await admin.getByRole( 'tab', { name: 'Sign in with Google' } ).click();
	await admin.getByRole( 'button', { name: /^Create a client/ } ).click();
	await expect(
		admin.getByRole( 'textbox', { name: 'Authorized redirect URI' } )
	).toHaveValue(
		`${ site.url }/wp-admin/admin-post.php?action=pharos_google`
	);
	await axe( admin );
	await admin.getByRole( 'button', { name: 'Save credentials' } ).click();
	await expect(
		admin.getByText( 'Enter both the client ID' ).first()
	).toBeVisible();
	await admin.getByRole( 'textbox', { name: 'Client ID' } ).fill( CLIENT.id );
	await admin
		.getByRole( 'textbox', { name: 'Client secret' } )
		.fill( CLIENT.secret );
	await admin.getByRole( 'button', { name: 'Save credentials' } ).click();
	await expect(
		admin.getByText( `Client ID: ${ CLIENT.id }` )
	).toBeVisible();
	expect( await admin.content() ).not.toContain( CLIENT.secret );

	// Access denied: the reason is shown, and the URL has no error parameter left.
	await admin.getByRole( 'button', { name: CONNECT } ).click();
	await admin.getByRole( 'button', { name: 'Deny' } ).click();
	await expect( snackbar( admin ) ).toContainText( '403' );
	await expect(
		admin.getByRole( 'button', { name: 'Learn more' } )
	).toBeFocused();
	await expect(
		admin.getByRole( 'heading', { level: 1, name: 'Search Console' } )
	).toBeVisible();
	expect( admin.url() ).not.toMatch( /gcp_error_code|status=|nonce=/ );
	await axe( admin );

	// Access allowed: the account has properties, one of which is this site.
	await admin.getByRole( 'button', { name: CONNECT } ).click();
	await admin.getByRole( 'button', { name: 'Allow' } ).click();
	await expect( dialog( admin ) ).toContainText( 'Search Console Account' );
	await expect(
		dialog( admin ).getByRole( 'combobox', { name: 'Select a site' } )
	).toHaveValue( /this site/ );
	await axe( admin, '[role="dialog"]' );
	await admin.keyboard.press( 'Escape' );
	await expect( dialog( admin ) ).toContainText( 'without a site' );
	await dialog( admin ).getByRole( 'button', { name: 'Proceed' } ).click();
	await expect( snackbar( admin ) ).toContainText(
		'Site selected successfully'
	);
	await expect(
		admin.getByRole( 'button', { name: `Site: ${ site.url }` } )
	).toBeVisible();
	await expect(
		admin.getByRole( 'heading', { name: 'Site Search Traffic' } )
	).toBeVisible();

	await admin.getByRole( 'button', { name: 'Disconnect' } ).click();
	await expect(
		dialog( admin ).getByRole( 'checkbox', {
			name: 'Keep the fetched data',
		} )
	).toBeChecked();
	await axe( admin, '[role="dialog"]' );
	await dialog( admin ).getByRole( 'button', { name: 'Disconnect' } ).click();
	await expect( snackbar( admin ) ).toContainText(
		'Your account has been disconnected. The page will refresh in a few seconds.'
	);
	await expect(
		admin.getByRole( 'button', { name: CONNECT } )
	).toBeVisible();
} );

test( 'the figures on the dashboard: periods, table, keyboard; and paths from right to left', async ( {
	admin,
	site,
	axe,
} ) => {
	const home = `${ site.url }/`;
	const { asked } = await pretendFigures( admin, home );
	await pretendConnected( admin, home );
	await openRoute( admin, '/dashboard', 'Dashboard' );
	await expect(
		admin.locator( '.pharos-chart svg path' ).first()
	).toBeVisible();
	await expect( admin.getByText( '13,834' ) ).toBeVisible();
	await expect( admin.getByText( 'up 0.2%' ) ).toBeVisible();
	await expect( admin.getByText( 'down 3.4%' ) ).toBeVisible();

	await admin.getByRole( 'button', { name: '28 days' } ).click();
	await expect
		.poll(
			() =>
				asked.filter( ( path ) => path.includes( 'period=28' ) ).length
		)
		.toBeGreaterThan( 0 );
	const days = admin.getByRole( 'slider', { name: 'Day' } );
	await expect( days ).toHaveAttribute( 'aria-valuemax', '28' );
	await days.focus();
	await admin.keyboard.press( 'ArrowLeft' );
	await expect( days ).toHaveAttribute(
		'aria-valuetext',
		/16.*: 23 clicks, 860 impressions/
	);
	// A single metric is compared with the earlier period, on one axis.
	const chart = admin.locator( '.pharos-chart' );
	await chart.getByRole( 'button', { name: 'Impressions' } ).click();
	await expect( chart.getByText( 'Previous 28 days' ) ).toBeVisible();
	await expect( chart.locator( '.apexcharts-yaxis' ) ).toHaveCount( 1 );
	await expect( chart.locator( '.apexcharts-series' ) ).toHaveCount( 2 );
	const download = admin.waitForEvent( 'download' );
	await chart.getByRole( 'button', { name: 'Download CSV' } ).click();
	expect( ( await download ).suggestedFilename() ).toBe(
		'search-console-2026-10-21-2026-11-17.csv'
	);
	await admin.getByRole( 'button', { name: 'View as table' } ).click();
	await expect(
		admin
			.getByRole( 'table', { name: 'Figures by day' } )
			.getByRole( 'row' )
	).toHaveCount( 29 );
	await axe( admin );
	for ( const width of [ 782, 390 ] ) {
		await admin.setViewportSize( { width, height: 900 } );
		await expectToFit( admin, `the table, ${ width } px` );
	}
	await admin.setViewportSize( { width: 1440, height: 900 } );
	await rightToLeft( site, async () => {
		await openRoute( admin, '/dashboard', 'Dashboard' );
		await expect(
			admin.locator( '.pharos-chart svg path' ).first()
		).toBeVisible();
		const rightOf = ( part: string ) =>
			admin
				.locator( `.pharos-performance__${ part }` )
				.first()
				.evaluate( ( element ) =>
					Math.round( element.getBoundingClientRect().right )
				);
		expect( await rightOf( 'path > bdi' ), 'the path’s place' ).toBe(
			await rightOf( 'title' )
		);
	} );
} );

test( 'content performance: filters, search, order and pages live in the address; a row opens its details', async ( {
	admin,
	site,
	axe,
} ) => {
	const home = `${ site.url }/`;
	const { asked } = await pretendFigures( admin, home );
	await pretendConnected( admin, home );
	await intercept( admin, /search-console(\/|%2F)inspect/, ( request ) =>
		request.fulfill( {
			json: {
				success: true,
				data: {
					verdict: 'PASS',
					coverage: 'Submitted and indexed',
					robots: 'ALLOWED',
					indexing: 'INDEXING_ALLOWED',
					fetch: 'SUCCESSFUL',
					lastCrawl: '2026-11-10T08:00:00Z',
					canonical: home,
					link: 'https://search.google.com/x',
					used: 1,
					limit: 2000,
				},
			},
		} )
	);
	const table = admin.getByRole( 'table', { name: 'SEO Performance' } );
	const first = table.getByRole( 'rowheader' ).first();
	await openRoute( admin, '/content-performance', 'Content Performance' );
	await expect(
		admin.getByRole( 'heading', { name: 'SEO Performance (Last 90 days)' } )
	).toBeVisible();
	await expect( table.getByRole( 'row' ) ).toHaveCount( 21 );

	await admin.getByRole( 'button', { name: 'Page 3', exact: true } ).click();
	await expect( first ).toContainText( 'Post 40' );
	expect( admin.url() ).toContain( 'page=3' );
	await table.getByRole( 'button', { name: 'Clicks' } ).click();
	await expect( first ).toContainText( 'Post 42' );
	await expect(
		table.getByRole( 'columnheader', { name: 'Clicks' } )
	).toHaveAttribute( 'aria-sort', 'ascending' );
	expect( admin.url() ).not.toContain( 'page=3' );

	await admin
		.getByRole( 'searchbox', { name: 'Search by URL or title' } )
		.fill( 'nothing like that' );
	await expect( admin.getByText( 'No Results Found' ) ).toBeVisible();
	await axe( admin );
	await admin.getByRole( 'button', { name: 'Clear search' } ).click();
	await expect( table.getByRole( 'row' ) ).toHaveCount( 21 );
	await admin
		.getByRole( 'combobox', { name: 'Status' } )
		.selectOption( 'Top Ranked' );
	await expect
		.poll( () =>
			asked.some( ( path ) => path.includes( 'status=top_ranked' ) )
		)
		.toBe( true );
	await admin
		.getByRole( 'combobox', { name: 'Status' } )
		.selectOption( 'All' );
	await admin
		.getByRole( 'button', { name: /^Pages that lose clicks/ } )
		.click();
	await expect( table.getByRole( 'row' ) ).toHaveCount( 4 );
	await expect(
		admin.getByText( 'At least 20% fewer clicks than before.' )
	).toBeVisible();

	const opener = table.getByRole( 'button', { name: 'Post 0', exact: true } );
	await opener.click();
	await expect( dialog( admin ) ).toContainText( 'fern kettle <b>' );
	await expect( dialog( admin ) ).toContainText( '(22 characters)' );
	await expect(
		dialog( admin ).getByRole( 'slider', { name: 'Day' } )
	).toHaveAttribute( 'aria-valuetext', /average position 12\.4$/ );
	// Clicks and positions, each with its axis.
	await expect( dialog( admin ).locator( '.apexcharts-series' ) ).toHaveCount(
		2
	);
	await expect( dialog( admin ).locator( '.apexcharts-yaxis' ) ).toHaveCount(
		2
	);
	await expect( dialog( admin ) ).toContainText( 'noindex, follow' );
	await expect( dialog( admin ) ).toContainText(
		'0 of 2,000 inspections used today.'
	);
	await dialog( admin )
		.getByRole( 'button', { name: 'Check index status' } )
		.click();
	await expect( dialog( admin ) ).toContainText( 'Submitted and indexed' );
	await expect( dialog( admin ) ).toContainText(
		'1 of 2,000 inspections used today.'
	);
	await axe( admin, '[role="dialog"]' );
	await admin.keyboard.press( 'Escape' );
	await expect( opener ).toBeFocused();

	// A page that competes for a query is one click away.
	await opener.click();
	await dialog( admin ).getByRole( 'button', { name: '/page-2/' } ).click();
	await expect(
		dialog( admin ).getByRole( 'heading', { name: '/page-2/' } )
	).toBeFocused();
	await expect( dialog( admin ) ).toContainText(
		'1 of 2,000 inspections used today.'
	);
	await admin.keyboard.press( 'Escape' );
	await expect(
		table.getByRole( 'button', { name: 'Post 2', exact: true } )
	).toBeFocused();

	// A page after the last one is the last one.
	await goTo(
		admin,
		'/content-performance?page=99999',
		'Content Performance'
	);
	await expect( table.getByRole( 'row' ) ).toHaveCount( 4 );
	await expect(
		admin.getByRole( 'button', { name: 'Page 3', exact: true } )
	).toHaveAttribute( 'aria-current', 'page' );

	await admin.getByRole( 'tab', { name: 'Content Gap' } ).click();
	await expect(
		admin.getByText( 'Unlock Competitor Insights with Content Gap' )
	).toBeVisible();
	await axe( admin );
} );
