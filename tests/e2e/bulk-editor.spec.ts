import type { Locator, Page } from '@playwright/test';
import type { Site } from '../support/site';
import {
	expectToFit,
	goTo,
	openRoute,
	saveButton,
	snackbar,
} from './support/app';
import { rightToLeft } from './support/rtl';
import { expect, test } from './support/test';

/** The posts of this test, with titles that are unique on the site. */
const NAMES = [ 'Bulk one', 'Bulk three', 'Bulk two' ];

let ids: number[] = [];

test.beforeEach( async ( { site } ) => {
	await site.resetSettings();
	ids = await site.php< number[] >(
		`return array_map( fn( $name ) => wp_insert_post( [ 'post_title' => $name, 'post_name' => sanitize_title( $name ), 'post_status' => 'publish', 'post_content' => 'Text.' ] ), $args );`,
		NAMES
	);
} );
test.beforeEach( ( { site, afterwards } ) =>
	afterwards( async () => {
		await site.php(
			`foreach ( $args as $id ) { wp_delete_post( $id, true ); }`,
			ids
		);
	} )
);

const grid = ( page: Page ) => page.getByRole( 'grid' );
const row = ( page: Page, name: string ) =>
	page.getByRole( 'row' ).filter( { hasText: name } );

async function open( page: Page ) {
	await openRoute(
		page,
		'/tools/bulk-editor?search=Bulk&order=name',
		'Bulk Editor'
	);
	await grid( page ).waitFor();
	await expect( page.getByRole( 'row' ) ).toHaveCount( 4 );
}

/** The distance in pixels between the starts of a row's title and its counter, in right-to-left direction. */
const ends = ( line: Locator ) =>
	line
		.getByRole( 'gridcell' )
		.first()
		.evaluate( ( cell ) => {
			const [ text = 0, counter = 0 ] = Array.from(
				cell.children,
				( part ) => {
					const range = document.createRange();
					range.selectNodeContents( part );
					return range.getBoundingClientRect().right;
				}
			);
			return Math.abs( text - counter );
		} );

const meta = ( site: Site, index: number, field: string ) =>
	site.php< string >(
		`return get_post_meta( $args['id'], '_pharos_' . $args['field'], true );`,
		{ id: ids[ index ], field }
	);

test( 'three rows are edited by keyboard alone, saved though one fails, and taken back; edits are kept on the way to other pages and back, and fit a phone', async ( {
	admin,
	site,
	axe,
} ) => {
	test.slow();
	await open( admin );
	await axe( admin );
	// Starts at the last filter.
	await admin.getByLabel( 'Sort by' ).focus();
	await admin.keyboard.press( 'Tab' );
	await expect( grid( admin ).locator( ':focus' ) ).toHaveCount( 1 );

	await admin.keyboard.type( 'First title' );
	await admin.keyboard.press( 'Enter' );
	await admin.keyboard.type( 'Second title' );
	await admin.keyboard.press( 'Tab' );
	await admin.keyboard.type( 'What it is about' );
	await admin.keyboard.press( 'Enter' );
	await admin.keyboard.press( 'ArrowRight' );
	await admin.keyboard.press( 'Enter' );
	await admin.keyboard.press( 'ArrowDown' );
	await admin.keyboard.press( 'Enter' );
	await axe( admin );
	await expect(
		admin.getByRole( 'button', { name: 'Discard changes (3 rows)' } )
	).toBeVisible();

	// Another user changes the second one first.
	await site.php(
		`update_post_meta( $args[0], '_pharos_title', 'Theirs' );`,
		[ ids[ 1 ] ]
	);
	await admin.keyboard.press( 'ControlOrMeta+s' );

	await expect( snackbar( admin ) ).toContainText(
		'2 rows saved. Not saved: “Bulk three”.'
	);
	await expect( row( admin, 'Bulk three' ) ).toContainText(
		'Saved value: “Theirs”'
	);
	await axe( admin );
	const visited = await site.get( '/bulk-one/' );
	expect( visited.title ).toBe( 'First title' );
	expect( await meta( site, 1, 'title' ) ).toBe( 'Theirs' );
	expect( await meta( site, 2, 'noindex' ) ).toBe( 'yes' );

	// The conflict has been shown, so saving overwrites the other change.
	await admin.keyboard.press( 'ControlOrMeta+s' );
	await expect(
		snackbar( admin ).filter( { hasText: '1 row saved.' } )
	).toBeVisible();
	expect( await meta( site, 1, 'description' ) ).toBe( 'What it is about' );

	await snackbar( admin ).getByRole( 'button', { name: 'Undo' } ).click();
	await expect(
		snackbar( admin ).filter( { hasText: 'Change undone.' } )
	).toBeVisible();
	expect( await meta( site, 1, 'title' ) ).toBe( 'Theirs' );
	await expect( saveButton( admin ) ).toBeDisabled();

	await test.step( 'edits are kept on the way to other pages and back, and filters are in the address', async () => {
		await row( admin, 'Bulk one' ).getByRole( 'gridcell' ).first().click();
		await admin.keyboard.type( 'Kept' );
		await admin.getByLabel( 'Show' ).selectOption( 'noindex' );
		await expect( row( admin, 'Bulk one' ) ).toHaveCount( 0 );

		await admin.goBack();

		await expect( row( admin, 'Bulk one' ) ).toContainText( 'Kept' );
		await expect(
			admin.getByRole( 'link', { name: 'Bulk Editor unsaved changes' } )
		).toBeVisible();
	} );

	await test.step( 'they fit a phone', async () => {
		await admin.setViewportSize( { width: 390, height: 844 } );
		await expectToFit( admin );
		await axe( admin );
		await admin.setViewportSize( { width: 1440, height: 900 } );
	} );
	await admin.getByRole( 'button', { name: /^Discard changes/ } ).click();
	await admin.getByRole( 'button', { name: 'Discard all' } ).click();
	await expect( saveButton( admin ) ).toBeDisabled();
} );

test( 'another page of the list begins right below what stays in sight; the table is mirrored from right to left', async ( {
	admin,
	afterwards,
	axe,
	site,
} ) => {
	const many = await site.php< number[] >(
		`foreach ( range( 1, 68 ) as $number ) {
			$ids[] = wp_insert_post( [ 'post_title' => "Sheet $number", 'post_status' => 'publish', 'post_content' => 'Text.' ] );
		}
		return $ids;`
	);
	afterwards( () =>
		site.php(
			`foreach ( $args as $id ) { wp_delete_post( $id, true ); }`,
			many
		)
	);
	/** The distance between the bars and the list, in pixels. */
	const gap = () =>
		admin.evaluate( () => {
			const bottoms = [ '.pharos-bar', '.pharos-page__header' ].map(
				( bar ) =>
					document.querySelector( bar )?.getBoundingClientRect()
						.bottom ?? 0
			);
			const list = document.querySelector( '.pharos-bulk__list' );
			return (
				( list?.getBoundingClientRect().top ?? 0 ) -
				Math.max( ...bottoms )
			);
		} );
	const route = '/tools/bulk-editor?search=Sheet';
	await openRoute( admin, route, 'Bulk Editor' );
	for ( const width of [ 1440, 782, 390 ] ) {
		await admin.setViewportSize( { width, height: 800 } );
		await goTo( admin, route, 'Bulk Editor' );
		const rows = admin.locator( '.pharos-bulk__table tbody tr' );
		await expect( rows ).toHaveCount( 50 );
		await admin.locator( '.pharos-pagination button' ).last().click();
		await expect( rows ).toHaveCount( 18 );
		await expect.poll( gap, `${ width } px` ).toBeGreaterThanOrEqual( 0 );
		// The filters, which end 16 px before the list, aren't visible.
		expect( await gap() ).toBeLessThanOrEqual( 16 );
	}

	await test.step( 'from right to left, a title ends above its counter, and the next cell is on the left', async () => {
		await admin.setViewportSize( { width: 390, height: 844 } );
		await rightToLeft( site, async () => {
			await open( admin );
			expect( await ends( row( admin, 'Bulk one' ) ) ).toBeLessThan( 2 );
			await row( admin, 'Bulk one' )
				.getByRole( 'gridcell' )
				.first()
				.focus();
			await admin.keyboard.press( 'ArrowLeft' );
			await expect(
				row( admin, 'Bulk one' ).getByRole( 'gridcell' ).nth( 1 )
			).toBeFocused();
			await axe( admin );
		} );
	} );
} );
