/**
 * Search Console from the site owner's view: connecting to a simulated Google, and the data on the screens. The data
 * are fixed here; the server tests check how they are calculated.
 */
import type { Page } from '@playwright/test';
import { CLIENT, startGoogleFor, type SiteGoogle } from '../support/google';
import { appUrl, expectToFit, openRoute, snackbar } from './support/app';
import { rightToLeft } from './support/rtl';
import { expect, test as base } from './support/test';

const test = base.extend< { google: SiteGoogle } >( {
	google: async ( { site, afterwards }, use ) => {
		const google = await startGoogleFor( site, { consent: 'page' } );
		afterwards( () => google.stop() );
		await use( google );
	},
} );

const CONNECT = "Connect to Search Console - It's Free";
const dialog = ( page: Page ) => page.getByRole( 'dialog' );
const open = ( page: Page ) =>
	openRoute( page, '/search-console', 'Search Console' );

/** The date a number of days before the last one of the simulated data. */
const day = ( age: number ) =>
	new Date( Date.UTC( 2026, 10, 17 - age ) ).toISOString().slice( 0, 10 );

const DAYS: Record< string, number > = { 7: 7, 28: 28, 90: 90, '16m': 486 };

const series = ( count: number, from = 0 ) =>
	Array.from( { length: count }, ( _, index ) => {
		const age = from + count - 1 - index;
		return {
			date: day( age ),
			clicks: 20 + ( age % 7 ) * 3,
			impressions: 800 + ( age % 7 ) * 60,
			position: 12.4,
		};
	} );

/** The rows of the table, as returned by the server. */
const rows = ( home: string ) =>
	Array.from( { length: 43 }, ( _, index ) => ( {
		url: `${ home }page-${ index }/`,
		title: index === 1 ? '' : `Post ${ index }`,
		current: {
			clicks: 430 - index * 10,
			position: [ 3.24, 12.5, 34, null ][ index % 4 ],
			impressions: 9000 - index * 200,
		},
		changes: {
			clicks: [ 12.5, -8, 0, null ][ index % 4 ],
			position: [ 1.5, -0.4, 0, null ][ index % 4 ],
			impressions: [ 3.2, -12, 0, null ][ index % 4 ],
		},
		post:
			index % 2 === 0
				? {
						id: 1,
						type: 'post',
						edit: `${ home }wp-admin/post.php?post=1&action=edit`,
					}
				: null,
		insights: index < 3 ? [ 'losing_clicks' ] : [],
	} ) );

/** Simulates the responses with data; counts the requests of each route. */
async function pretendFigures( page: Page, home: string ) {
	const all = rows( home );
	const asked: string[] = [];
	const answer = ( url: URL ): unknown => {
		const route = (
			url.searchParams.get( 'rest_route' ) ?? url.pathname
		).replace( /^.*\/pharos\/v1\//, '' );
		const of = ( name: string ) => url.searchParams.get( name ) ?? '';
		asked.push( route + url.search );
		if ( route === 'site-traffic' ) {
			const count = DAYS[ of( 'period' ) ] ?? 90;
			return {
				data: series( count ),
				previous: series( count, count ),
				window: { start: day( count - 1 ), end: day( 0 ) },
			};
		}
		if ( route === 'clicks-and-impressions' ) {
			return {
				data: {
					clicks: {
						current: 13834,
						previous: 13807,
						percentage: 0.2,
					},
					impressions: {
						current: 562831,
						previous: 582783,
						percentage: -3.4,
					},
				},
			};
		}
		if ( route === 'search-console/insights' ) {
			return {
				data: [
					{
						code: 'losing_clicks',
						label: 'Pages that lose clicks',
						description: 'At least 20% fewer clicks than before.',
						count: 3,
					},
					{
						code: 'competing',
						label: 'Competing pages',
						description: 'Several pages for one query.',
						count: 0,
					},
				],
			};
		}
		if ( route === 'search-console/page' ) {
			return {
				data: {
					...all.find( ( { url: known } ) => known === of( 'url' ) ),
					series: series( 90 ),
					queries: [
						{
							query: 'fern kettle <b>',
							clicks: 40,
							impressions: 900,
							position: 2.1,
						},
					],
					snippet: {
						title: 'Post 0 - Fern & Kettle',
						title_length: 22,
						description: '',
						description_length: 0,
						robots: 'noindex, follow',
						status: 200,
					},
				},
			};
		}
		const found = all
			.filter(
				( { title, url: address, insights } ) =>
					`${ title } ${ address }`
						.toLowerCase()
						.includes( of( 'search' ).toLowerCase() ) &&
					( of( 'insight' ) === '' ||
						insights.includes( of( 'insight' ) ) ) &&
					( of( 'status' ) !== 'top_ranked' ||
						address.match( /page-\d*[048]\// ) !== null )
			)
			.sort( ( a, b ) =>
				of( 'order' ) === 'asc'
					? a.current.clicks - b.current.clicks
					: b.current.clicks - a.current.clicks
			);
		const size = Number( of( 'rowLimit' ) );
		const start = ( Number( of( 'page' ) ) - 1 ) * size;
		return {
			data: found.slice( start, start + size ),
			total: found.length,
			pages: Math.ceil( found.length / size ),
		};
	};
	await page.route(
		( { href } ) =>
			/pharos(\/|%2F)v1(\/|%2F)(site-traffic|clicks-and-impressions|content-performance|search-console(\/|%2F)(insights|page))/.test(
				href
			),
		( route ) =>
			route
				.fulfill( {
					json: {
						success: true,
						...( answer(
							new URL( route.request().url() )
						) as object ),
					},
				} )
				.catch( () => {} )
	);
	return { asked };
}

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
	await admin.getByLabel( 'Client ID' ).fill( CLIENT.id );
	await admin.getByLabel( 'Client secret' ).fill( CLIENT.secret );
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
		admin.getByRole( 'heading', { level: 1, name: 'Search Console' } )
	).toBeVisible();
	expect( admin.url() ).not.toContain( 'gcp_error_code' );
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
	await axe( admin );

	await admin.getByRole( 'button', { name: 'Disconnect' } ).click();
	await expect(
		dialog( admin ).getByRole( 'checkbox', { name: 'Keep the figures' } )
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

test( 'a service account: what is no key is told apart; one without a site says what to do', async ( {
	admin,
	google,
	axe,
} ) => {
	await open( admin );
	await admin.getByRole( 'tab', { name: 'Service account' } ).click();
	const key = admin.getByRole( 'textbox', {
		name: 'Service account key (JSON)',
	} );
	const connect = admin.getByRole( 'button', {
		name: 'Connect service account',
	} );
	for ( const [ text, problem ] of [
		[ '', 'Choose the JSON file' ],
		[ '{ "type": "service', 'valid JSON' ],
		[ '{ "web": {} }', 'belongs to an OAuth client' ],
		[ '{ "type": "authorized_user" }', 'must be “service_account”' ],
	] as const ) {
		await key.fill( text );
		await connect.click();
		await expect( admin.getByText( problem ).first() ).toBeVisible();
	}
	await axe( admin );
	await key.fill( JSON.stringify( google.serviceAccount ) );
	await connect.click();
	await expect( dialog( admin ) ).toContainText( 'Search Console Account' );
} );

const STATES = [
	{
		code: 'token_revoked',
		message: 'Google no longer accepts the connection.',
		way: 'Connect again',
		role: 'button' as const,
	},
	{
		code: 'salts_changed',
		message: 'The security keys in wp-config.php have changed.',
		way: 'Connect again',
		role: 'button' as const,
	},
	{
		code: 'invalid_client',
		message: 'Google doesn’t accept the OAuth client.',
		way: 'Check the credentials',
		role: 'link' as const,
	},
	{
		code: 'access_lost',
		message: 'The connected account can’t access the property.',
		way: 'Select another site',
		role: 'button' as const,
	},
	{
		code: 'api_disabled',
		message: 'The Search Console API isn’t enabled.',
		way: /Enable the Search Console API/,
		role: 'link' as const,
	},
	{
		code: 'site_moved',
		message: 'This site was connected at another URL.',
		way: 'The site has moved here',
		role: 'button' as const,
	},
	{
		code: 'quota_exceeded',
		message: 'The quota of the Search Console API is used up.',
		way: null,
		role: 'button' as const,
	},
];

/** Simulates a connected site. */
async function pretendConnected( page: Page, home: string ) {
	const state = {
		authenticated: '1',
		profile: { email: 'owner@example.com' },
		selectedSite: 'sc-domain:example.com',
		method: 'oauth',
		lastFetched: '2026-11-20T20:00:00Z',
		error: null as { code: string; message: string } | null,
		credentials: { source: 'stored', kind: 'oauth', client_id: 'id' },
		redirect_uri: `${ home }wp-admin/admin-post.php?action=pharos_google`,
		home,
		problems: [],
		can_submit_sitemaps: false,
		simulated: false,
		blocked_until: null as string | null,
		fetch: null,
	};
	await page.route(
		( { href } ) =>
			/pharos(\/|%2F)v1(\/|%2F)search-console(&|\?|$)/.test( href ),
		( route ) => route.fulfill( { json: { success: true, data: state } } )
	);
	await page.route(
		( { href } ) => /search-console(\/|%2F)sitemaps/.test( href ),
		( route ) =>
			route.fulfill( {
				json: {
					success: true,
					data: {
						submitted: true,
						path: `${ home }sitemap_index.xml`,
						lastSubmitted: '2026-11-10T08:00:00Z',
						lastDownloaded: '2026-11-11T08:00:00Z',
						pending: false,
						errors: 2,
						warnings: 0,
					},
				},
			} )
	);
	return state;
}

/** Makes the page reload the connection. */
const refresh = ( page: Page ) =>
	page.evaluate( () =>
		(
			window as unknown as {
				wp: {
					data: {
						dispatch: ( name: string ) => {
							refreshSearchConsole: () => Promise< void >;
						};
					};
				};
			}
		 ).wp.data
			.dispatch( 'pharos' )
			.refreshSearchConsole()
	);

test( 'whatever fails at Google has its words and its way out, beside the figures of before', async ( {
	admin,
	site,
	axe,
} ) => {
	const home = `${ site.url }/`;
	await pretendFigures( admin, home );
	const state = await pretendConnected( admin, home );
	await openRoute( admin, '/content-performance', 'Content Performance' );
	await expect(
		admin.getByRole( 'button', { name: 'Post 0', exact: true } )
	).toBeVisible();
	for ( const { code, message, way, role } of STATES ) {
		state.error = { code, message };
		state.blocked_until =
			code === 'quota_exceeded' ? '2026-11-20T20:15:00Z' : null;
		await refresh( admin );
		await expect( admin.getByText( message ).first() ).toBeVisible();
		await expect(
			admin.getByText( 'The figures below were fetched' ).first()
		).toBeVisible();
		await expect(
			way
				? admin.getByRole( role, { name: way } ).first()
				: admin.getByText( 'Next attempt after' ).first()
		).toBeVisible();
		await axe( admin, '.pharos-page__content' );
	}
	await expect(
		admin.getByRole( 'button', { name: 'Post 0', exact: true } )
	).toBeVisible();
} );

test( 'the figures on the dashboard: periods, table, keyboard; on every width, and from right to left', async ( {
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
	const days = admin.getByRole( 'slider', { name: 'Day of the chart' } );
	await expect( days ).toHaveAttribute( 'aria-valuemax', '28' );
	await days.focus();
	await admin.keyboard.press( 'ArrowLeft' );
	await expect( days ).toHaveAttribute(
		'aria-valuetext',
		/16.*: 23 clicks, 860 impressions/
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
		await expectToFit( admin, `dashboard, ${ width } px` );
		await axe( admin );
	}
	await admin.setViewportSize( { width: 1440, height: 900 } );
	await rightToLeft( site, async () => {
		await openRoute( admin, '/dashboard', 'Dashboard' );
		await expect(
			admin.locator( '.pharos-chart svg path' ).first()
		).toBeVisible();
		await expectToFit( admin, 'right to left' );
		await axe( admin );
	} );
	await openRoute( admin, '/search-console', 'Search Console' );
	await expect( admin.getByText( 'Sitemap at Google' ) ).toBeVisible();
	for ( const width of [ 1440, 390 ] ) {
		await admin.setViewportSize( { width, height: 900 } );
		await expectToFit( admin, `search console, ${ width } px` );
		await axe( admin );
	}
} );

test( 'content performance: filters, search, order and pages live in the address; a row opens its details', async ( {
	admin,
	site,
	axe,
} ) => {
	const home = `${ site.url }/`;
	const { asked } = await pretendFigures( admin, home );
	await pretendConnected( admin, home );
	await admin.route(
		( { href } ) => /search-console(\/|%2F)inspect/.test( href ),
		( route ) =>
			route.fulfill( {
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
	await axe( admin );

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
	await expect( dialog( admin ) ).toContainText( 'noindex, follow' );
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

	await admin.getByRole( 'tab', { name: 'Content Gap' } ).click();
	await expect(
		admin.getByText( 'Unlock Competitor Insights with Content Gap' )
	).toBeVisible();
	await axe( admin );
	await admin.getByRole( 'tab', { name: 'Content Analysis' } ).click();
	for ( const width of [ 782, 390 ] ) {
		await admin.setViewportSize( { width, height: 900 } );
		await expectToFit( admin, `${ width } px` );
		await axe( admin );
	}
} );
