/** Post lists and the admin bar on the front end: with the keyboard, on a mobile device, from right to left. */
import type { Page } from '@playwright/test';
import type { Site } from '../support/site';
import { expectToFit } from './support/app';
import { rightToLeft } from './support/rtl';
import { expect, test } from './support/test';

const LIST = '/wp-admin/edit.php?s=Verveine';
const TITLES = [ 'Verveine tea one', 'Verveine tea two' ] as const;

/** Creates two posts; the checks of the first one have run. */
const makePosts = ( site: Site ) =>
	site.php< [ number, number ] >(
		`$ids = array_map( static fn( $title ) => wp_insert_post( [ 'post_title' => $title, 'post_name' => sanitize_title( $title ), 'post_status' => 'publish', 'post_author' => 1 ] ), $args );
		update_post_meta( $ids[0], '_pharos_checks', [ 'error' => 1, 'warning' => 0, 'suggestion' => 0, 'success' => 3, 'ignored' => 0 ] );
		return $ids;`,
		TITLES
	);
let ids: [ number, number ] = [ 0, 0 ];
test.beforeEach( async ( { site } ) => {
	await site.resetSettings();
	ids = await makePosts( site );
} );
test.beforeEach( ( { site, afterwards } ) =>
	afterwards( () =>
		site.php(
			`array_map( static fn( $id ) => wp_delete_post( $id, true ), $args );`,
			ids
		)
	)
);

const row = ( page: Page, index: 0 | 1 ) =>
	page.locator( `#post-${ ids[ index ] }` );
const seo = ( page: Page, index: 0 | 1 ) =>
	row( page, index ).locator( '.column-pharos_seo' );
const form = ( page: Page ) => page.locator( '.inline-editor' );
const field = ( page: Page, name: string ) =>
	form( page ).getByLabel( name, { exact: true } );

const choice = ( page: Page, name: string ) =>
	form( page ).getByRole( 'combobox', { name, exact: true } );

test( 'a person changes the SEO of a post in the list, with the keyboard alone; is told what does not fit, and asked about what another user has changed; then that of several posts', async ( {
	admin,
	site,
	axe,
} ) => {
	await admin.goto( LIST );
	await expect( seo( admin, 0 ) ).toHaveText( /^Critical/ );
	// The post was never opened, so its checks run while the list is open.
	await expect( seo( admin, 1 ) ).not.toContainText( 'Not checked yet' );
	await axe( admin, '.column-pharos_seo' );

	const button = row( admin, 0 ).getByRole( 'button', {
		name: /Quick edit/,
	} );
	await button.focus();
	await admin.keyboard.press( 'Enter' );
	await field( admin, 'SEO title' ).focus();
	await admin.keyboard.type( 'Smoke and %site_name%' );
	await admin.keyboard.press( 'Tab' );
	await expect( field( admin, 'Meta description' ) ).toBeFocused();
	await admin.keyboard.press( 'Tab' );
	await expect( choice( admin, 'Show in search results' ) ).toBeFocused();
	// The options: Default, Yes, No.
	await admin.keyboard.press( 'ArrowDown' );
	await admin.keyboard.press( 'ArrowDown' );
	await axe( admin, '.inline-editor .pharos-inline' );
	await admin.keyboard.press( 'Enter' );

	await expect( seo( admin, 0 ) ).toHaveText( /Custom title\s*No Index/ );
	await expect( button ).toBeFocused();
	expect( ( await site.get( '/verveine-tea-one/' ) ).title ).toBe(
		'Smoke and Fern & Kettle'
	);

	await admin.keyboard.press( 'Enter' );
	await expect( field( admin, 'SEO title' ) ).toHaveValue(
		'Smoke and %site_name%'
	);
	await expect( choice( admin, 'Show in search results' ) ).toHaveValue(
		'yes'
	);

	await test.step( 'what does not fit is told in the form, which keeps what was typed', async () => {
		await field( admin, 'SEO title' ).fill( 'x'.repeat( 1001 ) );
		await form( admin ).getByLabel( 'Slug' ).fill( 'verveine-tea-new' );
		await field( admin, 'SEO title' ).press( 'Enter' );

		await expect( form( admin ).locator( '.notice-error' ) ).toHaveText(
			'SEO title: It must not be longer than 1,000 characters.'
		);
		await expect( form( admin ).getByLabel( 'Slug' ) ).toHaveValue(
			'verveine-tea-new'
		);
		await field( admin, 'SEO title' ).fill( 'Short' );
		await field( admin, 'SEO title' ).press( 'Enter' );
		await expect( seo( admin, 0 ) ).toContainText( 'Custom title' );
	} );

	await test.step( 'quick edit sends what was changed only; a field that another user has changed is asked about in the form', async () => {
		const stored = ( rows: object = {} ) =>
			site.php< Record< string, string > >(
				`foreach ( $args['rows'] as $name => $value ) { update_post_meta( $args['id'], "_pharos_$name", $value ); }
				return array_map( fn( $row ) => $row[0], array_filter( get_post_meta( $args['id'] ), fn( $key ) => str_starts_with( $key, '_pharos_' ), ARRAY_FILTER_USE_KEY ) );`,
				{ id: ids[ 0 ], rows }
			);
		const untouched = 'Tea &amp; &lt;cake&gt;';
		await stored( { title: '', description: untouched } );

		await admin.goto( LIST );
		await row( admin, 0 )
			.getByRole( 'button', { name: /Quick edit/ } )
			.press( 'Enter' );
		await expect( field( admin, 'Meta description' ) ).toHaveValue(
			untouched
		);
		await field( admin, 'SEO title' ).fill( 'Mine' );
		await stored( { title: 'Theirs', noindex: 'yes' } );
		await choice( admin, 'Follow links' ).selectOption( 'yes' );
		await field( admin, 'SEO title' ).press( 'Enter' );

		await expect( form( admin ).locator( '.notice-error' ) ).toContainText(
			'Saved value: “Theirs”.'
		);
		await expect( field( admin, 'SEO title' ) ).toHaveValue( 'Mine' );
		await axe( admin, '.inline-editor .pharos-inline' );
		await form( admin )
			.getByRole( 'button', { name: 'Use the saved value' } )
			.click();
		await expect( field( admin, 'SEO title' ) ).toHaveValue( 'Theirs' );
		await field( admin, 'SEO title' ).fill( 'Mine again' );
		await field( admin, 'SEO title' ).press( 'Enter' );
		await expect( seo( admin, 0 ) ).toContainText( 'Custom title' );
		expect( await stored() ).toMatchObject( {
			_pharos_title: 'Mine again',
			_pharos_description: untouched,
			_pharos_noindex: 'yes',
			_pharos_nofollow: 'yes',
		} );
	} );

	await test.step( 'the SEO of several posts is changed at once, and they are found by it', async () => {
		await admin.locator( '#cb-select-all-1' ).press( 'Space' );
		await admin
			.locator( '#bulk-action-selector-top' )
			.selectOption( 'edit' );
		await admin.locator( '#doaction' ).press( 'Enter' );
		await expect(
			field( admin, 'Meta description: new value' )
		).toBeHidden();
		await choice( admin, 'Meta description' ).selectOption( 'Set to' );
		await field( admin, 'Meta description: new value' ).fill(
			'About %title%'
		);
		await choice( admin, 'Allow cached copy' ).selectOption( 'No' );
		await axe( admin, '.inline-editor .pharos-inline' );
		await form( admin )
			.getByRole( 'button', { name: 'Update' } )
			.press( 'Enter' );

		await expect( admin.locator( '#message' ) ).toContainText(
			'2 posts updated'
		);
		await expect( seo( admin, 0 ) ).toContainText( 'Custom description' );
		await expect( seo( admin, 1 ) ).toContainText( 'Custom description' );

		await admin
			.getByRole( 'combobox', { name: 'Filter by SEO' } )
			.selectOption( 'Critical' );
		await admin.getByRole( 'button', { name: 'Filter' } ).click();
		await expect( row( admin, 0 ) ).toBeVisible();
		await expect( row( admin, 1 ) ).toHaveCount( 0 );
	} );
} );

test( 'a list fits a phone, from right to left too', async ( {
	admin,
	site,
	axe,
} ) => {
	await rightToLeft( site, async () => {
		await admin.setViewportSize( { width: 390, height: 844 } );
		await admin.goto( LIST );
		await row( admin, 0 ).locator( '.toggle-row' ).press( 'Enter' );
		await expect( seo( admin, 0 ) ).toBeVisible();
		await expectToFit( admin );
		await row( admin, 0 ).locator( '.editinline' ).press( 'Enter' );
		await expect( field( admin, 'SEO title' ) ).toBeVisible();
		await expectToFit( admin );
		await axe( admin, '.inline-editor .pharos-inline' );
	} );
} );

test( 'the admin bar says what a page says, to the keyboard and on a phone', async ( {
	admin,
} ) => {
	await admin.goto( '/verveine-tea-one/' );
	const bar = admin.locator( '#wp-admin-bar-pharos-seo' );
	const title = bar.getByText( 'Verveine tea one - Fern & Kettle', {
		exact: true,
	} );
	await bar.getByRole( 'menuitem', { name: 'SEO' } ).focus();
	await admin.keyboard.press( 'Enter' );
	await expect( title ).toBeVisible();
	for ( const fact of [
		'Title',
		'Meta description',
		'Robots',
		'Canonical URL',
	] ) {
		await admin.keyboard.press( 'Tab' );
		await expect( bar.locator( ':focus' ) ).toContainText( fact );
	}
	await admin.keyboard.press( 'Tab' );
	await expect( bar.locator( 'a:focus' ) ).toHaveAttribute(
		'href',
		new RegExp( `post=${ ids[ 0 ] }&action=edit` )
	);

	await admin.setViewportSize( { width: 390, height: 844 } );
	await admin.goto( '/verveine-tea-one/' );
	await bar.getByRole( 'menuitem', { name: 'SEO' } ).focus();
	await admin.keyboard.press( 'Enter' );
	await expect( title ).toBeInViewport( { ratio: 1 } );
	await expectToFit( admin );
} );
