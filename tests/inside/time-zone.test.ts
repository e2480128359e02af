/** Posts of a site whose time zone has changed since: every date in the head is the moment of publication. */
import { graph, saveSchemas, schema } from '../integration/support/json-ld';
import { configure } from '../integration/support/head';
import { site } from '../integration/support/site';

let zone: string;

// Written in Auckland at nine in the morning and published at once; the site has since moved to London.
beforeAll( async () => {
	zone = await site.php( `
		$zone = get_option( 'timezone_string' );
		update_option( 'timezone_string', 'Pacific/Auckland' );
		$id = wp_insert_post( [ 'post_title' => 'Moved', 'post_name' => 'x-moved', 'post_status' => 'publish', 'post_date' => '2025-07-21 09:00:00' ] );
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, [ 'post_modified' => '2025-10-26 14:20:00', 'post_modified_gmt' => '2025-10-26 01:20:00' ], [ 'ID' => $id ] );
		clean_post_cache( $id );
		update_option( 'timezone_string', 'Europe/London' );
		return $zone;` );
} );

afterAll( async () => {
	await site.resetSettings();
	await site.php(
		`wp_delete_post( get_page_by_path( 'x-moved', OBJECT, 'post' )->ID, true );
		update_option( 'timezone_string', $args[0] );`,
		[ zone ]
	);
} );

const moments = ( found: unknown[] ) =>
	found.map( ( date ) => new Date( String( date ) ).toISOString() );

test( 'structured data and social tags give the same moments', async () => {
	await site.resetSettings();
	const page = await site.get( '/x-moved/' );
	const nodes = await graph( '/x-moved/' );
	const dated = nodes.filter( ( { datePublished } ) => datePublished );
	expect( dated.length ).toBeGreaterThan( 0 );
	for ( const node of dated ) {
		expect( moments( [ node.datePublished, node.dateModified ] ) ).toEqual(
			[ '2025-07-20T21:00:00.000Z', '2025-10-26T01:20:00.000Z' ]
		);
	}
	expect(
		moments( [
			page.meta( 'article:published_time' ),
			page.meta( 'article:modified_time' ),
		] )
	).toEqual( [ '2025-07-20T21:00:00.000Z', '2025-10-26T01:20:00.000Z' ] );
} );

test( 'so do dates of templates with a time zone; others are those that the page shows', async () => {
	await saveSchemas( {
		a: schema( 'NewsArticle', {
			headline: 'Moved',
			dateCreated: '%published:c%',
			description: '%published:Y-m-d_H:i% %modified:U%',
		} ),
	} );
	const [ article ] = ( await graph( '/x-moved/' ) ).filter(
		( node ) => node[ '@type' ] === 'NewsArticle'
	);
	expect( moments( [ article?.dateCreated ] ) ).toEqual( [
		'2025-07-20T21:00:00.000Z',
	] );
	expect( article?.description ).toBe(
		`2025-07-21_09:00 ${ Date.parse( '2025-10-26T01:20:00Z' ) / 1000 }`
	);
	await configure( {} );
} );
