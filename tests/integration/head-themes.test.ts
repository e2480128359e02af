/** The head in special contexts: themes that output their own title, and feeds. */
import { head, name, title, withContent } from './support/head';
import { activate, deactivate, withTheme } from './support/plugins';
import { site } from './support/site';

withContent();
beforeAll( () => site.resetSettings() );

describe( 'In a theme that prints its own title', () => {
	withTheme( 'plain' );

	test.each( [ 'old', 'none', 'odd', 'flushed' ] )(
		'the page has one title, and it is ours (%s)',
		async ( kind ) => {
			const page = await head( `/x-plain/?head=${ kind }` );
			expect( page.text ).toContain( 'Theme: plain' );
			expect( page.title ).toBe( `Salt & "pepper" tea - ${ name }` );
			expect( page.description ).toMatch( /^100% tea/ );
			expect( page.text ).toContain(
				'<svg><title>An image</title></svg>'
			);
			if ( kind === 'odd' ) {
				expect( page.text ).toContain(
					'<!-- <title>Not this one</title> -->'
				);
				expect( page.text ).toContain( '<title>Nor this one</title>' );
			}
		}
	);

	test( 'an embedded post has the title too', async () => {
		expect( await title( '/x-plain/embed/' ) ).toBe(
			`Salt & "pepper" tea - ${ name }`
		);
	} );
} );

describe( 'In a feed', () => {
	test( 'the title is that of WordPress', async () => {
		const feed = await ( await site.fetch( '/category/tea/feed/' ) ).text();
		await deactivatePharos();
		const native = await (
			await site.fetch( '/category/tea/feed/' )
		).text();
		await activatePharos();
		const first = ( xml: string ) =>
			/<title>.*?<\/title>/.exec( xml )?.[ 0 ];
		expect( first( feed ) ).toBe( first( native ) );
	} );
} );

const deactivatePharos = () => deactivate( 'pharos-seo' );
const activatePharos = () => activate( 'pharos-seo' );
