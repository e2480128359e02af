/** A product is never described more poorly than by its store, whose structured data Pharos SEO replaces. */
import {
	nodesOf,
	ofType,
	saveSchemas,
	schema,
} from '../integration/support/json-ld';
import { withPlugins } from '../integration/support/plugins';
import { site, web } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';

let ids: number[] = [];

// Before the plugin is deactivated, which removes its taxonomies.
afterAll( () =>
	site.php(
		`foreach ( $args as $id ) { wp_delete_post( $id, true ); }
		foreach ( [ 'pharos_test_shop_data', 'pharos_test_zones', 'pharos_shipping', 'woocommerce_currency', 'woocommerce_tax_display_shop' ] as $name ) { delete_option( $name ); }
		delete_transient( 'shipping-transient-version' );
		wp_unschedule_hook( 'pharos_copy_shipping' );
		foreach ( get_terms( [ 'taxonomy' => 'product_type', 'hide_empty' => false ] ) as $term ) { wp_delete_term( $term->term_id, 'product_type' ); }`,
		ids
	)
);

withPlugins( 'shop', 'query-counter' );

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
		: $offer );
	add_action( 'wp', static fn() => ( get_option( 'x_store_filter' ) === 'ships' ? 'add_filter' : 'remove_filter' )( 'woocommerce_package_rates', 'array_filter' ) );`
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
		`( new Pharos\\ObjectSeo\\ObjectMetaRepository( get_post( $args['id'] ) ) )->write( [ 'schemas' => [ 'own' => $args['schema'] ] ] );`,
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
		`( new Pharos\\ObjectSeo\\ObjectMetaRepository( get_post( $args[0] ) ) )->write( [ 'schemas' => [] ] );`,
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

let version = 0;

/** Stores zones of the shop, after whose change the copy is made as in the admin, and other options. */
const ship = ( zones: unknown[], more: Record< string, unknown > = {} ) =>
	site.php(
		`foreach ( $args['more'] + [ 'woocommerce_currency' => 'EUR', 'woocommerce_tax_display_shop' => 'incl', 'pharos_test_zones' => $args['zones'] ] as $name => $value ) { update_option( $name, $value ); }
		set_transient( 'shipping-transient-version', $args['version'] );
		do_action( 'pharos_copy_shipping' );`,
		{ zones, more, version: String( ++version ) }
	);

const flat = ( cost: string, more = {} ) => [
	'flat_rate',
	{ cost, tax_status: 'none', ...more },
];
const free = [ 'free_shipping', {} ];
const rate = ( value: number, ...places: object[] ) => {
	const destinations = places.map( ( place ) => ( {
		'@type': 'DefinedRegion',
		...place,
	} ) );
	return {
		'@type': 'OfferShippingDetails',
		shippingRate: { '@type': 'MonetaryAmount', value, currency: 'EUR' },
		shippingDestination:
			destinations.length === 1 ? destinations[ 0 ] : destinations,
	};
};
const germany = { addressCountry: 'DE' };
const austria = { addressCountry: 'AT' };

interface Offer {
	shippingDetails?: unknown;
}
const shipping = async () => {
	const { offers } = await product( 'x-simple' );
	return ( offers as Offer ).shippingDetails;
};

test.each( [
	[
		'a fixed cost',
		[ [ [ 'country DE' ], [ flat( '4,90' ) ] ] ],
		rate( 4.9, germany ),
	],
	[
		'the lowest cost',
		[
			[
				[ 'country DE' ],
				[ flat( '5' ), flat( '3' ), [ 'local_pickup', {} ] ],
			],
		],
		rate( 3, germany ),
	],
	[
		'free shipping, which has no tax',
		[
			[
				[ 'country DE' ],
				[ flat( '5', { tax_status: 'taxable' } ), free ],
			],
		],
		rate( 0, germany ),
	],
	[
		'countries of a continent that the store ships to, its own first',
		[ [ [ 'continent EU' ], [ free ] ] ],
		rate( 0, austria, germany ),
	],
	[
		'several zones',
		[
			[ [ 'country AT' ], [ free ] ],
			[ [ 'continent EU' ], [ flat( '9' ) ] ],
			[ [], [ flat( '30' ) ] ],
		],
		[ rate( 0, austria ), rate( 9, germany ) ],
	],
	[
		'states, without the rest of their country',
		[
			[ [ 'state US:NY', 'state US:CA' ], [ free ] ],
			[ [ 'country US' ], [ flat( '9' ) ] ],
		],
		rate( 0, { addressCountry: 'US', addressRegion: [ 'NY', 'CA' ] } ),
	],
	[
		'prefectures of Japan by their codes in ISO 3166-2',
		[ [ [ 'state JP:JP13' ], [ free ] ] ],
		rate( 0, { addressCountry: 'JP', addressRegion: [ '13' ] } ),
	],
	[
		'ten countries, some of each zone',
		[
			[ [ 'continent AS' ], [ free ] ],
			[ [ 'country DE' ], [ flat( '4' ) ] ],
		],
		[
			rate(
				0,
				...'JP KR CN IN ID MY PH SG TH'
					.split( ' ' )
					.map( ( addressCountry ) => ( { addressCountry } ) )
			),
			rate( 4, germany ),
		],
	],
	[
		'a cost for other shipping classes than that of the product',
		[ [ [ 'country DE' ], [ flat( '4', { class_cost_7: '2' } ) ] ] ],
		rate( 4, germany ),
	],
	[
		'nothing of free shipping with a condition, or a method that is off',
		[
			[
				[ 'country DE' ],
				[
					[ 'free_shipping', { requires: 'min_amount' } ],
					flat( '2', { enabled: 'no' } ),
				],
			],
		],
		undefined,
	],
	[
		'nothing of a formula, or without a cost',
		[ [ [ 'country DE' ], [ flat( '2 * [qty]' ), flat( '' ) ] ] ],
		undefined,
	],
	[
		'nothing of a cost that a tax is added to',
		[ [ [ 'country DE' ], [ flat( '5', { tax_status: 'taxable' } ) ] ] ],
		undefined,
	],
	[
		'nothing of a cost for its shipping class',
		[ [ [ 'country DE' ], [ flat( '4', { no_class_cost: '2' } ) ] ] ],
		undefined,
	],
	[
		'nothing of postcodes, and of what may contain them',
		[
			[ [ 'country DE', 'postcode 10*' ], [ free ] ],
			[ [ 'country DE' ], [ flat( '4' ) ] ],
		],
		undefined,
	],
	[
		'nothing of states that Google doesn’t know, and countries that the store doesn’t ship to',
		[ [ [ 'state CA:ON', 'country FR' ], [ free ] ] ],
		undefined,
	],
	[ 'nothing of all other places', [ [ [], [ free ] ] ], undefined ],
] )( 'an offer says what shipping costs: %s', async ( _, zones, expected ) => {
	await ship( zones );
	expect( await shipping() ).toEqual( expected );
} );

test( 'shipping is only said while it is certain, and for products that are shipped', async () => {
	const zones = [ [ [ 'country DE' ], [ flat( '4' ) ] ] ];
	await ship( zones );
	// What variations have is theirs.
	const group = await product( 'x-variable', 'ProductGroup' );
	expect( group.offers ).not.toHaveProperty( 'shippingDetails' );
	expect( group.hasVariant ).toMatchObject( [
		{ offers: { shippingDetails: rate( 4, germany ) } },
		{ offers: { shippingDetails: rate( 4, germany ) } },
	] );
	for ( const name of [ 'virtual', 'downloadable' ] ) {
		const args = [ ids[ 0 ], name ];
		await site.php( `update_post_meta( $args[0], $args[1], '1' );`, args );
		expect( await shipping() ).toBeUndefined();
		await site.php( `delete_post_meta( ...$args );`, args );
	}
	expect( await shipping() ).toEqual( rate( 4, germany ) );
	// What another plugin says comes first.
	await filter( 'adds' );
	expect( await shipping() ).toMatchObject( { shippingLabel: 'Parcel' } );
	await filter( '' );
	// Prices for another currency are converted in the cart.
	await ship( zones, { woocommerce_currency: 'USD' } );
	expect( await shipping() ).toBeUndefined();
	await ship( zones );
	// Settings of a method, or zones, have changed since the copy; WordPress makes the next one in the background.
	await site.php(
		`update_option( 'woocommerce_flat_rate_3_settings', [ 'cost' => '5' ] );`
	);
	expect( await shipping() ).toBeUndefined();
	await site.php( `delete_option( 'woocommerce_flat_rate_3_settings' );` );
	expect( await shipping() ).toEqual( rate( 4, germany ) );
	const event = await site.php< boolean >(
		`wp_unschedule_hook( 'pharos_copy_shipping' );
		set_transient( 'shipping-transient-version', (string) time() );
		$planned = (bool) wp_next_scheduled( 'pharos_copy_shipping' );
		wp_unschedule_hook( 'pharos_copy_shipping' );
		return $planned;`
	);
	expect( event ).toBe( true );
	expect( await shipping() ).toBeUndefined();
} );

test( 'a plugin that changes costs in the cart makes them uncertain', async () => {
	await ship( [ [ [ 'country DE' ], [ flat( '4' ) ] ] ] );
	expect( await shipping() ).toEqual( rate( 4, germany ) );
	await filter( 'ships' );
	expect( await shipping() ).toBeUndefined();
} );

test( 'shipping takes no query of a page', async () => {
	const queries = async () => {
		const { text } = await web.get( '/product/x-simple/' );
		return /queries: (\d+)/.exec( text )?.[ 1 ];
	};
	await ship( [ [ [ 'country DE' ], [ flat( '4' ) ] ] ] );
	await queries();
	expect( await shipping() ).toEqual( rate( 4, germany ) );
	const cost = await queries();
	await site.php( `delete_option( 'pharos_shipping' );` );
	expect( await shipping() ).toBeUndefined();
	await queries();
	expect( await queries() ).toBe( cost );
} );
