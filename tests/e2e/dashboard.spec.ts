/** Dashboard: the analysis results and their links, with simulated server responses. */
import type { Page } from '@playwright/test';
import { expectToFit, openRoute } from './support/app';
import { intercept } from './support/intercept';
import { rightToLeft } from './support/rtl';
import { pretendConnected, pretendFigures } from './support/search-console';
import { expect, test } from './support/test';

const TITLE = 'The home page has no title tag.';
const DESCRIPTION = '1 page has no meta description.';

const REPORTS = {
	general: {
		title: check( 'error', TITLE, {
			label: 'Home Page Title',
			url: '/wp-admin/admin.php?page=pharos_settings#/general/homepage?setting=home_page_title',
		} ),
		description: check( 'warning', DESCRIPTION ),
		https: check( 'success', 'The site uses HTTPS.' ),
	},
	other: {},
	settings: {},
};

function check(
	status: string,
	message: string,
	fix: { label: string; url: string } | null = null
) {
	return {
		status,
		message,
		description: [ 'Why that matters.' ],
		ignore: false,
		not_fixable: false,
		fix,
	};
}

test.beforeEach( async ( { admin, site } ) => {
	await site.resetSettings();
	await intercept(
		admin,
		/checks(?:\/|%2F)(general|other|settings)/,
		( request ) => {
			const kind = /checks(?:\/|%2F)(\w+)/.exec(
				request.url
			)?.[ 1 ] as keyof typeof REPORTS;
			return request.fulfill( {
				json: {
					success: true,
					data: REPORTS[ kind ],
					checked_at: new Date().toISOString(),
					running: false,
				},
			} );
		}
	);
} );

const open = ( page: Page ) => openRoute( page, '/dashboard', 'Dashboard' );

const columns = ( page: Page ) =>
	Promise.all(
		[ '.pharos-dashboard__main', '.pharos-dashboard__aside' ].map(
			( column ) => page.locator( column ).boundingBox()
		)
	);

test( 'from right to left, all has its place in every window; Quick Access leads to screens, without features that are off', async ( {
	admin,
	site,
} ) => {
	await site.option( 'pharos_settings', { enable_schemas: false } );
	await rightToLeft( site, async () => {
		await open( admin );
		await expectToFit( admin, 'at 1440' );
		const [ right, left ] = await columns( admin );
		expect( left?.x ).toBeLessThan( right?.x ?? 0 );
		expect( left?.y ).toBe( right?.y );
		for ( const width of [ 782, 390 ] ) {
			await admin.setViewportSize( { width, height: 844 } );
			await expectToFit( admin, `at ${ width }` );
			const [ above, below ] = await columns( admin );
			expect( below?.y ).toBeGreaterThan( above?.y ?? Infinity );
		}
		const task = admin.locator( '.pharos-tasks__task' );
		await expect( task.first() ).toContainText( 'XML sitemap' );
		await expect( task.first() ).toBeInViewport();
		await expect( task.nth( 1 ) ).toContainText( 'Critical' );
		await admin.setViewportSize( { width: 1440, height: 900 } );
	} );
	const quick = admin.getByRole( 'region', { name: 'Quick Access' } );
	await expect( quick.getByRole( 'link', { name: 'Schema' } ) ).toHaveCount(
		0
	);
	await expect(
		quick.getByRole( 'link', {
			name: /^Google Search Console/,
		} )
	).toHaveAttribute( 'target', '_blank' );
	await expect(
		admin.getByRole( 'link', { name: `Home Page Title: ${ TITLE }` } )
	).toHaveAttribute( 'href', /#\/general\/homepage\?setting=/ );
	await admin.getByRole( 'link', { name: DESCRIPTION, exact: true } ).click();
	await expect(
		admin.getByRole( 'dialog', { name: DESCRIPTION, exact: true } )
	).toBeVisible();
	await admin.goBack();
	await quick.getByRole( 'link', { name: 'Sitemaps' } ).click();
	await expect(
		admin.getByRole( 'heading', { level: 1, name: 'Sitemaps' } )
	).toBeFocused();
} );

/** What the cards ask for, each with the words of its failure. */
const CARDS: [ route: RegExp, failure: string ][] = [
	[ /checks(\/|%2F)general/, 'Some checks couldn’t be loaded.' ],
	[ /search-console(\/|%2F)insights/, 'The next steps couldn’t be loaded.' ],
	[ /site-traffic/, 'Failed to fetch site traffic' ],
	[ /clicks-and-impressions/, 'Failed to fetch clicks and impressions' ],
	[ /content-performance/, 'Oops! Something went wrong' ],
	[ /installed-plugins-and-themes/, 'Failed to fetch plugins and themes' ],
];

test( 'each card loads and fails by itself, and is asked for again by itself', async ( {
	admin,
	allowProblems,
	axe,
	context,
	site,
	afterwards,
} ) => {
	allowProblems( /500|ERR_INTERNET_DISCONNECTED/ );
	afterwards( () => context.setOffline( false ) );
	const home = `${ site.url }/`;
	await pretendFigures( admin, home );
	await pretendConnected( admin, home );
	let state: 'loading' | 'failing' | 'well' | 'offline' = 'loading';
	const waiting: ( () => unknown )[] = [];
	for ( const [ path ] of CARDS ) {
		await intercept( admin, path, async ( request ) => {
			if ( state === 'loading' ) {
				await new Promise< void >( ( go ) => waiting.push( go ) );
			}
			if ( state === 'offline' ) {
				await request.abort( 'InternetDisconnected' );
				return;
			}
			await ( state === 'well'
				? request.fallback()
				: request.fulfill( {
						status: 500,
						json: { code: 'db', message: 'Database is away' },
					} ) );
		} );
	}
	const main = admin.locator( '.pharos-dashboard' );
	await open( admin );
	await expect(
		main.getByRole( 'heading', { name: 'Site Search Traffic' } )
	).toBeVisible();
	await expect( main.locator( '[aria-busy="true"]' ).first() ).toBeVisible();

	state = 'failing';
	await expect.poll( () => waiting.length ).toBe( CARDS.length );
	waiting.forEach( ( go ) => go() );
	for ( const [ path, words ] of CARDS ) {
		await expect(
			main.getByText( words ).first(),
			String( path )
		).toBeVisible();
	}
	await expect(
		main.getByRole( 'link', { name: 'Sitemaps' } )
	).toBeVisible();
	await axe( admin );

	state = 'well';
	const again = main.getByRole( 'button', { name: /^Try again$/i } );
	for ( let left = CARDS.length; left > 0; left-- ) {
		await expect( again ).toHaveCount( left );
		await again.first().click();
	}
	await expect( again ).toHaveCount( 0 );
	await expect( main.getByText( '13,834' ) ).toBeVisible();
	await expect( main.getByText( 'Post 0', { exact: true } ) ).toBeVisible();
	await expect(
		main.getByRole( 'link', { name: DESCRIPTION, exact: true } )
	).toBeVisible();

	state = 'offline';
	await context.setOffline( true );
	await main.getByRole( 'button', { name: '7 days' } ).click();
	await expect(
		main.getByText( /check your Internet connection/ ).first()
	).toBeVisible();
	state = 'well';
	await context.setOffline( false );
	await again.first().click();
	await expect( main.getByRole( 'slider', { name: 'Day' } ) ).toHaveAttribute(
		'aria-valuemax',
		'7'
	);
} );
