/** The schema map over HTTP: lines, not a JSON text, with their media type. */
import { configure } from './support/head';
import { site } from './support/site';

afterAll( async () => {
	await site.php( `Pharos\\Sitemaps\\Job::clear();
		delete_option( 'pharos_schema_map' );
		global $wpdb;
		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%pharos_map_%'" );` );
	await site.resetSettings();
} );

test( 'Agents get JSON Lines, the same from the cache, and search engines don’t index them', async () => {
	await configure( { enable_schema_map: true } );
	const get = () => site.fetch( '/wp-json/pharos/v1/schemamap/posts-page' );
	const response = await get();
	expect( response.headers.get( 'content-type' ) ).toBe(
		'application/jsonl; charset=utf-8'
	);
	expect( response.headers.get( 'x-robots-tag' ) ).toContain( 'noindex' );
	const text = await response.text();
	const lines = text.split( '\n' );
	expect( lines.length ).toBeGreaterThan( 3 );
	expect( lines.pop() ).toBe( '' );
	for ( const line of lines ) {
		expect( JSON.parse( line ) ).toEqual( {
			'@context': 'https://schema.org',
			'@graph': expect.arrayContaining( [
				expect.objectContaining( { '@id': expect.any( String ) } ),
			] ),
		} );
	}
	expect( await ( await get() ).text() ).toBe( text );
} );
