/** General > Archive Pages: category URLs without their base. */
import { openRoute, saveButton, snackbar } from './support/app';
import { expect, test } from './support/test';

test.beforeEach( ( { site } ) => site.resetSettings() );
test.afterAll( ( { site } ) => site.resetSettings() );

test( 'an administrator shortens the URLs of categories, and visitors are redirected', async ( {
	admin,
	site,
} ) => {
	await openRoute( admin, '/general/archive_pages', 'Archive Pages' );
	const group = admin.getByRole( 'group', {
		name: 'Shorten category URLs',
	} );
	// Only hierarchical taxonomies with a base are available, so tags aren't.
	await expect( group.getByRole( 'checkbox' ) ).toHaveCount( 1 );

	await group
		.getByRole( 'checkbox', { name: 'Categories (/category/)' } )
		.check();
	await saveButton( admin ).click();
	await expect( snackbar( admin ) ).toContainText(
		'Settings saved successfully.'
	);

	const old = await site.get( '/category/tea/' );
	expect( [ old.status, old.location ] ).toEqual( [
		301,
		`${ site.url }/tea/`,
	] );
	const page = await site.get( '/tea/' );
	expect( page.status ).toBe( 200 );
	expect( page.link( 'canonical' ) ).toBe( `${ site.url }/tea/` );
} );
