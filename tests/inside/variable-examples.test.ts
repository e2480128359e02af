/** The examples of variables in docs/users/variables.md are what the variables output on such a page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../integration/support/site';

const examples: Record< string, string > = JSON.parse(
	readFileSync(
		join( __dirname, '../../tools/lib/docs/examples.json' ),
		'utf8'
	)
);

/** The pages of the examples: values of the variables in templates by page, of the variables that have one there. */
const VALUES = `
	register_taxonomy( 'genre', 'post', [ 'public' => true, 'labels' => [ 'name' => 'Genres' ] ] );
	register_post_type( 'recipe', [ 'public' => true, 'has_archive' => true, 'labels' => [ 'name' => 'Recipes', 'singular_name' => 'Recipe' ] ] );
	$mara = wp_insert_user( [ 'user_login' => 'x-mara', 'user_pass' => 'x', 'user_email' => 'mara@mara.example', 'display_name' => 'Mara Lind', 'first_name' => 'Mara', 'last_name' => 'Lind', 'nickname' => 'mara', 'user_url' => 'https://mara.example/', 'description' => 'Mara tastes forty teas a day.' ] );
	$tea = wp_insert_term( 'Tea', 'category', [ 'slug' => 'x-tea' ] )['term_id'];
	$green = wp_insert_term( 'Green tea', 'category', [ 'slug' => 'x-green-tea', 'parent' => $tea, 'description' => 'Teas from China and Japan.' ] )['term_id'];
	$guides = wp_insert_term( 'Guides', 'category', [ 'slug' => 'x-guides' ] )['term_id'];
	$post = wp_insert_post( [
		'post_status' => 'publish', 'post_title' => 'How to brew green tea', 'post_name' => 'how-to-brew-green-tea', 'post_author' => $mara,
		'post_date' => '2026-03-14 09:00:00', 'post_excerpt' => 'Green tea needs patience.',
		'post_content' => 'Warm the pot first. Water of 80 degrees is hot enough.', 'post_category' => [ $green, $guides ], 'tags_input' => $args['tags'],
		'meta_input' => [ 'name' => '70 °C', '_pharos_focus_keyword' => 'brew green tea', '_pharos_primary_category' => $green ],
	] );
	wp_set_object_terms( $post, 'Guide', 'genre' );
	$child = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Sencha', 'post_parent' => wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Tea' ] ) ] );
	$image = wp_insert_attachment( [ 'post_mime_type' => 'image/png', 'post_title' => 'Pot', 'post_excerpt' => 'A pot of sencha', 'post_status' => 'inherit' ], 'x-pot.png' );
	global $wpdb;
	$wpdb->update( $wpdb->posts, [ 'post_modified' => '2026-03-15 09:00:00', 'post_modified_gmt' => '2026-03-15 09:00:00' ], [ 'ID' => $post ] );
	clean_post_cache( $post );
	$of = static fn( array $query ) => Pharos\\Page\\Context::from_query( new WP_Query( $query ) );
	$pages = [
		'post' => Pharos\\Page\\Context::of_post( get_post( $post ) ),
		'child' => Pharos\\Page\\Context::of_post( get_post( $child ) ),
		'image' => Pharos\\Page\\Context::of_post( get_post( $image ) ),
		'term' => $of( [ 'cat' => $green ] ),
		'date' => $of( [ 'year' => 2026, 'monthnum' => 3 ] ),
		'day' => $of( [ 'year' => 2026, 'monthnum' => 3, 'day' => 14 ] ),
		'search' => $of( [ 's' => 'kettle' ] ),
		'archive' => $of( [ 'post_type' => 'recipe' ] ),
		'later' => new Pharos\\Page\\Context( Pharos\\Page\\Context::POST, get_post( $post ), page: 2, pages: 3 ),
	];
	$tagline = get_option( 'blogdescription' );
	update_option( 'blogdescription', 'Loose leaf tea since 1998' );
	$variables = new Pharos\\Template\\Variables( new Pharos\\Settings\\Settings() );
	$values = [];
	foreach ( $args['names'] as $name ) {
		[ $first, $argument ] = explode( ':', $name ) + [ 1 => '' ];
		foreach ( $pages as $page => $context ) {
			$values[ $name ][ $page ] = $variables->value( $context, $first, $argument );
		}
	}
	update_option( 'blogdescription', $tagline );
	foreach ( [ $post, $child, get_post( $child )->post_parent, $image ] as $id ) { wp_delete_post( $id, true ); }
	foreach ( [ 'category' => [ $green, $tea, $guides ], 'genre' => [ get_term_by( 'name', 'Guide', 'genre' )->term_id ], 'post_tag' => array_column( array_map( static fn( $name ) => get_term_by( 'name', $name, 'post_tag' ), $args['tags'] ), 'term_id' ) ] as $taxonomy => $terms ) {
		foreach ( $terms as $term ) { wp_delete_term( $term, $taxonomy ); }
	}
	require_once ABSPATH . 'wp-admin/includes/user.php';
	wp_delete_user( $mara );
	return $values;`;

/** Variables whose values depend on the time, the host or a row's number. */
const OTHERWISE = /^(current_|url$|id$|product_)/;

/** The pages of variables that have no value, or another one, on the post. */
const PAGES: Record< string, string > = {
	parent_title: 'child',
	caption: 'image',
	archive_date: 'date',
	archive_year: 'date',
	archive_month: 'date',
	archive_month_number: 'date',
	archive_day: 'day',
	archive_label: 'term',
	term_title: 'term',
	term_description: 'term',
	term_hierarchy: 'term',
	search_query: 'search',
	type_singular: 'archive',
	type_plural: 'archive',
	page: 'later',
	page_number: 'later',
	page_total: 'later',
};

test( 'each variable of titles outputs its example', async () => {
	const names: string[] = await site.php(
		`return array_column( ( new Pharos\\Template\\VariableList( new Pharos\\Template\\Variables( new Pharos\\Settings\\Settings() ) ) )->all(), 'name' );`
	);
	const shown = names
		.filter( ( name ) => ! OTHERWISE.test( name ) && name in examples )
		.concat( 'terms:genre' );
	expect( shown.length ).toBeGreaterThan( 40 );
	const values: Record< string, Record< string, string > > = await site.php(
		VALUES,
		{ names: shown, tags: [ 'kettle', 'japan' ] }
	);
	expect(
		Object.fromEntries(
			shown.map( ( name ) => [
				name,
				values[ name ]![ PAGES[ name ] ?? 'post' ],
			] )
		)
	).toEqual(
		Object.fromEntries(
			shown.map( ( name ) => [ name, examples[ name ] ] )
		)
	);
} );
