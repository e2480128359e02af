/** The banner on top of every page: causes that hide the site from search engines, and another active SEO plugin. */
import { expectToFit, goTo, openRoute, saveButton } from './support/app';
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

test( 'a site hidden in Settings > Reading says so on every page, with a link there; one click mends it; a hidden home page goes with its setting', async ( {
	admin,
	axe,
	site,
} ) => {
	await site.option( 'blog_public', '0' );
	const notice = admin
		.locator( '.pharos-visibility' )
		.getByText( 'Your whole site is hidden from search engines.' );

	await openRoute( admin, '/dashboard', 'Dashboard' );
	await expect( notice ).toBeVisible();
	await expect( admin.locator( '#a11y-speak-polite' ) ).toContainText(
		'Your whole site is hidden'
	);
	await axe( admin, '.pharos-visibility' );
	await goTo( admin, '/general/archive_pages', 'Archive Pages' );
	await expect( notice ).toBeVisible();

	await expect(
		admin.getByRole( 'link', { name: 'Settings > Reading' } )
	).toHaveAttribute( 'href', /options-reading\.php$/ );

	await admin.setViewportSize( { width: 390, height: 844 } );
	await expectToFit( admin, 'the notice at 390' );
	await goTo( admin, '/dashboard', 'Dashboard' );
	await admin
		.getByRole( 'button', { name: 'Let search engines index the site' } )
		.click();
	await expect( notice ).toHaveCount( 0 );
	await expect(
		admin.getByRole( 'heading', { level: 1, name: 'Dashboard' } )
	).toBeFocused();
	expect( await site.option( 'blog_public' ) ).toBe( '1' );

	await test.step( 'a hidden home page names the setting; saving another value takes the banner away', async () => {
		await admin.setViewportSize( { width: 1440, height: 900 } );
		await goTo(
			admin,
			'/advanced/robot_instructions/matrix',
			'Robot Instructions'
		);
		const home = admin
			.locator( '.pharos-visibility' )
			.getByText( 'Your home page is hidden from search engines.' );
		const box = admin.getByRole( 'checkbox', {
			name: 'No Index: Home Page',
		} );
		await box.check();
		await expect( home, 'not saved yet' ).toHaveCount( 0 );
		await saveButton( admin ).click();
		await expect( home ).toBeVisible();
		await expect(
			admin.getByRole( 'link', { name: 'Home Page, Advanced' } )
		).toHaveAttribute(
			'href',
			'#/general/homepage/advanced?setting=home_page_robots.general'
		);
		await box.uncheck();
		await expect( home, 'not saved yet' ).toBeVisible();
		await saveButton( admin ).click();
		await expect( home ).toHaveCount( 0 );
	} );
} );

test( 'a robots.txt file on the disk is named in the setup wizard; while another SEO plugin is active, the app says that it outputs nothing, with a link to Migrate', async ( {
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
	await site.php(
		`file_put_contents( ABSPATH . 'robots.txt', "User-agent: *\\nDisallow: /\\n" );`
	);
	afterwards( () => site.php( `unlink( ABSPATH . 'robots.txt' );` ) );
	await admin.goto( '/wp-admin/admin.php?page=pharos_onboarding' );
	const notice = admin.locator( '.pharos-visibility' );
	await expect( notice ).toContainText( 'robots.txt file in the root' );
	await expect( notice.getByRole( 'button' ) ).toHaveCount( 0 );
	await axe( admin, '.pharos-visibility' );

	await openRoute( admin, '/general', 'Meta Templates' );
	await expect(
		admin
			.locator( '.pharos-visibility' )
			.getByText(
				'Pharos SEO outputs nothing on your site while Slim SEO is active.'
			)
	).toBeVisible();
	await axe( admin, '.pharos-visibility' );
	await admin.getByRole( 'link', { name: 'Migrate from Slim SEO' } ).click();
	await expect(
		admin.getByRole( 'heading', { level: 1, name: 'Migrate' } )
	).toBeVisible();
} );
