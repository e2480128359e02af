/** The results of migrating rows and options that no fixture has. */
import { site } from './site';

export interface MappedData {
	values: Record< string, unknown >;
	/** `code value`. */
	lost: string[];
}

type Row = [ key: string, value: string ];

/** Options by name, set during the migration. */
type Options = Record< string, unknown >;

/** PHP that converts the result to Pharos's format, without empty values, and that sets options temporarily. */
export const shape = `
	global $wpdb;
	$source = static fn() => Pharos\\Migration\\Sources::get( $args['source'] );
	$shape = static fn( $mapped ) => [
		'values' => (object) $mapped->values,
		'lost' => array_map( static fn( $loss ) => trim( $loss['what'] . ' ' . $loss['value'] ), $mapped->losses ),
	];
	foreach ( $args['options'] ?? [] as $name => $value ) {
		update_option( $name, $value );
	}
	$rows = static function ( $kind, $id ) use ( $wpdb, $args ) {
		foreach ( $args['rows'] as [ $key, $value ] ) {
			$wpdb->insert( _get_meta_table( $kind ), [ "{$kind}_id" => $id, 'meta_key' => $key, 'meta_value' => $value ] );
		}
		wp_cache_flush();
	};
	$end = static function () use ( $args ) {
		foreach ( array_keys( $args['options'] ?? [] ) as $name ) {
			delete_option( $name );
		}
	};`;

/**
 * Migrates the rows of a post; two rows with the same key are written one after the other.
 *
 * @param source
 * @param rows
 * @param post    Other properties of the post.
 * @param options
 */
export const ofPost = (
	source: string,
	rows: Row[],
	post: object = {},
	options: Options = {}
) =>
	site.php< MappedData >(
		`${ shape }
		$id = wp_insert_post( wp_slash( $args['post'] + [ 'post_title' => 'Migrated', 'post_status' => 'publish' ] ) );
		$rows( 'post', $id );
		$mapped = ( new Pharos\\Migration\\Objects( $source() ) )->mapped( 'post', get_post( $id ) );
		wp_delete_post( $id, true );
		$end();
		return $shape( $mapped );`,
		{ source, rows, post, options }
	);

/**
 * Migrates the rows of a category.
 *
 * @param source
 * @param rows
 * @param options
 */
export const ofTerm = ( source: string, rows: Row[], options: Options = {} ) =>
	site.php< MappedData >(
		`${ shape }
		$id = wp_insert_term( 'Migrated', 'category' )['term_id'];
		$rows( 'term', $id );
		$mapped = ( new Pharos\\Migration\\Objects( $source() ) )->mapped( 'term', get_term( $id ) );
		wp_delete_term( $id, 'category' );
		$end();
		return $shape( $mapped );`,
		{ source, rows, options }
	);

/**
 * Migrates the options of a source plugin.
 *
 * @param source
 * @param options
 */
export const ofOptions = ( source: string, options: Options ) =>
	site.php< MappedData >(
		`${ shape }
		$mapped = ( new Pharos\\Migration\\SiteSettings( new Pharos\\Settings\\Settings(), $source() ) )->mapped();
		$end();
		return $shape( $mapped );`,
		{ source, options }
	);
