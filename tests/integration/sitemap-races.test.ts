/** A page of the sitemap that many crawlers ask for at once: one request locks and makes it. @database */
import { read } from './support/crawl';
import { configure } from './support/head';
import { withSnippet } from './support/snippets';
import { site } from './support/site';

const POSTS = '/sitemap-posts-post-1.xml';
const POST = '/first-flush-darjeeling/';

const on = ( settings: object = {} ) =>
	configure( {
		enable_xml_sitemap: true,
		enable_xml_video_sitemap: false,
		...settings,
	} );

const text = async ( path: string ) => ( await site.fetch( path ) ).text();

const locations = async ( path: string ) =>
	( await read( path ) ).map( ( { loc } ) => loc.replace( site.url, '' ) );

const forget = () => site.php( `do_action( 'pharos_sitemap_changed' );` );

beforeAll( () => site.php( `Pharos\\Sitemaps\\Job::clear();` ) );

afterAll( async () => {
	await site.php( `Pharos\\Sitemaps\\Job::clear();` );
	await site.resetSettings();
} );

describe( 'Many crawlers at once', () => {
	withSnippet(
		'counting',
		`add_filter( 'pharos_sitemap_entry', static function ( $entry ) {
			global $wpdb;
			$wpdb->query( "UPDATE $wpdb->options SET option_value = option_value + 1 WHERE option_name = 'z_count'" );
			usleep( 3000 );
			return $entry;
		} );`
	);

	test( 'ask for a cold page, and it is made once', async () => {
		await on();
		const listed = await locations( POSTS );
		await forget();
		await site.php(
			`delete_option( 'z_count' ); add_option( 'z_count', '0', '', false );`
		);
		const answers = await Promise.all(
			Array.from( { length: 10 }, () => text( POSTS ) )
		);
		expect( new Set( answers ).size ).toBe( 1 );
		expect( answers[ 0 ] ).toContain( POST );
		expect( Number( await site.option( 'z_count' ) ) ).toBe(
			listed.length
		);
		await site.option( 'z_count', null );
	} );

	test( 'and a process that dies while generating it doesn’t block others', async () => {
		await forget();
		await site.php(
			`global $wpdb; $wpdb->query( 'UPDATE ' . Pharos\\Sitemaps\\Tables::pages() . ' SET locked = ' . ( time() - 1 ) );`
		);
		expect( await text( POSTS ) ).toContain( POST );
	} );
} );
