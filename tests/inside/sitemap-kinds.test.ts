/**
 * What other plugins take out of WordPress's own sitemap, by its filters, is in none of Pharos's: XML, HTML and news sitemaps, llms.txt,
 * IndexNow.
 */
import { crawl } from '../integration/support/crawl';
import { configure } from '../integration/support/head';
import { shortcode } from '../integration/support/html-sitemap';
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';

withSnippet(
	'kinds-of-others',
	`add_action( 'init', static function () {
		foreach ( [ 'z_lesson', 'z_template' ] as $type ) {
			register_post_type( $type, [ 'public' => true, 'has_archive' => true, 'label' => $type === 'z_lesson' ? false : $type, 'taxonomies' => [ 'z_topic' ] ] );
		}
		register_post_type( 'z_task', [ 'public' => true, 'has_archive' => true, 'rewrite' => [ 'slug' => 'z_lesson' ], 'label' => 'Tasks' ] );
		register_post_type( 'z_part', [ 'public' => false, 'publicly_queryable' => true, 'has_archive' => true, 'label' => 'Parts' ] );
		register_taxonomy( 'z_topic', [ 'z_lesson', 'z_template' ], [ 'public' => true, 'label' => 'Topics' ] );
		register_taxonomy( 'z_internal', 'post', [ 'public' => true, 'label' => 'Internal' ] );
		register_taxonomy( 'z_language', 'post', [ 'public' => false, 'publicly_queryable' => true, 'label' => 'Languages' ] );
	} );
	add_filter( 'wp_sitemaps_post_types', static fn( $types ) => array_diff_key( $types, [ 'z_template' => 1 ] ) );
	add_filter( 'wp_sitemaps_taxonomies', static function ( $taxonomies ) { unset( $taxonomies['z_internal'] ); return $taxonomies; } );
	add_filter( 'wp_sitemaps_users_query_args', static fn( $args ) => [ 'exclude' => [ 0, ...get_option( 'z_users', [] ) ] ] + $args );
	add_filter( 'wp_sitemaps_posts_query_args', static fn( $args ) => [ 'post__not_in' => get_option( 'z_hidden', [] ) ] + $args );`
);

/** Names in URLs, by whether they are to be in the sitemaps. */
const PUBLIC = [ 'z-open', 'z-first-lesson', 'z-algebra', 'z-outer' ];
const LEFT_OUT = [
	'z-header',
	'z_template/',
	'z-piece',
	'z_part',
	'z-private-topic',
	'z-deutsch',
	'z-writer',
	'z-hidden-post',
	'z-club',
	'z-inner',
];

let made: Record< string, number >;

beforeAll( async () => {
	made = await site.php( `
		$writer = wp_insert_user( [ 'user_login' => 'z-writer', 'user_pass' => 'z', 'role' => 'author' ] );
		$make = static fn( $name, $type = 'post', $more = [] ) => wp_insert_post( [ 'post_type' => $type, 'post_title' => $name, 'post_name' => $name, 'post_status' => 'publish' ] + $more );
		$made = [
			'open' => $make( 'z-open', 'post', [ 'post_author' => $writer ] ), 'hidden' => $make( 'z-hidden-post' ), 'older' => $make( 'z-hidden-post-2' ),
			'lesson' => $make( 'z-first-lesson', 'z_lesson' ), 'task' => $make( 'z-task', 'z_task' ), 'template' => $make( 'z-header', 'z_template' ), 'part' => $make( 'z-piece', 'z_part' ),
		];
		wp_set_object_terms( $made['lesson'], 'z-algebra', 'z_topic' );
		wp_set_object_terms( $made['open'], 'z-private-topic', 'z_internal' );
		wp_set_object_terms( $made['open'], 'z-deutsch', 'z_language' );
		$outer = wp_insert_term( 'z-outer', 'category' )['term_id'];
		$inner = wp_insert_term( 'z-inner', 'category', [ 'parent' => $outer ] )['term_id'];
		$club = wp_insert_term( 'z-club', 'category' )['term_id'];
		wp_set_post_categories( $made['open'], [ $outer ] );
		wp_set_post_categories( $made['hidden'], [ $outer, $inner, $club ] );
		wp_set_post_categories( $made['older'], [ $club ] );
		update_option( 'z_users', [ $writer ] );
		update_option( 'z_hidden', [ $made['hidden'], $made['older'] ] );
		return $made + [ 'writer' => $writer, 'club' => $club, 'outer' => $outer, 'inner' => $inner ];` );
	await configure( {
		enable_xml_sitemap: true,
		enable_xml_news_sitemap: true,
		sitemap_news_types: [ 'post', 'z_template' ],
		author_archive: true,
		enable_author_sitemap: true,
		enable_page_level_seo: true,
		enable_llms_txt: true,
	} );
} );

afterAll( async () => {
	await site.php(
		`foreach ( [ 'open', 'hidden', 'older', 'lesson', 'task', 'template', 'part' ] as $name ) { wp_delete_post( $args[ $name ], true ); }
		foreach ( [ 'club', 'inner', 'outer' ] as $name ) { wp_delete_term( $args[ $name ], 'category' ); }
		foreach ( [ 'z_topic', 'z_internal', 'z_language' ] as $taxonomy ) {
			// The snippet has gone.
			register_taxonomy( $taxonomy, 'post' );
			foreach ( get_terms( [ 'taxonomy' => $taxonomy, 'hide_empty' => false ] ) as $term ) { wp_delete_term( $term->term_id, $taxonomy ); }
		}
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $args['writer'] );
		delete_option( 'z_users' );
		delete_option( 'z_hidden' );
		Pharos\\Sitemaps\\Job::clear();`,
		made
	);
	await site.resetSettings();
} );

function expectOnlyPublic( text: string, names = PUBLIC ) {
	for ( const name of names ) {
		expect( text ).toContain( name );
	}
	for ( const name of LEFT_OUT ) {
		expect( text ).not.toContain( name );
	}
}

test( 'No XML sitemap has them, nor the archives and categories of which visitors would see nothing', async () => {
	const { pages, entries } = await crawl();
	const urls = [ ...pages, ...entries ].map( ( { loc } ) => loc );
	expectOnlyPublic( urls.join( '\n' ).replaceAll( site.url, '' ) );
	expect( urls ).toContain( `${ site.url }/author/tomas-reed/` );
	const archives = urls.filter( ( url ) => url.endsWith( '/z_lesson/' ) );
	expect( archives ).toHaveLength( 1 );
} );

test( 'nor has the sitemap for visitors', async () => {
	const { links } = await shortcode();
	expectOnlyPublic( links.join( '\n' ) );
} );

test( 'nor has llms.txt', async () => {
	const text = await site.php< string >(
		`return ( new Pharos\\LlmsTxt\\Document( new Pharos\\Settings\\Settings(), new Pharos\\Template\\Variables( new Pharos\\Settings\\Settings() ) ) )->text();`
	);
	expectOnlyPublic( text );
} );

test( 'A post type without a label has its archive and its row on the screens', async () => {
	expect( ( await site.get( '/?post_type=z_lesson' ) ).status ).toBe( 200 );
	const routes = [ 'post-content', 'site-settings', 'schema-conditions' ];
	const admin = await site.as( 'admin' );
	for ( const route of routes ) {
		const { status } = await admin.rest( 'GET', `/pharos/v1/${ route }` );
		expect( [ route, status ] ).toEqual( [ route, 200 ] );
	}
} );

test( 'and IndexNow submits none of them', async () => {
	const urls = await site.php< Record< string, string > >(
		`$eligible = new Pharos\\IndexNow\\Eligibility( new Pharos\\Settings\\Settings() );
		$urls = [];
		foreach ( [ 'open', 'hidden', 'lesson', 'template', 'part' ] as $name ) { $urls[ $name ] = $eligible->url( get_post( $args[ $name ] ) ); }
		foreach ( [ 'club', 'outer', 'inner' ] as $name ) { $urls[ $name ] = $eligible->url( get_term( $args[ $name ] ) ); }
		return array_keys( array_filter( $urls ) );`,
		made
	);
	expect( urls ).toEqual( [ 'open', 'lesson', 'outer' ] );
} );

test( 'The Sitemaps screen says why', async () => {
	const codes = await site.php< Record< string, string > >(
		`$verdict = new Pharos\\Sitemaps\\Explanation( new Pharos\\Settings\\Settings() );
		$codes = [];
		foreach ( [ 'open', 'hidden', 'template', 'part' ] as $name ) { $codes[ $name ] = $verdict->explain( get_post( $args[ $name ] ) )['reason']['message'] ?? ''; }
		foreach ( [ 'club', 'outer' ] as $name ) { $codes[ $name ] = $verdict->explain( get_term( $args[ $name ] ) )['reason']['message'] ?? ''; }
		return $codes;`,
		made
	);
	expect( codes ).toEqual( {
		open: '',
		hidden: 'Another plugin excludes it.',
		template: 'Another plugin excludes it.',
		part: 'Another plugin excludes it.',
		club: 'Visitors see none of its posts.',
		outer: '',
	} );
} );

test( 'A category is back as soon as visitors see one of its posts', async () => {
	const categories = async () =>
		( await crawl() ).entries.map( ( { loc } ) => loc ).join( '\n' );
	expect( await categories() ).not.toContain( 'z-club' );
	await site.php( `update_option( 'z_hidden', [ $args['hidden'] ] );`, made );
	expect( await categories() ).toContain( 'z-club' );
	await site.php(
		`update_option( 'z_hidden', [ $args['hidden'], $args['older'] ] );`,
		made
	);
} );
