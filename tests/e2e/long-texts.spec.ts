/** Texts of translations are often longer than the English ones. */
import { appUrl, expectToFit, routesOf } from './support/app';
import { longTexts, overflowing } from './support/long-texts';
import { expect, test } from './support/test';

test.setTimeout( 300_000 );

test( 'with texts 40% longer, every screen fits every width', async ( {
	admin,
	site,
} ) => {
	await longTexts( site, async () => {
		await admin.setViewportSize( { width: 1440, height: 900 } );
		await admin.goto( appUrl( '/dashboard' ) );
		await admin.locator( '.pharos-bar__tools' ).waitFor();
		const routes = await routesOf( admin );
		expect( routes.length ).toBeGreaterThan( 20 );
		const cut: string[] = [];
		for ( const route of routes ) {
			await admin.goto( 'about:blank' );
			await admin.goto( appUrl( route ) );
			await admin.locator( '.pharos-bar__tools' ).waitFor();
			await expect(
				admin.locator( '.pharos-page [aria-busy="true"]' )
			).toHaveCount( 0 );
			for ( const width of [ 1440, 782, 390 ] ) {
				await admin.setViewportSize( { width, height: 844 } );
				await expectToFit( admin, `${ route } at ${ width } px` );
				for ( const text of await overflowing( admin ) ) {
					cut.push( `${ route } at ${ width } px: ${ text }` );
				}
			}
			await admin.setViewportSize( { width: 1440, height: 900 } );
		}
		expect( cut ).toEqual( [] );
	} );
} );
