/** Which category stands for a post that has terms in several trees: breadcrumbs, %primary_term%, article:section and product URLs. */
import { nodesOf, ofType } from '../integration/support/json-ld';
import { withSnippet } from '../integration/support/snippets';
import { save } from '../integration/support/settings';
import { site } from '../integration/support/site';

let ids: Record< string, number >;

// Before the snippet is removed, which registers the taxonomies.
afterAll( async () => {
	await site.resetSettings();
	await site.php(
		`foreach ( $args as $id ) { wp_delete_post( $id, true ); }
		foreach ( [ 'product_brand', 'product_cat', 'x_shelf', 'x_genre', 'x_level', 'course-category', 'x_country', 'x_kind' ] as $taxonomy ) {
			foreach ( get_terms( [ 'taxonomy' => $taxonomy, 'hide_empty' => false ] ) as $term ) { wp_delete_term( $term->term_id, $taxonomy ); }
		}`,
		ids
	);
} );

// Like shops since brands came: they are registered first.
withSnippet(
	'x-trees',
	`function wc_get_product() { return null; }
	add_action( 'init', static function () {
		$tree = static fn( $name, $type, $more = [] ) => register_taxonomy( $name, $type, [ 'public' => true, 'hierarchical' => true ] + $more );
		$type = static fn( $name, $more = [] ) => register_post_type( $name, [ 'public' => true, 'supports' => [ 'title', 'editor' ] ] + $more );
		$tree( 'product_brand', 'product' );
		$tree( 'product_cat', 'product' );
		$type( 'product', [ 'rewrite' => [ 'slug' => 'goods/%product_cat%' ] ] );
		$tree( 'x_shelf', 'x_book' );
		$tree( 'x_genre', 'x_book' );
		$type( 'x_book', [ 'rewrite' => [ 'slug' => 'books/%x_genre%' ] ] );
		$tree( 'x_level', 'x_course' );
		$tree( 'course-category', 'x_course' );
		$type( 'x_course' );
		$tree( 'x_country', 'x_trip' );
		$tree( 'x_kind', 'x_trip' );
		$type( 'x_trip' );
	} );
	add_filter( 'post_type_link', static fn( $url ) => str_replace( [ '%x_genre%', '%product_cat%' ], [ 'poems', 'cups' ], $url ) );`
);

beforeAll( async () => {
	await site.php( `delete_option( 'rewrite_rules' );` );
	ids = await site.php( `
		$term = static fn( $name, $taxonomy ) => wp_insert_term( $name, $taxonomy )['term_id'];
		$make = static function ( $type, $terms ) use ( $term ) {
			$id = wp_insert_post( [ 'post_type' => $type, 'post_status' => 'publish', 'post_title' => "x-$type", 'post_content' => 'Words.' ] );
			foreach ( $terms as $taxonomy => $names ) {
				wp_set_object_terms( $id, array_map( static fn( $name ) => get_term_by( 'name', $name, $taxonomy )->term_id ?? $term( $name, $taxonomy ), $names ), $taxonomy );
			}
			return $id;
		};
		return [
			'product' => $make( 'product', [ 'product_brand' => [ 'Acme' ], 'product_cat' => [ 'Cups', 'Mugs' ] ] ),
			'x_book' => $make( 'x_book', [ 'x_shelf' => [ 'Shelf 1' ], 'x_genre' => [ 'Poems' ] ] ),
			'x_course' => $make( 'x_course', [ 'x_level' => [ 'Easy' ], 'course-category' => [ 'Music' ] ] ),
			'x_trip' => $make( 'x_trip', [ 'x_country' => [ 'Italy' ], 'x_kind' => [ 'Hiking' ] ] ),
		];` );
	await save( {
		templates: {
			post_types: Object.fromEntries(
				Object.keys( ids ).map( ( type ) => [
					type,
					{ title: '%title% in %primary_term%' },
				] )
			),
		},
	} );
} );

/** What a page says about its category. */
const said = async ( type: string ) => {
	const page = await site.get(
		await site.php(
			`return wp_make_link_relative( get_permalink( $args[0] ) );`,
			[ ids[ type ] ]
		)
	);
	const trail = ofType( nodesOf( page ), 'BreadcrumbList' );
	const items = trail?.itemListElement as { name: string }[];
	return [ page.title, page.meta( 'article:section' ), items.at( -2 )?.name ];
};

const choose = ( type: string, taxonomy: string, name: string ) =>
	site.php(
		`$term = get_term_by( 'name', $args['name'], $args['taxonomy'] );
		( new Pharos\\ObjectSeo\\ObjectMetaRepository( get_post( $args['id'] ) ) )->write( [ "primary_{$args['taxonomy']}" => $term->term_id ] );`,
		{ id: ids[ type ], taxonomy, name }
	);

test.each( [
	[ 'product', 'Cups', 'has a brand, too' ],
	[ 'x_book', 'Poems', 'shows it in its URL' ],
	[ 'x_course', 'Music', 'has levels, too' ],
	[ 'x_trip', 'Italy', 'has trees without a hint' ],
] )( 'a %s is in the category %s: it %s', async ( type, term ) => {
	expect( await said( type ) ).toEqual( [
		`x-${ type } in ${ term }`,
		// A product is no article for social networks.
		type === 'product' ? undefined : term,
		term,
	] );
} );

test( 'a product is in the category that its editor chose, also in its URL', async () => {
	await choose( 'product', 'product_brand', 'Acme' );
	await choose( 'product', 'product_cat', 'Mugs' );
	expect( await said( 'product' ) ).toEqual( [
		'x-product in Mugs',
		undefined,
		'Mugs',
	] );
	const inUrl = await site.php< string >(
		`$post = get_post( $args[0] );
		$terms = get_the_terms( $post, 'product_cat' );
		return apply_filters( 'wc_product_post_type_link_product_cat', $terms[0], $terms, $post )->name;`,
		[ ids.product ]
	);
	expect( inUrl ).toBe( 'Mugs' );
} );

test( 'without a hint, the tree in which the editor chose a term is the main one', async () => {
	await choose( 'x_trip', 'x_kind', 'Hiking' );
	expect( await said( 'x_trip' ) ).toEqual( [
		'x-x_trip in Hiking',
		'Hiking',
		'Hiking',
	] );
} );
