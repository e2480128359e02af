/**
 * A walk through all screens: each has its heading and title, can be used by everybody, and fits every window, also from
 * right to left and with the longer texts of other languages. Failures name the screen.
 */
import type { Page } from '@playwright/test';
import { halves, routes, type Screen } from './screens/routes';
import { expectToFit, goTo, openRoute } from './support/app';
import {
	emptySite,
	fillSite,
	NO_INDEXNOW,
	pretendData,
} from './support/filled-site';
import { longTexts, overflowing } from './support/long-texts';
import { rightToLeft } from './support/rtl';
import { expect, test } from './support/test';

test.setTimeout( 180_000 );

test.use( { palette: true } );

test.beforeEach( async ( { admin, site, snippet, afterwards } ) => {
	await snippet( 'x-indexnow', NO_INDEXNOW );
	await fillSite( site );
	afterwards( () => emptySite( site ) );
	await pretendData( admin, site.url );
} );

/** The routes that the navigation of the page leads to. */
const routesOf = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		interface Node {
			path?: string;
			links?: Node[];
			children?: Node[];
		}
		const { pharosBoot } = window as unknown as {
			pharosBoot: { navigation: Node[] };
		};
		const paths = ( node: Node ): string[] => [
			...( node.path ? [ node.path ] : [] ),
			...[ node.links, node.children ]
				.flatMap( ( nodes = [] ) => nodes )
				.flatMap( paths ),
		];
		return [ ...new Set( pharosBoot.navigation.flatMap( paths ) ) ];
	} );

/** Opens each screen, with all its data. */
async function walk(
	page: Page,
	screens: Screen[],
	look: ( screen: Screen ) => Promise< void >,
	headingOf = ( { heading }: Screen ): string | RegExp => heading
) {
	await openRoute( page, '/general', headingOf( meta ) );
	for ( const screen of screens ) {
		await test.step( `${ screen.heading } (${ screen.route })`, async () => {
			await goTo( page, screen.route, headingOf( screen ) );
			await expect(
				page.locator( '.pharos-page [aria-busy="true"]' )
			).toHaveCount( 0 );
			await look( screen );
		} );
	}
}

const meta = routes.find( ( { route } ) => route === '/general' ) as Screen;

/** Resizes the window; ends with the first width, in which the next screen is opened. */
async function resize(
	page: Page,
	widths: number[],
	look: ( width: number ) => unknown
) {
	for ( const width of widths ) {
		await page.setViewportSize( { width, height: 844 } );
		await look( width );
	}
	await page.setViewportSize( { width: widths[ 0 ] ?? 1440, height: 844 } );
}

for ( const [ half, screens ] of halves ) {
	test( `${ half } of the screens have a heading, a title and no accessibility violation, in a color scheme of the person`, async ( {
		admin,
		afterwards,
		axe,
		site,
	} ) => {
		await site.php( `update_user_meta( 1, 'admin_color', 'ectoplasm' );` );
		afterwards( () => site.php( `delete_user_meta( 1, 'admin_color' );` ) );
		await walk( admin, screens, async ( { title } ) => {
			await expect(
				admin.getByRole( 'heading', { level: 1 } )
			).toHaveCount( 1 );
			await expect( admin ).toHaveTitle( title );
			await axe( admin, '#wpbody' );
		} );
		expect(
			( await routesOf( admin ) ).sort(),
			'no screen is left out'
		).toEqual( routes.map( ( { route } ) => route ).sort() );
	} );

	test( `from right to left, ${ half } of the screens fit every width, and can be used on a phone`, async ( {
		admin,
		axe,
		site,
	} ) => {
		await rightToLeft( site, () =>
			walk( admin, screens, async ( { route } ) => {
				await expect( admin.locator( 'html' ) ).toHaveAttribute(
					'dir',
					'rtl'
				);
				await resize( admin, [ 1440, 1024, 782, 390 ], ( width ) =>
					expectToFit( admin, `${ route } at ${ width } px` )
				);
				await admin.setViewportSize( { width: 390, height: 844 } );
				await axe( admin, '#wpbody' );
				await admin.setViewportSize( { width: 1440, height: 844 } );
			} )
		);
	} );

	test( `with texts 40% longer, ${ half } of the screens fit every width`, async ( {
		admin,
		site,
	} ) => {
		const cut: string[] = [];
		await longTexts( site, () =>
			walk(
				admin,
				screens,
				( { route } ) =>
					resize( admin, [ 1440, 782, 390 ], async ( width ) => {
						const place = `${ route } at ${ width } px`;
						await expectToFit( admin, place );
						for ( const text of await overflowing( admin ) ) {
							cut.push( `${ place }: ${ text }` );
						}
					} ),
				() => /./
			)
		);
		expect( cut ).toEqual( [] );
	} );
}
