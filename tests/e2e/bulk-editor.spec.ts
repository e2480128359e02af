import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Site } from '../support/site';
import {
	expectToFit,
	goTo,
	openRoute,
	saveButton,
	snackbar,
} from './support/app';
import { overflowing } from './support/overflowing';
import { rightToLeft } from './support/rtl';
import { expect, test } from './support/test';

/** The posts of this test, with titles that are unique on the site. */
const NAMES = [ 'Bulk one', 'Bulk three', 'Bulk two' ];

/** A word that no line has space for. */
const LONG = 'spreadsheet'.repeat( 12 );

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

test( 'an agency edits the fields in a spreadsheet: export, conflict, import, undo', async ( {
	admin,
	site,
	axe,
} ) => {
	await open( admin );
	const dialog = admin.getByRole( 'dialog', { name: 'Import or export' } );
	const button = ( name: string | RegExp ) =>
		dialog.getByRole( 'button', { name } );
	const titles = () =>
		Promise.all( ids.map( ( _, index ) => meta( site, index, 'title' ) ) );
	await admin.getByRole( 'button', { name: 'Import or export' } ).click();
	const file =
		await test.step( 'the rows of the list are one file', async () => {
			await axe( admin );
			const download = admin.waitForEvent( 'download' );
			await button( 'Export 3 posts and terms' ).click();
			expect( ( await download ).suggestedFilename() ).toMatch(
				/^seo-\d{4}-\d\d-\d\d\.csv$/
			);
			return readFileSync( await ( await download ).path(), 'utf8' );
		} );
	const lines = file.split( '\r\n' );
	expect( lines ).toHaveLength( 5 );

	await test.step( 'all changes are shown first, with one on the site since', async () => {
		await site.php(
			`update_post_meta( $args['ids'][0], '_pharos_title', 'Site' );
			wp_update_post( [ 'ID' => $args['ids'][1], 'post_title' => 'Bulk three ' . $args['long'] ] );`,
			{ ids, long: LONG }
		);
		const at = ( lines[ 0 ] ?? '' ).split( ',' ).indexOf( 'title' );
		// As Excel saves it in Germany, with a row that a person has broken.
		const edited = lines.map( ( line, index ) => {
			const cells = line.split( ',' );
			if ( index > 0 && cells.length > 1 ) {
				cells[ at ] = `"Sheet; ${ cells[ 1 ] }"`;
			}
			return cells.join( ';' );
		} );
		edited.splice( 4, 0, 'post;x' );
		await dialog.locator( 'input[type=file]' ).setInputFiles( {
			name: `client-${ LONG }.csv`,
			mimeType: 'text/csv',
			buffer: Buffer.from( edited.join( '\r\n' ) ),
		} );
		await expect( dialog.getByRole( 'status' ) ).toHaveText(
			`client-${ LONG }.csv: 2 rows will be changed. 1 row was changed on the site, too. 1 row can’t be imported.`
		);
		await axe( admin );
		for ( const width of [ 1440, 390 ] ) {
			await admin.setViewportSize( { width, height: 900 } );
			await expectToFit( admin );
			expect( await overflowing( admin ) ).toEqual( [] );
		}
		await admin.setViewportSize( { width: 1440, height: 900 } );
		await expect( button( 'Import 2 rows' ) ).toBeEnabled();
		await dialog
			.getByRole( 'radio', { name: 'Overwrite the changes on the site' } )
			.click();
		await expect( button( 'Import 3 rows' ) ).toBeEnabled();
		await dialog.getByRole( 'radio', { name: 'Skip them' } ).click();
	} );

	await test.step( 'the other rows are imported, and the list shows them', async () => {
		await button( 'Import 2 rows' ).click();
		await expect( dialog.getByRole( 'status' ) ).toContainText(
			'2 rows changed.'
		);
		expect( await titles() ).toEqual( [
			'Site',
			`Sheet; ${ ids[ 1 ] }`,
			`Sheet; ${ ids[ 2 ] }`,
		] );
		await expect(
			row( admin, 'Bulk two' ).getByText( `Sheet; ${ ids[ 2 ] }` )
		).toBeAttached();
	} );

	await test.step( 'what wasn’t imported is a file again', async () => {
		const download = admin.waitForEvent( 'download' );
		await button( 'Download these rows' ).click();
		expect( ( await download ).suggestedFilename() ).toBe(
			`client-${ LONG }-problems.csv`
		);
		const left = readFileSync( await ( await download ).path(), 'utf8' );
		expect( left ).toContain( 'Changed on the site: title' );
		expect( left ).toContain( 'The ID is missing' );
	} );

	await test.step( 'an undo restores what wasn’t changed since', async () => {
		await site.php(
			`update_post_meta( $args[1], '_pharos_title', 'Later' );`,
			ids
		);
		await dialog.getByRole( 'link', { name: 'history' } ).click();
		const entry = admin
			.locator( '.pharos-history > li' )
			.filter( {
				hasText: `Imported from client-${ LONG }.csv by admin`,
			} )
			// A kept site has those of earlier runs.
			.first();
		await entry.getByRole( 'button', { name: /^Undo/ } ).click();
		await admin
			.getByRole( 'dialog', { name: 'Undo this change?' } )
			.getByRole( 'button', { name: 'Undo' } )
			.click();
		await expect( entry ).toContainText(
			'1 item restored, 1 item not restored completely'
		);
		await entry.getByRole( 'button', { name: /^Show changes/ } ).click();
		await expect( entry ).toContainText(
			'Changed since then, and kept: title.'
		);
		await axe( admin );
		await expect(
			admin.locator( '.pharos-history > li' ).first()
		).toContainText( 'undone by admin' );
		for ( const width of [ 782, 390, 1440 ] ) {
			await admin.setViewportSize( { width, height: 900 } );
			await expectToFit( admin, `${ width } px` );
			expect( await overflowing( admin ), `${ width } px` ).toEqual( [] );
		}
		expect( await titles() ).toEqual( [ 'Site', 'Later', '' ] );
	} );
} );
