/** The head of a page that another request asks for: the same that a visitor of the page gets. */
import { configure, withContent } from '../integration/support/head';
import { withPlugins } from '../integration/support/plugins';
import { withPermalinks } from '../integration/support/robots';
import { site } from '../integration/support/site';

withContent();
withPlugins( 'head-filters' );

const PAGES = [
	'/',
	'/page/2/',
	'/x-plain/',
	'/x-divided/',
	'/x-divided/2/',
	'/x-secret/',
	'/about/our-growers/fujian/',
	'/books/x-book/',
	'/books/',
	'/category/tea/',
	'/category/tea/page/2/',
	'/genre/x-china/',
	'/author/ines-calloway/',
	'/2025/02/',
	'/?s=tea',
	'/nothing-at-all/',
];

/** The elements of a page's head, as Pharos computes them in a request of the REST API. */
const headOf = ( path: string, user = 1 ) =>
	site.php< { html: string; redirect: string } >(
		`$settings = new Pharos\\Settings\\Settings();
		$page = Pharos\\Head\\OtherPage::at( home_url( $args['path'] ), $settings, new Pharos\\Template\\Variables( $settings ) );
		return [ 'html' => $page->html, 'redirect' => $page->redirect ];`,
		{ path },
		user
	);

async function expectSame( paths: string[] ) {
	for ( const path of paths ) {
		const { html } = await headOf( path );
		const visited = await site.get( path );
		const elements = html.split( '\n' ).filter( Boolean );
		expect( elements.length ).toBeGreaterThan( 1 );
		expect( {
			path,
			missing: elements.filter(
				( one ) => ! visited.text.includes( one )
			),
		} ).toEqual( { path, missing: [] } );
	}
}

beforeAll( () =>
	configure( { author_archive: true, date_archive: true, no_index: [] } )
);
afterAll( () => site.resetSettings() );

test( 'Each kind of page', () => expectSame( PAGES ) );

test( 'Without permalinks', () =>
	withPermalinks( '', () =>
		expectSame( [ '/', '/?s=tea', '/?p=99999999' ] )
	) );
