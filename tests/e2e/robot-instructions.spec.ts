/** Special features of the robot instructions; screens.spec.ts tests the common ones. */
import { goTo, openRoute, saveButton } from './support/app';
import { expect, test } from './support/test';

const INDEXING = '/advanced/robot_instructions/indexing';
const MATRIX = '/advanced/robot_instructions/matrix';

test.beforeEach( ( { site } ) => site.resetSettings() );
test.afterAll( ( { site } ) => site.resetSettings() );

test( 'in the matrix a box above a column turns all of it on or off; what contradicts itself is pointed out, and saving settles it; tabs work by keyboard', async ( {
	admin,
	axe,
	site,
} ) => {
	await test.step( 'a box above a column turns all of it on or off', async () => {
		await openRoute( admin, MATRIX, 'Robot Instructions' );
		const all = admin.getByRole( 'checkbox', { name: 'No Follow: all' } );
		const each = admin.getByRole( 'checkbox', {
			name: /^No Follow: (?!all)/,
		} );

		await all.check();
		expect(
			await each.evaluateAll( ( boxes ) =>
				boxes.every( ( box ) => ( box as HTMLInputElement ).checked )
			)
		).toBe( true );
		await each.first().uncheck();
		await expect( all ).toBeChecked( { indeterminate: true } );
		await all.check();
		await all.uncheck();
		await expect( each.first() ).not.toBeChecked();
	} );

	await test.step( 'the matrix points out what contradicts itself, and saving settles it', async () => {
		const box = ( name: string ) =>
			admin.getByRole( 'checkbox', { name, exact: true } );

		await box( 'No Index: Tags' ).check();
		await box( 'No Index: Home Page' ).check();
		await box( 'No Archive: Author Archives' ).check();
		await expect( box( 'No Index: Tags' ) ).toHaveAccessibleDescription(
			'Excluded from the sitemap after saving.'
		);
		await expect(
			box( 'No Index: Home Page' )
		).toHaveAccessibleDescription(
			/keeps your home page out of search results/
		);
		await expect(
			box( 'No Archive: Author Archives' )
		).toHaveAccessibleDescription( /redirects? to the home page/i );
		await axe( admin, '#wpbody' );

		await saveButton( admin ).click();
		const row = admin.getByRole( 'row', { name: /^Tags/ } );
		await expect( row.getByRole( 'cell' ).last() ).toHaveText( 'No' );
		expect( await site.option( 'pharos_settings' ) ).toMatchObject( {
			no_index: [ 'search', 'post_tag' ],
			no_archive: [ 'author' ],
			home_page_robots: { general: [ 'noindex' ] },
		} );
		const index = await site.get( '/wp-sitemap.xml' );
		expect( index.text ).not.toContain( 'post_tag' );
	} );

	await test.step( 'tabs work by keyboard, and a tab is turned off at once', async () => {
		await goTo( admin, INDEXING, 'No Index' );
		await admin.getByRole( 'tab', { name: 'Post Types' } ).focus();
		await admin.keyboard.press( 'ArrowRight' );
		await admin.keyboard.press( 'ArrowRight' );
		const tab = admin.getByRole( 'tab', { name: /^Archives/ } );
		await expect( tab ).toBeFocused();
		await expect( tab ).toHaveText( 'Archives (1 on)' );
		await admin.getByRole( 'button', { name: 'Turn all off' } ).click();
		await expect( tab ).toHaveText( 'Archives' );
		await expect(
			admin.getByRole( 'button', { name: 'Turn all off' } )
		).toBeFocused();
	} );
} );
