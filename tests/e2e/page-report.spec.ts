import { openRoute } from './support/app';
import { expect, test } from './support/test';

test( 'from the admin bar of a page, a user finds out what made its title, and changes it', async ( {
	admin,
	publish,
	axe,
} ) => {
	const id = await publish( { title: 'Sencha of Uji' } );
	await admin.goto( '/sencha-of-uji/' );
	const bar = admin.locator( '#wp-admin-bar-pharos-seo' );
	await bar.getByRole( 'menuitem', { name: 'SEO' } ).focus();
	await admin.keyboard.press( 'Enter' );
	await expect( bar.getByText( /No setting keeps/ ) ).toBeVisible();
	await bar
		.getByRole( 'menuitem', { name: 'Preview as a search engine' } )
		.press( 'Enter' );

	await expect(
		admin.getByRole( 'heading', { name: 'Search engines' } )
	).toBeVisible();
	await expect(
		admin.getByRole( 'textbox', { name: 'URL of a page of this site' } )
	).toHaveValue( '/sencha-of-uji/' );
	await admin.getByText( 'Show the code' ).first().press( 'Enter' );
	await expect( admin.getByText( '"@context"' ) ).toBeVisible();
	await axe( admin );

	await admin
		.getByRole( 'link', { name: 'Edit the canonical URL: Canonical URL' } )
		.click();
	await expect( admin ).toHaveURL(
		new RegExp( `post=${ id }.*pharos-field=canonical` )
	);
} );

test( 'a page that another plugin changes: differences, also on a narrow window', async ( {
	admin,
	snippet,
	axe,
} ) => {
	await snippet(
		'x-page-report',
		`add_action( 'template_redirect', static fn() => ob_start( static fn( $html ) => str_replace( '<title>', '<title>Cached: ', $html ) ), 0 );`
	);
	await openRoute(
		admin,
		'/tools/preview?url=/',
		'Preview as a Search Engine'
	);
	const table = admin.getByRole( 'table', { name: /^1 difference/ } );
	await expect( table.getByText( /^Cached: / ) ).toBeVisible();
	for ( const width of [ 782, 390 ] ) {
		await admin.setViewportSize( { width, height: 900 } );
		expect(
			await admin.evaluate(
				() =>
					document.documentElement.scrollWidth -
					document.documentElement.clientWidth
			)
		).toBe( 0 );
	}
	await axe( admin );
} );
