/** A site whose posts are shown in several languages, with as much of TranslatePress 2.9 as sitemaps and the head need. */
import { head } from '../integration/support/head';
import { nodesOf, ofType } from '../integration/support/json-ld';
import { save } from '../integration/support/settings';
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';

withSnippet(
	'x-views',
	`class TRP_Translate_Press {
		public static function get_trp_instance() { return new self(); }
		public function get_component( $name ) { return $this; }
		public function get_settings() { return [ 'publish-languages' => [ 'en_US', 'de_DE' ] ]; }
		public function get_url_for_language( $language, $url, $mark ) {
			// The URL of the request, a sitemap, instead of the home page.
			return $language === 'en_US' || ! trim( (string) parse_url( $url, PHP_URL_PATH ), '/' ) ? $url : str_replace( get_option( 'home' ), get_option( 'home' ) . '/de', $url );
		}
	}
	// WordPress finds the page of a URL below this one.
	add_filter( 'home_url', static fn( $url ) => str_starts_with( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), '/de/' )
		? str_replace( get_option( 'home' ), get_option( 'home' ) . '/de', $url )
		: $url );`
);

let id: number;

beforeAll( async () => {
	await site.resetSettings();
	await save( { enable_xml_sitemap: true } );
	id = await site.php( `
		return wp_insert_post( [ 'post_title' => 'Tea', 'post_name' => 'x-tea', 'post_content' => 'From China.', 'post_status' => 'publish' ] );` );
} );

afterAll( async () => {
	await site.resetSettings();
	await site.php( `wp_delete_post( $args[0], true );`, [ id ] );
} );

const urls = async ( name: string ) =>
	[
		...( await site.get( `/sitemap-${ name }-1.xml` ) ).text.matchAll(
			/<loc>([^<]+)/g
		),
	].map( ( [ , url ] ) => url?.replace( site.url, '' ) );

test( 'the sitemap has each page in each language, once', async () => {
	expect( ( await urls( 'archives' ) ).slice( 0, 2 ) ).toEqual( [
		'/',
		'/de/',
	] );
	const posts = await urls( 'posts-post' );
	expect( posts.slice( -2 ) ).toEqual( [ '/x-tea/', '/de/x-tea/' ] );
	expect( new Set( posts ).size ).toBe( posts.length );
} );

test( 'the home page of a language is a page of its own', async () => {
	const page = await head( '/de/' );
	expect( page.link( 'canonical' ) ).toBe( `${ site.url }/de/` );
	expect( ofType( nodesOf( page ), 'WebSite' ) ).toMatchObject( {
		'@id': `${ site.url }/de/#website`,
		url: `${ site.url }/de/`,
	} );
	expect( page.meta( 'og:locale:alternate' ) ).toBe( 'de_DE' );
} );
