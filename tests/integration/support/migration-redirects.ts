/**
 * Redirects of other plugins: rows as their code writes them (tests/fixtures/migration/redirects), and what visitors got.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clear } from './redirects';
import { site } from './site';

type Row = Record< string, string | number | null >;

export interface RedirectFixture {
	/** Rows by the name of their table, without the prefix. */
	tables?: Record< string, Row[] >;
	options?: Record< string, unknown >;
	posts?: {
		type: string;
		title: string;
		status: string;
		order: number;
		meta: Record< string, string >;
	}[];
	/** By path: where a visitor was redirected, or the status. */
	visits: Record< string, string >;
}

export interface Moved {
	settings: number;
	losses: number;
	redirects: {
		found: number;
		done: number;
		migrated: number;
		nothing: number;
		skipped: number;
	};
}

export interface Loss {
	kind: string;
	label: string;
	what: string;
	text: string;
	value: string;
}

export const readFixture = ( slug: string ): RedirectFixture =>
	JSON.parse(
		readFileSync(
			join(
				__dirname,
				`../../fixtures/migration/redirects/${ slug }.json`
			),
			'utf8'
		)
	);

/** Puts the rows of a plugin into the database; unload() takes them out again. */
export const load = ( { visits: _visits, ...data }: RedirectFixture ) =>
	site.php(
		`global $wpdb;
		$here = static fn( $value ) => json_decode( str_replace( [ 'http://source.test', 'http:\\\\/\\\\/source.test' ], [ home_url(), str_replace( '/', '\\\\/', home_url() ) ], wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) ), true );
		// Lengths in serialized texts are counted anew.
		$moved = static function ( $value ) use ( $here ) {
			$inner = is_string( $value ) && is_serialized( $value ) ? unserialize( $value ) : null;
			return is_array( $inner ) ? serialize( $here( $inner ) ) : $here( $value );
		};
		foreach ( $args['tables'] ?? [] as $name => $rows ) {
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}$name" );
			$columns = [];
			foreach ( array_keys( $rows[0] ?? [ 'id' => 0 ] ) as $column ) {
				$is_number = array_filter( array_column( $rows, $column ), static fn( $value ) => ! ctype_digit( (string) $value ) ) === [];
				$columns[] = "\`$column\` " . ( $column === 'id' ? 'bigint(20) unsigned NOT NULL PRIMARY KEY' : ( $is_number ? 'bigint(20)' : 'longtext' ) );
			}
			$wpdb->query( "CREATE TABLE {$wpdb->prefix}$name (" . implode( ', ', $columns ) . ')' );
			foreach ( $rows as $row ) {
				$wpdb->insert( $wpdb->prefix . $name, array_map( $moved, $row ) );
			}
		}
		foreach ( $args['options'] ?? [] as $name => $value ) {
			update_option( $name, $here( $value ) );
		}
		foreach ( $args['posts'] ?? [] as $post ) {
			$wpdb->insert( $wpdb->posts, [ 'post_type' => $post['type'], 'post_title' => $post['title'], 'post_status' => $post['status'], 'menu_order' => $post['order'], 'post_content' => '', 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '' ] );
			$id = $wpdb->insert_id;
			foreach ( $post['meta'] as $key => $value ) {
				$wpdb->insert( $wpdb->postmeta, [ 'post_id' => $id, 'meta_key' => $key, 'meta_value' => $here( $value ) ] );
			}
		}`,
		data
	);

/** As if there had never been a plugin, nor a migration. */
export async function unload( {
	tables = {},
	options = {},
	posts = [],
}: RedirectFixture ): Promise< void > {
	await clear();
	await site.php(
		`global $wpdb;
		foreach ( $args['tables'] as $name ) {
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}$name" );
		}
		foreach ( [ ...$args['options'], 'pharos_migration', 'pharos_migration_backups' ] as $name ) {
			delete_option( $name );
		}
		foreach ( $args['types'] as $type ) {
			foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_type = %s", $type ) ) as $id ) {
				$wpdb->delete( $wpdb->posts, [ 'ID' => $id ] );
				$wpdb->delete( $wpdb->postmeta, [ 'post_id' => $id ] );
			}
		}
		Pharos\\Migration\\Tables::drop();`,
		{
			tables: Object.keys( tables ),
			options: Object.keys( options ),
			types: [ ...new Set( posts.map( ( { type } ) => type ) ) ],
		}
	);
}

/** Migrates settings and redirects as the application does, in as many calls as that takes. */
export async function migrate(
	slug: string,
	more: object = {}
): Promise< Moved > {
	const admin = await site.as( 'admin' );
	let from = 0;
	for (;;) {
		const { status, body } = await admin.rest< { data: Moved } >(
			'POST',
			'/pharos/v1/migrate/global-settings',
			{
				plugin_slug: slug,
				cleanup: false,
				...( from > 0 && { redirects_from: from } ),
				...more,
			}
		);
		expect( status ).toBe( 200 );
		const { redirects } = body.data;
		if ( redirects.done >= redirects.found ) {
			return body.data;
		}
		from = redirects.done;
	}
}

/** What of the redirects isn't migrated, or not fully: the redirects by code. */
export async function losses(
	slug: string
): Promise< Record< string, string[] > > {
	const admin = await site.as( 'admin' );
	const { body } = await admin.rest< { data: { losses: Loss[] } } >(
		'GET',
		`/pharos/v1/migrated-data?plugin_slug=${ slug }`
	);
	const all: Record< string, string[] > = {};
	for ( const { kind, what, value } of body.data.losses ) {
		if ( kind === 'redirect' ) {
			( all[ what ] ??= [] ).push( value.replaceAll( site.url, '' ) );
		}
	}
	return all;
}
