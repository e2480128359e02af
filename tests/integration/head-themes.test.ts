/**
 * The head in other surroundings: themes that print their own title, feeds, and what it costs.
 */
import { head, name, title, withContent } from './support/head';
import { activate, deactivate, withPlugins } from './support/plugins';
import { site } from './support/site';

withContent();
beforeAll( () => site.resetSettings() );

describe( 'In a theme that prints its own title', () => {
	withPlugins( 'plain-theme' );
	let theme: string;

	beforeAll( async () => {
		theme = await site.php(
			`$old = get_stylesheet(); switch_theme( 'plain' ); return $old;`
		);
	} );
	afterAll( () => site.php( `switch_theme( $args['theme'] );`, { theme } ) );

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

describe( 'What a page costs with the default settings', () => {
	withPlugins( 'query-counter' );

	const paths = [
		'/x-plain/',
		'/',
		'/category/tea/',
		'/author/ines-calloway/',
		'/nothing-here/',
	];

	async function costs() {
		const counts: Record< string, { queries: number; files: number } > = {};
		await site.get( '/' ); // Fills what WordPress itself keeps.
		for ( const path of paths ) {
			const { text } = await site.get( path );
			const [ , queries, files ] =
				/queries: (\d+); files: (\d+)/.exec( text ) ?? [];
			counts[ path ] = {
				queries: Number( queries ),
				files: Number( files ),
			};
		}
		return counts;
	}

	test( 'no more queries than without us, and few files', async () => {
		const ours = await costs();
		await deactivatePharos();
		const theirs = await costs();
		await activatePharos();
		for ( const path of paths ) {
			expect( [ path, ours[ path ]?.queries ] ).toEqual( [
				path,
				theirs[ path ]?.queries,
			] );
			expect( ours[ path ]?.files ).toBeGreaterThan( 0 );
			expect( ours[ path ]?.files ).toBeLessThanOrEqual( 14 );
		}
	} );
} );

const deactivatePharos = () => deactivate( 'pharos-seo' );
const activatePharos = () => activate( 'pharos-seo' );
