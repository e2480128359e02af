/**
 * The head in other surroundings: themes that print their own title, feeds, and what it costs.
 */
import { configure, head, name, title, withContent } from './support/head';
import {
	activate,
	deactivate,
	withPlugins,
	withTheme,
} from './support/plugins';
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

describe( 'What a page costs', () => {
	withPlugins( 'query-counter' );
	afterAll( () => site.resetSettings() );

	const paths = [
		'/x-plain/',
		'/x-divided/2/',
		'/about/our-growers/fujian/',
		'/books/x-book/',
		'/',
		'/page/2/',
		'/category/tea/',
		'/category/tea/green-tea/',
		'/author/ines-calloway/',
		'/2025/02/',
		'/?s=tea',
		'/nothing-here/',
	];
	const archives = { author_archive: true, date_archive: true };
	const names = [ 'post', 'book', 'home', 'category', 'author', 'date' ];

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
		await configure( archives );
		const ours = await costs();
		await configure( {
			...archives,
			no_index: [ 'post', 'category' ],
			no_follow: [ 'post' ],
			no_archive: [ 'post' ],
			paginated_link_relationships: names,
		} );
		const busy = await costs();
		await deactivatePharos();
		const theirs = await costs();
		await activatePharos();
		for ( const path of paths ) {
			for ( const counts of [ ours, busy ] ) {
				const { queries, files = 0 } = counts[ path ] ?? {};
				expect( [ path, queries ] ).toEqual( [
					path,
					theirs[ path ]?.queries,
				] );
				expect( files ).toBeGreaterThan( 0 );
				expect( files ).toBeLessThanOrEqual( 40 );
			}
		}
	}, 180_000 );
} );

const deactivatePharos = () => deactivate( 'pharos-seo' );
const activatePharos = () => activate( 'pharos-seo' );
