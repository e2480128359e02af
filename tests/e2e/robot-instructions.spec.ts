/** Special features of the robot instructions; screens.spec.ts tests the common ones. */
import { failWith, goTo, openRoute, saveButton } from './support/app';
import { expect, test } from './support/test';

const INDEXING = '/advanced/robot_instructions/indexing';
const MATRIX = '/advanced/robot_instructions/matrix';

test.beforeEach( ( { site } ) => site.resetSettings() );
test.afterAll( ( { site } ) => site.resetSettings() );

test( 'each switch says what it is about; tabs work by keyboard; an address that names a switch goes to it; lists that cannot be fetched are asked for again', async ( {
	admin,
	axe,
	allowProblems,
} ) => {
	await test.step( 'when the lists cannot be fetched, the rest of the page stays and one click tries again', async () => {
		allowProblems( /status of 500/ );
		const recover = await failWith(
			admin,
			/post-content/,
			'Database is away.'
		);
		await openRoute( admin, INDEXING, 'No Index' );
		await expect( admin.locator( '.pharos-load-failed' ) ).toContainText(
			'Database is away.'
		);
		await axe( admin );

		await recover();
		await admin.getByRole( 'button', { name: 'Try again' } ).click();
		await expect(
			admin.getByRole( 'checkbox', { name: 'Posts', exact: true } )
		).toBeVisible();
	} );

	await test.step( 'each switch says what it is about; tabs work by keyboard; all of a tab is turned off at once', async () => {
		const posts = admin.getByRole( 'listitem' ).filter( {
			has: admin.getByRole( 'checkbox', { name: 'Posts', exact: true } ),
		} );
		await expect( posts ).toContainText( 'post' );
		await expect( posts ).toContainText( /\d+ published/ );
		await expect( posts.getByRole( 'link' ) ).toHaveAttribute(
			'href',
			/^http/
		);

		await admin.getByRole( 'tab', { name: 'Post Types' } ).focus();
		await admin.keyboard.press( 'ArrowRight' );
		await admin.keyboard.press( 'ArrowRight' );
		const tab = admin.getByRole( 'tab', { name: /^Archives/ } );
		await expect( tab ).toBeFocused();
		await expect( tab ).toHaveText( 'Archives (1 on)' );
		await expect(
			admin.getByText(
				'Redirects to the home page, so this has no effect.'
			)
		).toHaveCount( 2 );
		await axe( admin );

		await admin.getByRole( 'button', { name: 'Turn all off' } ).click();
		await expect( tab ).toHaveText( 'Archives' );
		await expect(
			admin.getByRole( 'checkbox', { name: 'Search Results' } )
		).not.toBeChecked();
		await expect(
			admin.getByRole( 'button', { name: 'Turn all off' } )
		).toBeFocused();
	} );

	await test.step( 'an address that names a switch opens its tab and goes to it', async () => {
		await goTo( admin, MATRIX, 'Overview' );
		await goTo(
			admin,
			`${ INDEXING }?setting=no_index.category`,
			'No Index'
		);
		await expect(
			admin.getByRole( 'checkbox', { name: 'Categories' } )
		).toBeFocused();
	} );
} );

test( 'in the matrix a box above a column turns all of it on or off; what contradicts itself is pointed out, and saving settles it', async ( {
	admin,
	axe,
	site,
} ) => {
	await test.step( 'a box above a column turns all of it on or off', async () => {
		await openRoute( admin, MATRIX, 'Overview' );
		const all = admin.getByRole( 'checkbox', { name: 'No Follow: all' } );
		const each = admin.getByRole( 'checkbox', {
			name: /^No Follow: (?!all)/,
		} );

		await all.check();
		for ( const box of await each.all() ) {
			await expect( box ).toBeChecked();
		}
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
		await axe( admin );

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
} );
