/** Page caches forget pages when Pharos changes what these say: by the functions of the plugins, and actions for hosts. */
import { configure } from '../integration/support/head';
import { save } from '../integration/support/settings';
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';

const BY_URL = [ 'wpsc_delete_url_cache', 'w3tc_flush_url' ];

/** Records calls of what these plugins offer, in their current versions. */
withSnippet(
	'caches',
	`function x_record( $what, ...$values ) { update_option( 'x_purges', [ ...get_option( 'x_purges', [] ), [ $what, ...$values ] ], false ); }
	// WP Super Cache 3.1.0, W3 Total Cache 2.10.2, SiteGround Optimizer 7.7.7, WP Rocket, WP Fastest Cache 1.4.9.
	function wpsc_delete_url_cache( $url ) { x_record( 'wpsc_delete_url_cache', $url ); }
	function wp_cache_clear_cache( $blog = 0 ) { x_record( 'wp_cache_clear_cache', $blog ); }
	function w3tc_flush_url( $url, $extras = null ) { x_record( 'w3tc_flush_url', $url ); }
	function w3tc_flush_posts( $extras = null ) { x_record( 'w3tc_flush_posts' ); }
	function sg_cachepress_purge_cache( $url = false ) { x_record( 'sg_cachepress_purge_cache', $url ); }
	function rocket_clean_files( $urls ) { x_record( 'rocket_clean_files', $urls ); }
	function rocket_clean_domain( $lang = '' ) { x_record( 'rocket_clean_domain' ); }
	function wpfc_clear_post_cache_by_id( $id = false ) { x_record( 'wpfc_clear_post_cache_by_id', $id ); }
	function wpfc_clear_all_cache( $minified = false ) { x_record( 'wpfc_clear_all_cache' ); }
	// LiteSpeed Cache 7.8.
	foreach ( [ 'litespeed_purge_url', 'litespeed_purge_all' ] as $action ) {
		add_action( $action, static fn( $value = false ) => x_record( $action, $value, apply_filters( 'litespeed_delay_purge', false ) ) );
	}
	// Cloudflare 4.12.8.
	class X_Cloudflare {
		public function purgeCacheEverything() { x_record( 'purgeCacheEverything' ); }
		public function purgeCacheByRelevantURLs( $ids ) { x_record( 'purgeCacheByRelevantURLs', apply_filters( 'cloudflare_purge_by_url', [ 'more' ], $ids[0] ) ); }
	}
	add_action( 'switch_theme', [ new X_Cloudflare(), 'purgeCacheEverything' ], PHP_INT_MAX );
	foreach ( [ 'pharos_purge_urls', 'pharos_purge_all' ] as $action ) {
		add_action( $action, static fn( $urls = [] ) => x_record( $action, $urls ) );
	}`
);

type Call = [ string, ...unknown[] ];

const made: Record< string, number > = {};
let urls: Record< string, string > = {};

beforeAll( async () => {
	await configure( {} );
	Object.assign(
		made,
		await site.php( `
			$term = wp_insert_term( 'X caches', 'category' )['term_id'];
			$post = [ 'post_status' => 'publish', 'post_author' => 1, 'post_category' => [ $term ] ];
			return [
				'term' => $term,
				'post' => wp_insert_post( $post + [ 'post_title' => 'X', 'post_name' => 'x-cached' ] ),
				'parts' => wp_insert_post( $post + [ 'post_title' => 'Y', 'post_name' => 'x-parts', 'post_content' => 'a<!--nextpage-->b' ] ),
				'draft' => wp_insert_post( [ 'post_status' => 'draft' ] + $post + [ 'post_title' => 'Z' ] ),
			];` )
	);
	urls = await site.php(
		`return [ 'term' => get_term_link( $args['term'] ), 'post' => get_permalink( $args['post'] ), 'parts' => get_permalink( $args['parts'] ), 'user' => get_author_posts_url( 1 ) ];`,
		made
	);
} );

beforeEach( forget );

afterAll( async () => {
	await site.php(
		`foreach ( [ 'post', 'parts', 'draft' ] as $name ) { wp_delete_post( $args[ $name ], true ); }
		wp_delete_term( $args['term'], 'category' );`,
		made
	);
	await site.resetSettings();
	await forget();
} );

async function forget() {
	await site.option( 'x_purges', null );
}

async function calls(): Promise< Call[] > {
	const all = await site.option< Call[] | false >( 'x_purges' );
	await forget();
	return all || [];
}

/** What hosts are told. */
const told = async () =>
	( await calls() ).filter( ( [ what ] ) => what.startsWith( 'pharos_' ) );

const write = ( object: string, values: object ) =>
	site.php(
		`( new Pharos\\ObjectSeo\\ObjectMetaRepository( ${ object } ) )->write( $args['values'] );`,
		{ ...made, values }
	);

const everything = [ [ 'pharos_purge_all', '' ] ];

test( 'a field of a post: its page, in each cache', async () => {
	await write( `get_post( $args['post'] )`, {
		title: 'Own',
		noindex: 'yes',
	} );
	const url = urls.post;
	expect( await calls() ).toEqual( [
		...BY_URL.map( ( name ) => [ name, url ] ),
		[ 'sg_cachepress_purge_cache', url ],
		[ 'rocket_clean_files', [ url ] ],
		// The response has been sent by then.
		[ 'litespeed_purge_url', url, true ],
		[ 'wpfc_clear_post_cache_by_id', made.post ],
		[ 'purgeCacheByRelevantURLs', [ url ] ],
		[ 'pharos_purge_urls', [ url ] ],
	] );
} );

test( 'a setting that shows on pages: everything, in each cache', async () => {
	expect( ( await save( { separator: '|' } ) ).status ).toBe( 200 );
	expect( await calls() ).toEqual( [
		[ 'wp_cache_clear_cache', 0 ],
		[ 'w3tc_flush_posts' ],
		[ 'rocket_clean_domain' ],
		[ 'wpfc_clear_all_cache' ],
		[ 'sg_cachepress_purge_cache', false ],
		[ 'litespeed_purge_all', 'Pharos SEO', true ],
		[ 'purgeCacheEverything' ],
		...everything,
	] );
} );

test( 'a setting that shows nowhere: nothing', async () => {
	await save( { surerank_analytics_optin: true, enable_indexnow: false } );
	expect( await calls() ).toEqual( [] );
} );

test( 'a setting of robots.txt or llms.txt: that file', async () => {
	await save( { enable_llms_txt: true } );
	expect( await told() ).toEqual( [
		[ 'pharos_purge_urls', [ `${ site.url }/llms.txt` ] ],
	] );
	await save( { ai_crawlers: { GPTBot: 'block' } } );
	expect( await told() ).toEqual( [
		[ 'pharos_purge_urls', [ `${ site.url }/robots.txt` ] ],
	] );
} );

test( 'a field of a term or author: their pages; of a draft: nothing', async () => {
	await write( `get_term( $args['term'] )`, { title: 'Own' } );
	expect( await calls() ).toEqual(
		expect.arrayContaining( [
			// It knows posts only.
			[ 'wpfc_clear_all_cache' ],
			[ 'pharos_purge_urls', [ urls.term ] ],
		] )
	);
	await write( `get_userdata( 1 )`, { title: 'Own' } );
	const [ [ , ofUser ] = [] ] = await told();
	expect( ofUser ).toContain( urls.user );
	await write( `get_userdata( 1 )`, { title: '' } );
	await forget();
	await write( `get_post( $args['draft'] )`, { title: 'Own' } );
	expect( await calls() ).toEqual( [] );
} );

test( 'all parts of a paginated post', async () => {
	await write( `get_post( $args['parts'] )`, { description: 'Own' } );
	expect( await told() ).toEqual( [
		[ 'pharos_purge_urls', [ urls.parts, `${ urls.parts }2/` ] ],
	] );
} );

test( 'several changes of a request, once: the bulk editor, the editor, WordPress’s forms', async () => {
	const admin = await site.as( 'admin' );
	await admin.rest( 'POST', '/pharos/v1/bulk-editor', {
		items: [ 'post', 'parts' ].map( ( name ) => ( {
			kind: 'post',
			id: made[ name ],
			changes: { noindex: 'yes', description: 'New' },
		} ) ),
	} );
	expect( await told() ).toEqual( [
		[
			'pharos_purge_urls',
			expect.arrayContaining( [ urls.post, urls.parts ] ),
		],
	] );
	await admin.rest( 'POST', `/wp/v2/posts/${ made.post }`, {
		pharos_seo: { title: 'By the editor' },
	} );
	expect( await told() ).toEqual( [
		[ 'pharos_purge_urls', [ urls.post ] ],
	] );
} );

test( 'many posts: everything', async () => {
	await site.php(
		`for ( $i = 0; $i < 300; $i++ ) { Pharos\\PageCaches\\Purge::field( 'post', $args['post'] + $i, 'title' ); }`,
		made
	);
	expect( await told() ).toEqual( everything );
} );

test( 'options that other code writes, such as an import: everything', async () => {
	await site.option( 'pharos_settings', { revision: 2, separator: '–' } );
	expect( await told() ).toEqual( everything );
} );

test( 'redirects: their source, also the one they had; of folders and patterns: everything', async () => {
	const admin = await site.as( 'admin' );
	const { body } = await admin.rest< { data: { id: number } } >(
		'POST',
		'/pharos/v1/redirects',
		{ source: '/x-old/', target: '/' }
	);
	expect( await told() ).toEqual( [
		[ 'pharos_purge_urls', [ `${ site.url }/x-old/` ] ],
	] );
	const id = await site.php< number >(
		`return (int) $GLOBALS['wpdb']->get_var( "SELECT MAX(id) FROM {$GLOBALS['wpdb']->prefix}pharos_redirects" );`
	);
	expect( body ).toBeTruthy();
	await site.php(
		`Pharos\\Redirects\\RedirectWriter::save( [ 'source' => '/x-older/' ], Pharos\\Redirects\\RedirectRepository::find( $args[0] ) );`,
		[ id ]
	);
	const [ [ , both ] = [] ] = await told();
	expect( both ).toEqual( [
		`${ site.url }/x-older/`,
		`${ site.url }/x-old/`,
	] );
	await admin.rest( 'DELETE', `/pharos/v1/redirects/${ id }` );
	expect( await told() ).toEqual( [
		[ 'pharos_purge_urls', [ `${ site.url }/x-older/` ] ],
	] );
} );

test( 'results of page checks, which no page shows: nothing', async () => {
	await site.php(
		`update_post_meta( $args['post'], '_pharos_checks', [ 'a' => 1 ] );`,
		made
	);
	expect( await calls() ).toEqual( [] );
} );

test( 'a page that is only read: nothing', async () => {
	await site.get( '/x-cached/' );
	expect( await calls() ).toEqual( [] );
} );
