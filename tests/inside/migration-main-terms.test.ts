/** The primary terms of source plugins, including those in custom taxonomies. */
import {
	shape,
	type MappedData,
} from '../integration/support/migration-values';
import { site } from '../integration/support/site';

interface Found extends MappedData {
	/** The term ids by the names used here. */
	ids: Record< string, number >;
	/** Whether the source plugin lists the post as one with data. */
	isListed: boolean;
}

/**
 * Migrates a book with a known genre, shelf and mood (not hierarchical), and a secret drawer without pages. Rows may
 * contain the id of a term: `{genre}`.
 *
 * @param source
 * @param rows
 */
const ofBook = ( source: string, rows: [ key: string, value: string ][] ) =>
	site.php< Found >(
		`register_post_type( 'book', [ 'public' => true ] );
		$taxonomies = [ 'genre' => true, 'shelf' => true, 'mood' => false ];
		foreach ( $taxonomies as $name => $tree ) {
			register_taxonomy( $name, 'book', [ 'public' => true, 'hierarchical' => $tree ] );
		}
		register_taxonomy( 'drawer', 'book', [ 'public' => false, 'hierarchical' => true ] );
		$ids = [];
		foreach ( [ ...array_keys( $taxonomies ), 'drawer' ] as $name ) {
			$ids[ $name ] = wp_insert_term( "One $name", $name )['term_id'];
		}
		foreach ( $args['rows'] as &$row ) {
			$row[1] = preg_replace_callback( '/\\{(\\w+)\\}/', static fn( $found ) => $ids[ $found[1] ], $row[1] );
		}
		unset( $row );
		${ shape }
		$id = wp_insert_post( [ 'post_title' => 'Tea', 'post_status' => 'publish', 'post_type' => 'book' ] );
		foreach ( $ids as $name => $term ) {
			wp_set_object_terms( $id, [ $term ], $name );
		}
		$rows( 'post', $id );
		// All in One SEO has a table of its own.
		$table = "{$wpdb->prefix}aioseo_posts";
		if ( 'aioseo' === $args['source'] ) {
			$wpdb->query( "CREATE TABLE $table (id bigint NOT NULL AUTO_INCREMENT PRIMARY KEY, post_id bigint NOT NULL, primary_term longtext)" );
			$wpdb->insert( $table, [ 'post_id' => $id, 'primary_term' => $args['rows'][0][1] ] );
		}
		$plugin = $source();
		$plugin->preload( 'post', [ $id ] );
		$mapped = ( new Pharos\\Migration\\Objects( $plugin ) )->mapped( 'post', get_post( $id ) );
		$listed = $plugin->ids( 'post' )->between( $id, $id ) === [ $id ];
		wp_delete_post( $id, true );
		$wpdb->query( "DROP TABLE IF EXISTS $table" );
		foreach ( $ids as $name => $term ) {
			wp_delete_term( $term, $name );
			unregister_taxonomy( $name );
		}
		unregister_post_type( 'book' );
		return $shape( $mapped ) + [ 'ids' => $ids, 'isListed' => $listed ];`,
		{ source, rows }
	);

describe( 'A book whose main terms another plugin knows', () => {
	test.each( [
		[ 'yoast', '_yoast_wpseo_primary_' ],
		[ 'rankmath', 'rank_math_primary_' ],
		[ 'tsf', '_primary_term_' ],
	] )(
		'keeps those of all trees, and those without a place are told (%s)',
		async ( source, prefix ) => {
			const { ids, isListed, values, lost } = await ofBook(
				source,
				[ 'genre', 'shelf', 'mood', 'drawer' ].map( ( name ) => [
					prefix + name,
					`{${ name }}`,
				] )
			);
			expect( isListed ).toBe( true );
			expect( values ).toMatchObject( {
				primary_genre: ids.genre,
				primary_shelf: ids.shelf,
			} );
			expect( lost ).toEqual( [
				'main_term One mood',
				'main_term One drawer',
			] );
		}
	);

	test( 'keeps those that All in One SEO has in one list', async () => {
		const { ids, isListed, values, lost } = await ofBook( 'aioseo', [
			[
				'primary_term',
				'{"genre":{genre},"shelf":"{shelf}","mood":{mood}}',
			],
		] );
		expect( isListed ).toBe( true );
		expect( values ).toEqual( {
			primary_genre: ids.genre,
			primary_shelf: ids.shelf,
		} );
		expect( lost ).toEqual( [ 'main_term One mood' ] );
	} );

	test( 'keeps the one that SEOPress knows, whatever its taxonomy', async () => {
		for ( const name of [ 'genre', 'shelf' ] ) {
			const { ids, isListed, values, lost } = await ofBook( 'seopress', [
				[ '_seopress_robots_primary_cat', `{${ name }}` ],
			] );
			expect( isListed ).toBe( true );
			expect( values ).toEqual( {
				[ `primary_${ name }` ]: ids[ name ],
			} );
			expect( lost ).toEqual( [] );
		}
		expect(
			await ofBook( 'seopress', [
				[ '_seopress_robots_primary_cat', '{mood}' ],
			] )
		).toMatchObject( { values: {}, lost: [ 'main_term One mood' ] } );
	} );

	test( 'has an old one that is not there any more', async () => {
		expect(
			await ofBook( 'rankmath', [
				[ 'rank_math_primary_genre', '999999' ],
			] )
		).toMatchObject( { values: {}, lost: [ 'term_gone 999999' ] } );
	} );
} );
