/** Search Console data in the post editor. */
import { field, inBlockEditor, openEditor, sidebar } from './support/editor';
import { expect, test } from './support/test';

inBlockEditor();

test( 'a post that people find in Google shows by what; one click makes a query the focus keyword', async ( {
	admin,
	site,
	axe,
	publish,
	afterwards,
} ) => {
	const id = await publish();
	await site.php(
		`update_option( 'pharos_search_console', [ 'property' => 'https://example.com/' ], false );`
	);
	afterwards( () => site.php( `delete_option( 'pharos_search_console' );` ) );
	await admin.route(
		( { href } ) => /search-console(\/|%2F)post/.test( href ),
		( route ) =>
			route.fulfill( {
				json: {
					success: true,
					data: {
						clicks: 1234,
						impressions: 56789,
						position: 7.25,
						queries: [
							{
								query: 'kettle “fern” <b>',
								clicks: 12,
								impressions: 300,
								position: 4.2,
							},
						],
						start: '2026-10-21',
						end: '2026-11-17',
					},
				},
			} )
	);
	await openEditor( admin, id );
	await expect( sidebar( admin ) ).toContainText( '1,234' );
	await axe( admin, '.pharos-editor' );
	await sidebar( admin )
		.getByRole( 'button', { name: /^Use as focus keyword: kettle/ } )
		.click();
	await expect( field( admin, 'Focus Keyword' ) ).toHaveValue(
		'kettle “fern” <b>'
	);
	await expect(
		sidebar( admin ).getByRole( 'button', {
			name: /^Focus keyword: kettle/,
		} )
	).toBeDisabled();
} );
