/**
 * Posts that other plugins hide from visitors: WordPress's own sitemap excludes them, and so do all of
 * Pharos's.
 */
import { read } from './support/crawl';
import { configure } from './support/head';
import { shortcode } from './support/html-sitemap';
import { withSnippet } from './support/snippets';
import { site } from './support/site';

const HIDDEN = '/z-members-only/';
const OPEN = '/z-open/';

/** How forum, membership and shop plugins hide posts: each hides the posts with a row `z_members`. */
const WAYS = {
	'pre_get_posts, by ids': `add_action( 'pre_get_posts', static fn( $query ) => $query->set( 'post__not_in', z_hidden() ) );`,
	'pre_get_posts, by rows, from visitors only': `add_action( 'pre_get_posts', static function ( $query ) {
		is_user_logged_in() || $query->set( 'meta_query', [ ...(array) $query->get( 'meta_query' ), [ 'key' => 'z_members', 'compare' => 'NOT EXISTS' ] ] );
	} );`,
	'pre_get_posts, by the ids that are open, on short pages': `add_action( 'pre_get_posts', static function ( $query ) {
		global $wpdb;
		$query->set( 'post__in', $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE ID NOT IN (" . implode( ',', z_hidden() ) . ')' ) );
	} );
	add_action( 'pre_get_posts', static fn( $query ) => $query->is_main_query() || is_user_logged_in() || empty( $query->query['pharos_sitemap'] ) ? null : $query->set( 'posts_per_page', 1 ) );`,
	parse_query: `add_action( 'parse_query', static fn( $query ) => $query->query_vars['post__not_in'] = z_hidden() );`,
	posts_where: `add_filter( 'posts_where', static fn( $where ) => $where . " AND {$GLOBALS['wpdb']->posts}.ID NOT IN (" . implode( ',', z_hidden() ) . ')' );`,
	posts_clauses: `add_filter( 'posts_clauses', static function ( $clauses ) {
		global $wpdb;
		$clauses['join'] .= " LEFT JOIN $wpdb->postmeta z ON z.post_id = $wpdb->posts.ID AND z.meta_key = 'z_members'";
		$clauses['where'] .= ' AND z.meta_id IS NULL';
		return $clauses;
	} );`,
	the_posts: `add_filter( 'the_posts', static fn( $posts ) => array_values( array_filter( $posts, static fn( $post ) => ! in_array( $post->ID, z_hidden(), true ) ) ) );`,
	posts_results: `add_filter( 'posts_results', static fn( $posts ) => array_values( array_filter( $posts, static fn( $post ) => ! in_array( $post->ID, z_hidden(), true ) ) ) );`,
	'the query of WordPress’s own sitemap': `add_filter( 'wp_sitemaps_posts_query_args', static fn( $args ) => [ 'post__not_in' => z_hidden() ] + $args );`,
};

/** Only one of them is active at a time, selected by the option \`z_way\`. */
withSnippet(
	'members',
	`function z_hidden() {
		static $ids = null;
		global $wpdb;
		return $ids ??= [ 0, ...array_map( 'intval', $wpdb->get_col( "SELECT post_id FROM $wpdb->postmeta WHERE meta_key = 'z_members'" ) ) ];
	}
	switch ( get_option( 'z_way' ) ) {
		${ Object.entries( WAYS )
			.map( ( [ name, code ] ) => `case '${ name }': ${ code } break;` )
			.join( '\n' ) }
		case 'a query of one language': add_action( 'parse_query', static fn( $query ) => isset( $query->query['lang'] ) || $query->set( 'meta_query', [ [ 'key' => 'z_language', 'compare' => 'NOT EXISTS' ] ] ) ); break;
		case 'a switch of languages':
			$GLOBALS['z_language'] = 'en';
			add_filter( 'wpml_current_language', static fn() => $GLOBALS['z_language'] );
			add_action( 'wpml_switch_language', static function ( $to ) { $GLOBALS['z_language'] = $to; } );
			add_filter( 'posts_where', static fn( $where ) => $GLOBALS['z_language'] === 'all' ? $where : "$where AND 1 = 0" );
			break;
		case 'nothing': add_action( 'pre_get_posts', static fn( $query ) => $query->set( 'posts_per_page', 7 ) ); break;
	}`
);

let ids: { hidden: number; open: number; foreign: number };

const hideBy = ( way: string | null ) => site.option( 'z_way', way );

const on = ( settings: object = {} ) =>
	configure( {
		enable_xml_sitemap: true,
		enable_xml_video_sitemap: false,
		...settings,
	} );

const listed = async ( path = '/sitemap-posts-post-1.xml' ) =>
	( await read( path ) )
		.map( ( { loc } ) => loc.replace( site.url, '' ) )
		.sort();

beforeAll( async () => {
	await on();
	ids = await site.php( `
		$make = static fn( $name, $meta = [] ) => wp_insert_post( [ 'post_title' => $name, 'post_name' => $name, 'post_status' => 'publish', 'meta_input' => $meta ] );
		return [ 'hidden' => $make( 'z-members-only', [ 'z_members' => '1' ] ), 'open' => $make( 'z-open' ), 'foreign' => $make( 'z-foreign', [ 'z_language' => 'fr' ] ) ];` );
} );

afterAll( async () => {
	await hideBy( null );
	await site.php(
		`foreach ( $args as $id ) { wp_delete_post( $id, true ); }
		Pharos\\Sitemaps\\Job::clear();`,
		ids
	);
	await site.resetSettings();
} );

describe.each( Object.keys( WAYS ) )( 'Hidden by %s', ( way ) => {
	beforeAll( async () => {
		await hideBy( way );
		await on();
	} );
	afterAll( () => hideBy( null ) );

	test( 'a post is in no XML sitemap, and all others are', async () => {
		// Only the plugin has changed: stored pages are outdated.
		const posts = await listed();
		expect( posts ).toContain( OPEN );
		expect( posts ).not.toContain( HIDDEN );
		await hideBy( null );
		const all = await listed();
		await hideBy( way );
		expect( all.filter( ( path ) => path !== HIDDEN ) ).toEqual( posts );
		expect( all ).toContain( HIDDEN );
	} );

	test( 'also when an administrator, who may read it, makes the sitemaps', async () => {
		await site.php(
			`Pharos\\Sitemaps\\Job::start( true );
			$settings = new Pharos\\Settings\\Settings();
			( new Pharos\\Sitemaps\\Job( $settings, new Pharos\\Sitemaps\\Series( $settings ) ) )->step( 30 );`,
			{},
			1
		);
		expect( await listed() ).not.toContain( HIDDEN );
	} );

	test( 'nor in the sitemap for visitors', async () => {
		const { links } = await shortcode( 'types=post' );
		expect( links ).toContain( OPEN );
		expect( links ).not.toContain( HIDDEN );
	} );

	test( 'and the Sitemaps screen says that another plugin leaves it out', async () => {
		const codes = await site.php< ( string | null )[] >(
			`$verdict = new Pharos\\Sitemaps\\Explanation( new Pharos\\Settings\\Settings() );
			return array_map( static fn( $id ) => $verdict->explain( get_post( $id ) )['reason']['code'] ?? null, [ $args['hidden'], $args['open'] ] );`,
			ids,
			1
		);
		expect( codes ).toEqual( [ 'add_on', null ] );
	} );
} );

test( 'WordPress’s own sitemap leaves out the same', async () => {
	const own = async ( way: string ) => {
		await hideBy( way );
		await on( { enable_xml_sitemap: false } );
		const text = await (
			await site.fetch( '/wp-sitemap-posts-post-1.xml' )
		).text();
		await on();
		return (
			[ ...text.matchAll( /<loc>([^<]*)<\/loc>/g ) ]
				.map( ( [ , loc = '' ] ) => loc.replace( site.url, '' ) )
				// It is protected by a password, which only Pharos excludes.
				.filter( ( path ) => path !== '/supplier-prices/' )
				.sort()
		);
	};
	for ( const way of [
		'pre_get_posts, by ids',
		'posts_clauses',
		'the_posts',
	] ) {
		expect( [ way, await own( way ) ] ).toEqual( [ way, await listed() ] );
	}
	await hideBy( null );
} );

test.each( [ 'a query of one language', 'a switch of languages', 'nothing' ] )(
	'a plugin that filters queries but hides nothing leaves all posts in: %s',
	async ( way ) => {
		await hideBy( null );
		const all = await listed();
		await hideBy( way );
		expect( await listed() ).toEqual( all );
		expect( all ).toContain( '/z-foreign/' );
		await hideBy( null );
	}
);

test( 'a post that becomes hidden is removed from the sitemap without a save', async () => {
	await hideBy( 'pre_get_posts, by ids' );
	expect( await listed() ).toContain( OPEN );
	await site.php(
		`global $wpdb; $wpdb->insert( $wpdb->postmeta, [ 'post_id' => $args['open'], 'meta_key' => 'z_members', 'meta_value' => '1' ] );`,
		ids
	);
	expect( await listed() ).not.toContain( OPEN );
	await site.php( `delete_post_meta( $args['open'], 'z_members' );`, ids );
	await hideBy( null );
} );

describe( 'Terms that other plugins hide', () => {
	const WAYS_OF_TERMS = {
		get_terms_args: `add_filter( 'get_terms_args', static fn( $args ) => is_user_logged_in() ? $args : [ 'exclude' => [ Z_TERM ] ] + $args );`,
		pre_get_terms: `add_action( 'pre_get_terms', static fn( $query ) => $query->query_vars['exclude'] = [ Z_TERM ] );`,
		terms_clauses: `add_filter( 'terms_clauses', static fn( $clauses ) => [ 'where' => $clauses['where'] . ' AND t.term_id <> ' . Z_TERM ] + $clauses );`,
		get_terms: `add_filter( 'get_terms', static fn( $terms ) => is_array( $terms ) ? array_values( array_filter( $terms, static fn( $term ) => ( $term->term_id ?? $term ) !== Z_TERM ) ) : $terms );`,
		'the query of WordPress’s own sitemap': `add_filter( 'wp_sitemaps_taxonomies_query_args', static fn( $args ) => [ 'exclude' => [ Z_TERM ], 'number' => 1 ] + $args );`,
	};
	withSnippet(
		'members-terms',
		`define( 'Z_TERM', (int) get_option( 'z_term' ) );
		switch ( get_option( 'z_way' ) ) {
			${ Object.entries( WAYS_OF_TERMS )
				.map(
					( [ name, code ] ) =>
						`case 'terms: ${ name }': ${ code } break;`
				)
				.join( '\n' ) }
		}`
	);
	beforeAll( () =>
		site.php(
			`update_option( 'z_term', wp_insert_term( 'z-club', 'category' )['term_id'] );
			wp_set_post_categories( $args['open'], [ (int) get_option( 'z_term' ), (int) get_option( 'default_category' ) ] );`,
			ids
		)
	);
	afterAll( () =>
		site.php(
			`wp_delete_term( (int) get_option( 'z_term' ), 'category' ); delete_option( 'z_term' );`
		)
	);

	test.each( Object.keys( WAYS_OF_TERMS ) )(
		'are in no sitemap: %s',
		async ( way ) => {
			const path = '/category/z-club/';
			const terms = () => listed( '/sitemap-terms-category-1.xml' );
			await hideBy( null );
			const all = await terms();
			expect( all ).toContain( path );
			await hideBy( `terms: ${ way }` );
			expect( await terms() ).toEqual(
				all.filter( ( one ) => one !== path )
			);
			const { links } = await shortcode( 'types=category' );
			expect( links ).not.toContain( path );
			expect( links ).toContain( '/category/tea/' );
			const code = await site.php(
				`return ( new Pharos\\Sitemaps\\Explanation( new Pharos\\Settings\\Settings() ) )->explain( WP_Term::get_instance( Z_TERM ) )['reason']['code'] ?? null;`,
				{},
				1
			);
			expect( code ).toBe( 'add_on' );
			await hideBy( null );
		}
	);
} );

test( 'posts are asked for by key where nothing hides them, and by one query more a chunk where something does', async () => {
	const queries = () =>
		site.php< number >( `
			$settings = new Pharos\\Settings\\Settings();
			$provider = ( new Pharos\\Sitemaps\\Series( $settings ) )->find( 'posts-post' )[0];
			$before = $GLOBALS['wpdb']->num_queries;
			$provider->entries( 'post', '', '', 1001, false );
			return $GLOBALS['wpdb']->num_queries - $before;` );
	await hideBy( 'nothing' );
	const quick = await queries();
	await hideBy( 'posts_clauses' );
	const asked = await queries();
	await hideBy( null );
	expect( [ quick, asked ] ).toEqual( [ await queries(), quick + 1 ] );
} );
