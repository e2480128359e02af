/** The banner on top of every page: causes that hide the site from search engines, and another active SEO plugin. */
import { expectToFit, openRoute, saveButton } from './support/app';
import { expect, test } from './support/test';

test.beforeEach( ( { site } ) => site.resetSettings() );

test.beforeEach( ( { site, afterwards } ) =>
	afterwards( async () => {
		await site.option( 'blog_public', '1' );
		await site.option( 'pharos_robots_txt', null );
		await site.option( '_transient_pharos_visibility', null );
		await site.resetSettings();
	} )
);

test( 'a site hidden in Settings > Reading says so on every page, with a link there; one click mends it', async ( {
	admin,
	axe,
	site,
} ) => {
	await site.option( 'blog_public', '0' );
	const notice = admin
		.locator( '.pharos-safety' )
		.getByText( 'Your whole site is hidden from search engines.' );

	await openRoute( admin, '/dashboard', 'Dashboard' );
	await expect( notice ).toBeVisible();
	await expect( admin.locator( '#a11y-speak-polite' ) ).toContainText(
		'Your whole site is hidden'
	);
	await axe( admin );
	await admin.evaluate( () => {
		window.location.hash = '/general/archive_pages';
	} );
	await admin
		.getByRole( 'heading', { level: 1, name: 'Archive Pages' } )
		.waitFor();
	await expect( notice ).toBeVisible();

	await expect(
		admin.getByRole( 'link', { name: 'Settings › Reading' } )
	).toHaveAttribute( 'href', /options-reading\.php$/ );

	await admin.setViewportSize( { width: 390, height: 844 } );
	await expectToFit( admin, 'the notice at 390' );
	await admin.goto( '/wp-admin/admin.php?page=pharos_onboarding' );
	await expect( notice, 'in the setup wizard, too' ).toBeVisible();
	await axe( admin );

	await openRoute( admin, '/dashboard', 'Dashboard' );
	await admin
		.getByRole( 'button', { name: 'Let search engines index the site' } )
		.click();
	await expect( notice ).toHaveCount( 0 );
	await expect(
		admin.getByRole( 'heading', { level: 1, name: 'Dashboard' } )
	).toBeFocused();
	expect( await site.option( 'blog_public' ) ).toBe( '1' );
} );

test( 'a header of the server and a robots.txt file on the disk are named without a button, in the setup wizard, too; an error of a fix is told beside it', async ( {
	admin,
	allowProblems,
	axe,
	site,
	snippet,
	afterwards,
} ) => {
	await test.step( 'a header of the server is named when the screen is there, without a button; an error of a fix is told beside it', async () => {
		allowProblems( /500/ );
		await site.option( 'pharos_robots_txt', {
			text: 'User-agent: *\nDisallow: /\n',
		} );
		await snippet(
			'header',
			`add_action( 'send_headers', static function () { header( 'X-Robots-Tag: noindex' ); } );`
		);
		await openRoute( admin, '/general/archive_pages', 'Archive Pages' );
		const notice = admin.locator( '.pharos-safety' );
		await expect( notice ).toContainText( 'X-Robots-Tag' );
		await expect( notice.getByRole( 'button' ) ).toHaveCount( 1 );
		await admin.route( /visibility/, ( route ) =>
			route.request().method() === 'POST'
				? route.fulfill( {
						status: 500,
						json: { code: 'db', message: 'Database is read only' },
					} )
				: route.continue()
		);
		await notice
			.getByRole( 'button', { name: 'Remove the blocking rules' } )
			.click();
		await expect( notice.getByRole( 'alert' ) ).toContainText(
			'Database is read only'
		);
		await axe( admin );
	} );

	await test.step( 'a robots.txt file on the disk is named without a button, in the setup wizard, too', async () => {
		await site.php(
			`file_put_contents( ABSPATH . 'robots.txt', "User-agent: *\\nDisallow: /\\n" );`
		);
		afterwards( () => site.php( `unlink( ABSPATH . 'robots.txt' );` ) );
		const notice = admin.locator( '.pharos-safety' );
		await openRoute( admin, '/dashboard', 'Dashboard' );
		await expect( notice ).toContainText( 'robots.txt file in the root' );
		await admin.goto( '/wp-admin/admin.php?page=pharos_onboarding' );
		await expect( notice ).toContainText( 'robots.txt file in the root' );
		await expect( notice.getByRole( 'button' ) ).toHaveCount( 0 );
		await axe( admin );
	} );
} );

test( 'a hidden home page names the setting; saving another value takes the banner away', async ( {
	admin,
	site,
} ) => {
	await site.option( 'pharos_settings', {
		home_page_robots: { general: [ 'noindex' ] },
	} );
	await openRoute( admin, '/advanced/robot_instructions/matrix', 'Overview' );
	const notice = admin
		.locator( '.pharos-safety' )
		.getByText( 'Your home page is hidden from search engines.' );
	await expect( notice ).toBeVisible();
	await expect(
		admin.getByRole( 'link', { name: 'Home Page, Advanced' } )
	).toHaveAttribute(
		'href',
		'#/general/homepage/advanced?setting=home_page_robots.general'
	);

	await admin
		.getByRole( 'checkbox', { name: 'No Index: Home Page' } )
		.uncheck();
	await expect( notice, 'not saved yet' ).toBeVisible();
	await saveButton( admin ).click();
	await expect( notice ).toHaveCount( 0 );
} );

test( 'while another SEO plugin is active, the app says that it outputs nothing, with a link to Migrate', async ( {
	afterwards,
	admin,
	axe,
	site,
} ) => {
	const switchPlugin = ( how: string ) =>
		site.php(
			`require_once ABSPATH . 'wp-admin/includes/plugin.php';
			$args[0]( 'slim-seo/slim-seo.php' );`,
			[ how ]
		);
	await switchPlugin( 'activate_plugin' );
	afterwards( () => switchPlugin( 'deactivate_plugins' ) );
	await openRoute( admin, '/general', 'Meta Templates' );
	await expect(
		admin
			.locator( '.pharos-safety' )
			.getByText(
				'Pharos SEO outputs nothing on your site while Slim SEO is active.'
			)
	).toBeVisible();
	await axe( admin, '.pharos-safety' );
	await admin.getByRole( 'link', { name: 'Migrate from Slim SEO' } ).click();
	await expect(
		admin.getByRole( 'heading', { level: 1, name: 'Migrate' } )
	).toBeVisible();
} );
