/**
 * Extend Your Website, What's New? and the support area. A simulated WordPress.org provides ZIP files that are really
 * installed and activated (tests/support/directory.ts).
 */
import type { Page } from '@playwright/test';
import { DIRECTORY, FORGET } from '../support/directory';
import { expectToFit, openRoute, snackbar } from './support/app';
import { intercept } from './support/intercept';
import { expect, test } from './support/test';

/** Blocks the checks of the dashboard, which take a while and aren't tested here. */
const withoutChecks = ( page: Page ) =>
	intercept( page, /checks(?:\/|%2F)(general|other|settings)/, ( request ) =>
		request.fulfill( {
			json: {
				success: true,
				data: {},
				checked_at: new Date().toISOString(),
				running: false,
			},
		} )
	);

async function openDashboard( page: Page ): Promise< void > {
	await withoutChecks( page );
	await openRoute( page, '/dashboard', 'Dashboard' );
}

/** The page is scrolled to it: its header covers a part of the rest. */
const EXTEND = '.pharos-extend';

const extend = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Extend Your Website' } );
const card = ( page: Page, name: string ) =>
	extend( page )
		.getByRole( 'listitem' )
		.filter( { has: page.getByRole( 'heading', { name } ) } );
const button = ( page: Page, name: string ) =>
	card( page, name ).getByRole( 'button' );

test.describe( 'Extend Your Website', () => {
	test.beforeEach( async ( { site, snippet, afterwards } ) => {
		await snippet(
			'x-directory',
			`${ DIRECTORY }
			get_option( 'x_locked' ) && add_filter( 'file_mod_allowed', '__return_false' );`
		);
		await site.option( 'x_theme', await site.option( 'stylesheet' ) );
		afterwards( () =>
			site.php( `${ FORGET } delete_option( 'x_locked' );` )
		);
	} );

	test( 'a plugin is installed and activated by keyboard, a theme after a question; a session that expires is renewed; help is a link away', async ( {
		admin,
		allowProblems,
		axe,
		context,
		logIn,
		site,
	} ) => {
		test.slow();
		await site.option( 'x_directory', 'slow' );
		await openDashboard( admin );
		await expect( button( admin, 'Tea Forms' ) ).toHaveText(
			'Install & Activate'
		);
		await axe( admin );
		// There is room for two beside the figures of a new site.
		await expect( card( admin, 'Tea Mail' ) ).toBeHidden();
		await extend( admin )
			.getByRole( 'button', { name: 'Show all' } )
			.click();
		await expect( card( admin, 'Tea Mail' ) ).toBeVisible();
		await expect(
			extend( admin )
				.getByRole( 'listitem' )
				.first()
				.getByRole( 'button' )
		).toBeFocused();

		await button( admin, 'Tea Forms' ).focus();
		await admin.keyboard.press( 'Enter' );
		await admin.keyboard.press( 'Enter' );
		await expect( button( admin, 'Tea Forms' ) ).toHaveText(
			'Installing…'
		);
		await axe( admin );
		// One at a time.
		await button( admin, 'Tea Mail' ).click();
		await expect( snackbar( admin ) ).toContainText(
			'Another operation is in progress. Please wait.'
		);
		await button( admin, 'Tea Forms' ).focus();
		await expect( snackbar( admin ) ).toContainText(
			'Tea Forms installed and activated successfully'
		);
		await expect( button( admin, 'Tea Forms' ) ).toHaveText( 'Activated' );
		await expect( button( admin, 'Tea Forms' ) ).toBeFocused();
		expect(
			await site.php( `return is_plugin_active( 'tea-forms/main.php' );` )
		).toBe( true );

		await site.option( 'x_directory', 'none' );
		await button( admin, 'Tea Theme' ).click();
		const question = admin.getByRole( 'dialog', {
			name: 'Change the theme to Tea Theme?',
		} );
		await axe( admin );
		await question
			.getByRole( 'button', { name: 'Install & Activate' } )
			.click();
		await expect( button( admin, 'Tea Theme' ) ).toHaveText( 'Activated' );
		expect( ( await site.get( '/' ) ).text ).toContain( 'A theme for tea' );

		await test.step( 'a session that expires is renewed', async () => {
			allowProblems( /40[0-3]/ );
			await context.clearCookies();
			await button( admin, 'Tea Mail' ).click();
			await expect(
				admin.getByRole( 'dialog', {
					name: 'Your session has expired',
				} )
			).toBeVisible();
			await logIn( context, 'admin' );
			await admin.evaluate( () =>
				window.dispatchEvent( new Event( 'focus' ) )
			);
			await expect( snackbar( admin ).last() ).toContainText(
				'Tea Mail installed and activated successfully'
			);
		} );

		await test.step( 'help is a link away: support, the bundled documentation, the community, a review', async () => {
			const links = admin
				.getByRole( 'region', { name: 'Support' } )
				.getByRole( 'link' );
			await expect( links ).toContainText( [
				'Open Support Ticket',
				'Help Center',
				'Join our Community on Facebook',
				'Leave Us a Review',
			] );
			const help = await links.nth( 1 ).getAttribute( 'href' );
			await expect(
				admin.getByRole( 'link', { name: /^Knowledge base/ } )
			).toHaveAttribute( 'href', help ?? '' );
			await admin.goto( help ?? '' );
			await expect(
				admin.getByRole( 'heading', { level: 1 } )
			).toHaveText( 'Help Center' );
			await axe( admin );
			await admin
				.getByRole( 'searchbox', { name: 'Search the help pages' } )
				.fill( 'old url' );
			await admin.keyboard.press( 'Enter' );
			await expect(
				admin.getByRole( 'status' ).getByRole( 'link' ).first()
			).toHaveText( 'Redirects and missing pages: Redirect an old URL' );
		} );
	} );

	test( 'a failing request says so, and can be repeated; the card says where nothing can be installed; what fails is told, and tried again where it stopped', async ( {
		admin,
		axe,
		allowProblems,
		site,
	} ) => {
		await test.step( 'a failing request says so, and can be repeated; where nothing can be installed, the card says so', async () => {
			allowProblems( /500/ );
			await site.option( 'x_locked', '1' );
			const recover = await intercept(
				admin,
				/installed-plugins-and-themes/,
				( request ) =>
					request.fulfill( {
						status: 500,
						json: { message: 'Disk full.' },
					} )
			);
			await openDashboard( admin );
			await expect( extend( admin ) ).toContainText(
				'Failed to fetch plugins and themes'
			);
			await axe( admin, EXTEND );
			recover();
			await extend( admin )
				.getByRole( 'button', { name: 'Try again' } )
				.click();
			await expect( card( admin, 'Tea Forms' ) ).toContainText(
				'Plugin installation is turned off on this site.'
			);
			await expect(
				card( admin, 'Tea Forms' ).getByRole( 'link' )
			).toHaveAttribute(
				'href',
				'https://wordpress.org/plugins/tea-forms/'
			);
			await axe( admin, EXTEND );
			await site.option( 'x_locked', null );
			await openDashboard( admin );
		} );

		await test.step( 'what fails is told, and tried again where it stopped', async () => {
			allowProblems( /status of 50[04]/, /tea-forms|tea_has/i );
			const fails = async ( kind: string, text: RegExp ) => {
				await site.option( 'x_directory', kind );
				await button( admin, 'Tea Forms' ).click();
				await expect(
					card( admin, 'Tea Forms' ).getByText( text )
				).toBeVisible();
				await expect( snackbar( admin ).last() ).toContainText( text );
			};
			await fails( 'download', /The connection was reset/ );
			await axe( admin, EXTEND );
			await fails( 'fatal', /PHP error/ );
			// It is installed, but not active.
			await expect( button( admin, 'Tea Forms' ) ).toHaveText(
				'Activate'
			);
			await site.php(
				`file_put_contents( WP_PLUGIN_DIR . '/tea-forms/main.php', "<?php\\n/* Plugin Name: Tea Forms */\\nregister_activation_hook( __FILE__, static function () { echo 'Thanks!'; } );" );`
			);
			// Output during its activation isn't a failure.
			await button( admin, 'Tea Forms' ).click();
			await expect( snackbar( admin ).last() ).toContainText(
				'Tea Forms activated successfully'
			);
			await expect( button( admin, 'Tea Forms' ) ).toHaveText(
				'Activated'
			);
		} );
	} );
} );

const trigger = ( page: Page ) =>
	page.getByRole( 'button', { name: /^What's New\?/ } );
const flyout = ( page: Page ) =>
	page.getByRole( 'dialog', { name: "What's New?" } );

const item = ( day: number, more = '' ) =>
	`<item><title>Version ${ day }</title><link>https://news.example/${ day }</link><pubDate>${ new Date(
		Date.UTC( 2026, 10, day )
	).toUTCString() }</pubDate>${ more }</item>`;
const rss = ( ...items: string[] ) =>
	`<?xml version="1.0"?><rss version="2.0"><channel>${ items.join(
		''
	) }</channel></rss>`;

test.describe( "What's New?", () => {
	test.use( { ownContext: true } );

	test( 'a new installation has no unread news; each of them leads to its screen', async ( {
		admin,
		site,
	} ) => {
		await site.php(
			`delete_option( 'pharos_onboarding' ); Pharos\\Onboarding\\State::begin();`
		);
		const loaded = admin.waitForResponse( /whats-new\.xml/ );
		await openRoute( admin, '/general', 'Meta Templates' );
		await loaded;
		await expect( trigger( admin ) ).toHaveAccessibleName( "What's New?" );
		await trigger( admin ).click();
		await flyout( admin )
			.getByRole( 'link', { name: 'Bulk Editor' } )
			.click();
		await expect( flyout( admin ) ).toHaveCount( 0 );
		await expect(
			admin.getByRole( 'heading', { level: 1, name: 'Bulk Editor' } )
		).toBeFocused();
	} );

	test( 'counts to nine until it was read, is read once a day, and shows nothing that a feed could do harm with; of several feeds each has a tab; news that can’t be loaded say so, and are loaded on demand', async ( {
		admin,
		allowProblems,
		axe,
		snippet,
	} ) => {
		await snippet(
			'x-feed',
			`add_filter( 'pharos_news_feed', static fn() => '/x-feed.xml' );`
		);
		let asked = 0;
		await intercept( admin, /x-feed\.xml/, ( request ) => {
			asked++;
			return request.fulfill( {
				contentType: 'application/rss+xml',
				body: rss(
					...Array.from( { length: 11 }, ( _, day ) =>
						item(
							day + 1,
							`<description>&lt;p onclick="x()"&gt;Tea&lt;/p&gt;&lt;script&gt;window.x = 1&lt;/script&gt;&lt;img src="https://track.example/x.gif" onerror="window.x = 1"&gt;&lt;a href="javascript:window.x=1"&gt;Cup&lt;/a&gt;</description><children><post><title>Fixed</title><description>Leaks</description></post></children>`
						)
					)
				),
			} );
		} );
		await openRoute( admin, '/general', 'Meta Templates' );
		await expect( trigger( admin ) ).toContainText( '9+' );
		await expect( trigger( admin ) ).toHaveAccessibleName(
			"What's New? 11 new posts"
		);
		await trigger( admin ).focus();
		await admin.keyboard.press( 'Enter' );
		await expect(
			flyout( admin ).getByRole( 'heading', { name: "What's New?" } )
		).toBeFocused();
		await expect(
			flyout( admin ).getByRole( 'heading', { name: 'Fixed' } )
		).toHaveCount( 11 );
		await axe( admin );
		expect( await admin.evaluate( () => 'x' in window ) ).toBe( false );
		// A click outside closes it, and so does Escape. A click right after it has opened is part of a double click.
		await expect( async () => {
			await admin.mouse.click( 100, 400 );
			await expect( flyout( admin ) ).toHaveCount( 0, { timeout: 300 } );
		} ).toPass();
		await expect( trigger( admin ) ).toHaveAccessibleName( "What's New?" );
		await trigger( admin ).press( 'Enter' );
		await expect( flyout( admin ) ).toBeVisible();
		await admin.keyboard.press( 'Escape' );
		await expect( flyout( admin ) ).toHaveCount( 0 );
		await expect( trigger( admin ) ).toBeFocused();

		await admin.reload();
		await trigger( admin ).click();
		await expect( flyout( admin ) ).toContainText( 'Version 11' );
		expect( asked ).toBe( 1 );
		for ( const width of [ 782, 390 ] ) {
			await admin.setViewportSize( { width, height: 800 } );
			await expectToFit( admin, `${ width } px` );
		}
		await axe( admin );
		await flyout( admin ).getByRole( 'button', { name: 'Close' } ).click();
		await expect( flyout( admin ) ).toHaveCount( 0 );
		await expect( trigger( admin ) ).toBeFocused();
		await admin.setViewportSize( { width: 1440, height: 900 } );

		await test.step( 'of several feeds each has a tab, and a dot; what can’t be loaded says so, and is loaded on demand', async () => {
			allowProblems( /503/ );
			await snippet(
				'x-feeds',
				`add_filter( 'pharos_news_feed', static fn() => [
					[ 'key' => 'free', 'label' => 'Pharos SEO', 'url' => '/x-free.xml' ],
					[ 'key' => 'pro', 'label' => 'Add-ons', 'url' => '/x-pro.xml', 'selector' => 'channel > item' ],
				], 11 );`
			);
			let answer: { status: number; body: string } | undefined = {
				status: 503,
				body: 'Busy',
			};
			let failures = 0;
			await intercept( admin, /x-(free|pro)\.xml/, ( request ) => {
				failures += answer ? 1 : 0;
				return request.fulfill(
					answer ?? {
						body: request.url.includes( 'free' )
							? rss( item( 1 ) )
							: rss( item( 2 ), item( 3 ) ),
					}
				);
			} );
			await openRoute( admin, '/general', 'Meta Templates' );
			await trigger( admin ).click();
			const again = flyout( admin ).getByRole( 'button', {
				name: 'Try again',
			} );
			await expect( flyout( admin ) ).toContainText(
				'The news couldn’t be loaded.'
			);
			await axe( admin );
			answer = { status: 200, body: '<p>Log in to the network' };
			await again.click();
			await expect.poll( () => failures ).toBe( 4 );
			await expect( flyout( admin ) ).toContainText(
				'The news couldn’t be loaded.'
			);
			answer = undefined;
			await again.click();
			await expect( flyout( admin ) ).toContainText( 'Version 1' );
			await flyout( admin )
				.getByRole( 'tab', { name: 'Add-ons' } )
				.click();
			await expect( flyout( admin ) ).toContainText( 'Version 3' );
			await axe( admin );
		} );
	} );
} );
