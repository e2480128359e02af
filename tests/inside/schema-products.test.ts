/** The structured data of product pages, with a minimal simulation of WooCommerce. */
import { graph, nodesOf, ofType, types } from '../integration/support/json-ld';
import { withPlugins } from '../integration/support/plugins';
import { site } from '../integration/support/site';

let ids: number[] = [];

// Before the plugin is deactivated, which removes its taxonomies.
afterAll( () =>
	site.php(
		`foreach ( $args as $id ) { wp_delete_post( $id, true ); }
		foreach ( [ 'product_type', 'product_brand' ] as $taxonomy ) {
			foreach ( get_terms( [ 'taxonomy' => $taxonomy, 'hide_empty' => false ] ) as $term ) { wp_delete_term( $term->term_id, $taxonomy ); }
		}`,
		ids
	)
);

withPlugins( 'shop' );

beforeAll( async () => {
	ids = await site.php< number[] >( `
		$make = static function ( $name, $meta, $more = [], $terms = [] ) {
			$id = wp_insert_post( [ 'post_type' => 'product', 'post_status' => 'publish', 'post_name' => $name, 'post_title' => 'Kettle & lid', 'post_excerpt' => 'Boils <b>water</b>.', 'meta_input' => $meta ] + $more );
			foreach ( $terms as $taxonomy => $term ) { wp_set_object_terms( $id, $term, $taxonomy ); }
			return $id;
		};
		return [
			$make( 'x-simple', [ 'sku' => 'K-1', 'price' => '40', 'rating' => '4.50', 'reviews' => 2 ], [], [ 'product_brand' => 'Fern' ] ),
			$make( 'x-variable', [ 'min' => '10', 'max' => '12.5', 'stock' => 'back' ], [], [ 'product_type' => 'variable' ] ),
			$make( 'x-priceless', [ 'price' => '' ] ),
			$make( 'x-sold', [ 'price' => '0', 'stock' => 'out' ] ),
			$make( 'x-odd', [ 'price' => '16.386555' ] ),
			$make( 'x-hidden', [ 'sku' => 'SECRET', 'price' => '40' ], [ 'post_password' => 'kettle' ] ),
		];` );
} );

const product = async ( name: string ) =>
	ofType( await graph( `/product/${ name }/` ), 'Product' );

test( 'a product has its price as the shop shows it, its brand and its ratings', async () => {
	const url = `${ site.url }/product/x-simple/`;
	expect( await product( 'x-simple' ) ).toEqual( {
		'@type': 'Product',
		'@id': `${ url }#product`,
		name: 'Kettle & lid',
		description: 'Boils water.',
		url,
		sku: 'K-1',
		brand: { '@type': 'Brand', name: 'Fern' },
		offers: {
			'@type': 'Offer',
			price: 48,
			priceCurrency: 'EUR',
			availability: 'https://schema.org/InStock',
			url,
		},
		aggregateRating: {
			'@type': 'AggregateRating',
			ratingValue: 4.5,
			reviewCount: 2,
		},
		mainEntityOfPage: { '@id': `${ url }#webpage` },
	} );
} );

test( 'a product with variations has a range of prices', async () => {
	const { offers, aggregateRating }: Record< string, unknown > =
		( await product( 'x-variable' ) ) ?? {};
	expect( offers ).toEqual( {
		'@type': 'AggregateOffer',
		lowPrice: 10,
		highPrice: 12.5,
		offerCount: 3,
		priceCurrency: 'EUR',
		availability: 'https://schema.org/BackOrder',
		url: `${ site.url }/product/x-variable/`,
	} );
	expect( aggregateRating ).toBeUndefined();
} );

test( 'a price has as many digits as the shop shows', async () => {
	expect( ( await product( 'x-odd' ) )?.offers ).toMatchObject( {
		price: 19.66,
	} );
} );

test( 'what has no price offers nothing; what is free and sold out does', async () => {
	// Without price, rating and review, it isn't a valid product for Google: it isn't output.
	expect( await product( 'x-priceless' ) ).toBeUndefined();
	expect( ( await product( 'x-sold' ) )?.offers ).toMatchObject( {
		price: 0,
		availability: 'https://schema.org/OutOfStock',
	} );
} );

test( 'what a password protects is not told', async () => {
	const page = await site.get( '/product/x-hidden/' );
	expect( types( nodesOf( page ) ) ).toContain( 'WebPage' );
	expect( page.text ).not.toMatch( /SECRET|"offers"|Boils/ );
} );

/** The types that the shop plugin itself outputs. */
const ofShop = async ( path: string ) =>
	[
		...( await site.get( path ) ).text.matchAll(
			/application\/json">{"@type":"(\w+)"/g
		),
	].map( ( [ , type ] ) => type );

test( 'the shop says nothing twice', async () => {
	expect( await ofShop( '/product/x-simple/' ) ).toEqual( [ 'Review' ] );
	await site.option( 'pharos_settings', {
		revision: 1,
		enable_schemas: false,
	} );
	const all = await ofShop( '/product/x-simple/' );
	await site.resetSettings();
	expect( all ).toEqual( [ 'Product', 'BreadcrumbList', 'Review' ] );
} );

test( 'kinds of products can have schemas of their own', async () => {
	const shown = await site.php< Record< string, boolean > >(
		`foreach ( $args as $id ) {
			$page = Pharos\\Page\\Context::of_post( get_post( $id ) );
			$post = get_post( $id );
			foreach ( [ 'simple', 'variable' ] as $kind ) {
				$fit[ "$post->post_name $kind" ] = Pharos\\Schema\\Conditions::fit( [ 'show_on' => [ 'rules' => [ "product-type|$kind" ] ] ], $page );
			}
		}
		return $fit;`,
		ids.slice( 0, 2 )
	);
	expect( shown ).toEqual( {
		'x-simple simple': true,
		'x-simple variable': false,
		'x-variable simple': false,
		'x-variable variable': true,
	} );
} );
