/** A product of a store in titles, social networks and the image sitemap. */
import { head } from '../integration/support/head';
import { withPlugins } from '../integration/support/plugins';
import { directives } from '../integration/support/robots';
import { save } from '../integration/support/settings';
import { site, web } from '../integration/support/site';

let ids: Record< string, number > = {};

// Before the plugin is deactivated, which removes its taxonomies.
afterAll( async () => {
	await site.resetSettings();
	await site.php(
		`foreach ( $args as $name => $id ) { $name === 'mugs' ? wp_delete_term( $id, 'product_cat' ) : wp_delete_post( $id, true ); }
		foreach ( [ 'product_type', 'product_brand', 'product_visibility' ] as $taxonomy ) {
			foreach ( get_terms( [ 'taxonomy' => $taxonomy, 'hide_empty' => false ] ) as $term ) { wp_delete_term( $term->term_id, $taxonomy ); }
		}`,
		ids
	);
} );

withPlugins( 'shop', 'query-counter' );

beforeAll( async () => {
	await site.resetSettings();
	ids = await site.php( `
		$make = static fn( $name, $meta, $more = [] ) => wp_insert_post( [ 'post_type' => 'product', 'post_status' => 'publish', 'post_name' => $name, 'post_title' => 'Kettle', 'post_excerpt' => 'Boils <b>water</b>.', 'meta_input' => $meta ] + $more );
		$made = [
			'simple' => $make( 'x-simple', [ 'sku' => 'K-1', 'price' => '40', 'stock' => 'back' ] ),
			'variable' => $make( 'x-variable', [ 'min' => '10', 'max' => '12.5' ] ),
			'secret' => $make( 'x-secret', [ 'sku' => 'SECRET', 'price' => '40' ], [ 'post_password' => 'kettle' ] ),
			'hidden' => $make( 'x-hidden', [ 'price' => '1' ] ),
			'found' => $make( 'x-found', [ 'price' => '1' ] ),
			'post' => wp_insert_post( [ 'post_status' => 'publish', 'post_name' => 'x-post', 'post_title' => 'Kettles' ] ),
		];
		wp_set_object_terms( $made['simple'], 'Fern', 'product_brand' );
		// As visibility "Hidden" and "Search results only" are stored.
		wp_set_object_terms( $made['hidden'], [ 'exclude-from-catalog', 'exclude-from-search' ], 'product_visibility' );
		wp_set_object_terms( $made['found'], [ 'exclude-from-catalog' ], 'product_visibility' );
		foreach ( [ 'front', 'back', 'mugs-image' ] as $name ) {
			$made[ $name ] = wp_insert_attachment( [ 'post_mime_type' => 'image/png', 'post_title' => "x-$name", 'post_status' => 'inherit' ], "x-$name.png" );
		}
		set_post_thumbnail( $made['simple'], $made['front'] );
		update_post_meta( $made['simple'], '_product_image_gallery', $made['back'] . ',' . $made['front'] . ',0,' );
		$made['mugs'] = wp_insert_term( 'x-mugs', 'product_cat' )['term_id'];
		update_term_meta( $made['mugs'], 'thumbnail_id', (string) $made['mugs-image'] );
		foreach ( [ 'simple', 'variable' ] as $name ) { wp_set_object_terms( $made[ $name ], $made['mugs'], 'product_cat' ); }
		wp_set_object_terms( $made['variable'], 'variable', 'product_type' );
		return $made;` );
	const template =
		'%title% %product_price% %product_sku% %product_brand% %product_short_description%';
	await save( {
		enable_xml_sitemap: true,
		enable_xml_image_sitemap: true,
		templates: {
			post_types: {
				product: { title: template },
				post: { title: template },
			},
		},
	} );
} );

test.each( [
	[ '/product/x-simple/', 'Kettle €48.00 K-1 Fern Boils water.' ],
	[ '/product/x-variable/', 'Kettle €10.00 – €12.50 Boils water.' ],
	[ '/product/x-secret/', 'Kettle' ],
	[ '/x-post/', 'Kettles' ],
] )( 'the title of %s is "%s"', async ( path, title ) => {
	expect( ( await head( path ) ).title ).toBe( title );
} );

/** The product tags of a page, and its type. */
const tags = async ( path: string ) => {
	const { metas } = await head( path );
	return Object.fromEntries(
		metas
			.filter( ( { property = '' } ) =>
				/^(product:|article:|og:type)/.test( property )
			)
			.map( ( { property, content } ) => [ property, content ] )
	);
};

test( 'social networks are told the price of a product', async () => {
	expect( await tags( '/product/x-simple/' ) ).toEqual( {
		'og:type': 'product',
		'product:price:amount': '48',
		'product:price:currency': 'EUR',
		'product:availability': 'available for order',
		'product:brand': 'Fern',
		'product:retailer_item_id': 'K-1',
	} );
	expect( await tags( '/product/x-variable/' ) ).toEqual( {
		'og:type': 'product',
		'product:price:amount': '10',
		'product:price:currency': 'EUR',
		'product:availability': 'in stock',
	} );
	expect( await tags( '/product/x-secret/' ) ).toEqual( {
		'og:type': 'product',
	} );
} );

const variables = () =>
	site.php< { listed: string[]; schema: string; offers: object } >(
		`$settings = new Pharos\\Settings\\Settings();
		$names = array_merge( array_column( ( new Pharos\\Template\\VariableList( new Pharos\\Template\\Variables( $settings ) ) )->all(), 'name' ), array_column( Pharos\\Schema\\VariableList::all(), 'name' ) );
		$type = Pharos\\Schema\\TypeList::all()['Product'];
		return [ 'listed' => array_values( array_filter( $names, static fn( $name ) => str_starts_with( $name, 'product_' ) ) ), 'schema' => wp_json_encode( $type ) ];`
	);

test( 'variables of products are offered, each once', async () => {
	const { listed, schema } = await variables();
	expect( listed ).toContain( 'product_short_description' );
	expect( new Set( listed ).size ).toBe( listed.length );
	expect( schema ).toContain( '%product_price%' );
} );

const sitemap = async () =>
	( await site.get( '/sitemap-posts-product-1.xml' ) ).text;

test( 'the image sitemap has the gallery of a product, each image once', async () => {
	const entry = ( await sitemap() )
		.split( '<url>' )
		.find( ( text ) => text.includes( '/product/x-simple/' ) );
	expect(
		[
			...( entry ?? '' ).matchAll( /<image:loc>([^<]+)<\/image:loc>/g ),
		].map( ( [ , url ] ) => url?.split( '/' ).pop() )
	).toEqual( [ 'x-front.png', 'x-back.png' ] );
} );

test( 'the image of a category is shared, without a query', async () => {
	const page = await head( '/product_cat/x-mugs/' );
	expect( page.meta( 'og:image' ) ).toMatch( /\/x-mugs-image\.png$/ );
	const queries = async ( query: string ) => {
		const { text } = await web.get( `/product_cat/x-mugs/${ query }` );
		return Number( /queries: (\d+)/.exec( text )?.[ 1 ] );
	};
	// Fills WordPress's own caches.
	await queries( '' );
	expect( await queries( '' ) ).toBe( await queries( '?without' ) );
} );

test( 'a product that the store hides everywhere is hidden from search engines', async () => {
	const xml = await sitemap();
	expect( xml ).not.toContain( '/product/x-hidden/' );
	expect( xml ).toContain( '/product/x-found/' );
	const robots = async ( path: string ) => directives( await head( path ) );
	expect( await robots( '/product/x-hidden/' ) ).toContain( 'noindex' );
	expect( await robots( '/product/x-found/' ) ).not.toContain( 'noindex' );
} );

test( 'its editor can have it indexed all the same', async () => {
	const write = ( noindex: string ) =>
		site.php(
			`( new Pharos\\ObjectSeo\\ObjectMetaRepository( get_post( $args['id'] ) ) )->write( [ 'noindex' => $args['noindex'] ] );`,
			{ id: ids.hidden, noindex }
		);
	await write( 'no' );
	expect( await sitemap() ).toContain( '/product/x-hidden/' );
	expect( directives( await head( '/product/x-hidden/' ) ) ).not.toContain(
		'noindex'
	);
	await write( '' );
} );
