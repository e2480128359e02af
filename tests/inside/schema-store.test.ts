/** A product is never described more poorly than by its store, whose structured data Pharos SEO replaces. */
import {
	nodesOf,
	ofType,
	saveSchemas,
	schema,
} from '../integration/support/json-ld';
import { withPlugins } from '../integration/support/plugins';
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';

let ids: number[] = [];

// Before the plugin is deactivated, which removes its taxonomies.
afterAll( () =>
	site.php(
		`foreach ( $args as $id ) { wp_delete_post( $id, true ); }
		delete_option( 'pharos_test_shop_data' );
		foreach ( get_terms( [ 'taxonomy' => 'product_type', 'hide_empty' => false ] ) as $term ) { wp_delete_term( $term->term_id, 'product_type' ); }`,
		ids
	)
);

withPlugins( 'shop' );

// What plugins for brands, shipping and the like do.
withSnippet(
	'x-store-filters',
	`add_filter( 'woocommerce_structured_data_product', static function ( $markup ) {
		switch ( get_option( 'x_store_filter' ) ) {
			case 'adds': return [ 'mpn' => 'M-1', 'sku' => 'CHANGED' ] + $markup;
			case 'hides': unset( $markup['offers'] ); return $markup;
			case 'removes': return [];
			case 'breaks': return false;
		}
		return $markup;
	} );
	add_filter( 'woocommerce_structured_data_product_offer', static fn( $offer ) => get_option( 'x_store_filter' ) === 'adds'
		? [ 'shippingDetails' => [ '@type' => 'OfferShippingDetails', 'shippingLabel' => 'Parcel' ], 'priceValidUntil' => '2026-12-24' ] + $offer
		: $offer );`
);

beforeAll( async () => {
	await site.resetSettings();
	ids = await site.php< number[] >( `
		update_option( 'pharos_test_shop_data', '1' );
		$make = static fn( $name, $meta, $more = [] ) => wp_insert_post( $more + [ 'post_type' => 'product', 'post_status' => 'publish', 'post_name' => $name, 'post_title' => 'Kettle', 'meta_input' => $meta ] );
		$variable = $make( 'x-variable', [ 'sku' => 'V', 'min' => '10', 'max' => '12.5' ] );
		wp_set_object_terms( $variable, 'variable', 'product_type' );
		$variation = static fn( $meta ) => $make( '', $meta, [ 'post_type' => 'product_variation', 'post_parent' => $variable ] );
		return [
			$make( 'x-simple', [ 'sku' => 'K-1', 'price' => '40', 'gtin' => '4006381333931' ] ),
			$variable,
			$variation( [ 'sku' => 'V-1', 'price' => '10', 'regular' => '15', 'color' => 'red', 'voltage' => '230 V' ] ),
			$variation( [ 'price' => '12.5', 'color' => 'blue', 'stock' => 'out' ] ),
			$variation( [ 'price' => '', 'color' => 'green' ] ),
		];` );
} );

afterEach( async () => {
	await site.php( `delete_option( 'x_store_filter' );` );
	await site.resetSettings();
} );

const filter = ( name: string ) =>
	site.php( `update_option( 'x_store_filter', $args[0] );`, [ name ] );

const product = async ( name: string, type = 'Product' ) => {
	const page = await site.get( `/product/${ name }/` );
	// The store's own isn't output beside it.
	expect( page.text ).not.toContain( '"Product","name":"Of the shop"' );
	return ofType( nodesOf( page ), type ) ?? { '@type': '' };
};

test( 'a product has what the store knows beyond its page: identifiers, reviews, the validity of its price', async () => {
	const node = await product( 'x-simple' );
	expect( node ).toMatchObject( {
		'@id': `${ site.url }/product/x-simple/#product`,
		name: 'Kettle',
		sku: 'K-1',
		gtin: '4006381333931',
		review: [
			{
				'@type': 'Review',
				reviewBody: 'Nice & hot, 100%title%',
				author: { '@type': 'Person', name: 'Ann' },
			},
		],
		offers: {
			'@type': 'Offer',
			price: 48,
			priceCurrency: 'EUR',
			priceValidUntil: '2027-12-31',
			priceSpecification: [
				{ '@type': 'UnitPriceSpecification', price: '40.00' },
			],
			seller: { '@type': 'Organization', name: 'Fern & Kettle' },
		},
	} );
} );

test( 'what other plugins add or change on purpose is said', async () => {
	await filter( 'adds' );
	expect( await product( 'x-simple' ) ).toMatchObject( {
		mpn: 'M-1',
		sku: 'CHANGED',
		offers: {
			price: 48,
			priceValidUntil: '2026-12-24',
			shippingDetails: { shippingLabel: 'Parcel' },
		},
	} );
} );

test( 'what other plugins hide on purpose is hidden', async () => {
	await filter( 'hides' );
	const node = await product( 'x-simple' );
	expect( node ).toHaveProperty( 'review' );
	expect( node ).not.toHaveProperty( 'offers' );
} );

test.each( [ 'removes', 'breaks' ] )(
	'a plugin that %s the data of the store leaves that of the schema',
	async ( name ) => {
		await filter( name );
		const node = await product( 'x-simple' );
		expect( node ).toMatchObject( { sku: 'K-1', offers: { price: 48 } } );
		expect( node ).not.toHaveProperty( 'gtin' );
	}
);

test( 'what the editor of the product typed comes before both', async () => {
	await filter( 'adds' );
	await site.php(
		`( new Pharos\\ObjectSeo\\Rows( get_post( $args['id'] ) ) )->write( [ 'schemas' => [ 'own' => $args['schema'] ] ] );`,
		{
			id: ids[ 0 ],
			schema: schema( 'Product', {
				'@type': 'Product',
				name: 'Mine',
				sku: 'MINE',
				offers: { '@type': 'Offer', price: '5', priceCurrency: 'EUR' },
			} ),
		}
	);
	const node = await product( 'x-simple' );
	await site.php(
		`( new Pharos\\ObjectSeo\\Rows( get_post( $args[0] ) ) )->write( [ 'schemas' => [] ] );`,
		[ ids[ 0 ] ]
	);
	expect( node ).toMatchObject( {
		name: 'Mine',
		sku: 'MINE',
		mpn: 'M-1',
		offers: { price: 5, priceValidUntil: '2026-12-24' },
	} );
} );

test( 'without a Product schema, the store says it', async () => {
	await saveSchemas( { page: schema( 'WebPage', { name: '%title%' } ) } );
	const { text } = await site.get( '/product/x-simple/' );
	expect( text ).toContain( '"name":"Of the shop"' );
} );

test( 'a product with variations is a group of its variants', async () => {
	const url = `${ site.url }/product/x-variable/`;
	const node = await product( 'x-variable', 'ProductGroup' );
	expect( node ).toMatchObject( {
		'@id': `${ url }#product`,
		productGroupID: 'V',
		variesBy: [ 'https://schema.org/color' ],
		offers: { '@type': 'AggregateOffer', lowPrice: 10, highPrice: 12.5 },
	} );
	expect( node.hasVariant ).toEqual( [
		{
			'@type': 'Product',
			name: 'Kettle',
			url: `${ url }?attribute_color=red`,
			sku: 'V-1',
			color: 'Red',
			additionalProperty: [
				{ '@type': 'PropertyValue', name: 'Voltage', value: '230 V' },
			],
			offers: {
				'@type': 'Offer',
				url: `${ url }?attribute_color=red`,
				price: 12,
				priceCurrency: 'EUR',
				availability: 'https://schema.org/InStock',
				priceValidUntil: expect.stringMatching( /^\d{4}-12-31$/ ),
				priceSpecification: {
					'@type': 'UnitPriceSpecification',
					priceType: 'https://schema.org/ListPrice',
					price: 18,
					priceCurrency: 'EUR',
				},
			},
		},
		expect.objectContaining( {
			sku: ids[ 3 ]?.toString(),
			color: 'Blue',
			offers: expect.objectContaining( {
				price: 15,
				availability: 'https://schema.org/OutOfStock',
			} ),
		} ),
	] );
} );
