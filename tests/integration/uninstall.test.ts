/** Data after the plugin is deleted: all of it stays, unless the setting to delete it is on. */
import { hasTerminal, wp } from '../support/wp-cli';
import { withOwnSite } from './support/own-site';
import { site } from './support/site';

withOwnSite();

/** Stores data of the plugin, with more meta rows than one batch deletes. */
const FILL = `
	$saved = ( new Pharos\\Settings\\Settings() )->save( [ 'separator' => '|', 'sitemap_exclude' => [ 'post-7' ], 'delete_data_on_uninstall' => $args['delete'] ] );
	if ( true !== $saved ) {
		throw new RuntimeException( wp_json_encode( $saved ) );
	}
	update_option( 'pharos_robots_txt', 'User-agent: *', false );
	update_option( 'pharos_migration_backups', [ 'kept' ], false );
	Pharos\\Migration\\Tables::need();
	global $wpdb;
	$wpdb->query( 'REPLACE INTO ' . Pharos\\Migration\\Tables::ledger() . " (kind, id, source) VALUES ('post', 7, 'yoast')" );
	$post = get_posts( [ 'fields' => 'ids', 'numberposts' => 1 ] )[0];
	$rows = [ "($post, '_pharos_title', 'T')", "($post, 'pharos', 'theirs')", "($post, 'x_pharos_title', 'theirs')" ];
	for ( $i = 0; $i < 1100; $i++ ) {
		$rows[] = "($post, '_pharos_x$i', 'v')";
	}
	$wpdb->query( "INSERT INTO $wpdb->postmeta (post_id, meta_key, meta_value) VALUES " . implode( ',', $rows ) );
	add_term_meta( get_option( 'default_category' ), '_pharos_title', 'T' );
	update_user_meta( 1, '_pharos_title', 'T' );
	update_user_meta( 1, 'pharosx', 'theirs' );
	set_transient( 'pharos_x', 1, 60 );
	wp_schedule_event( time() + 3600, 'weekly', 'pharos_send_usage_data' );
	wp_schedule_event( time() + 3600, 'weekly', 'pharos_of_an_older_version', [ 1 ] );`;

const PLUGIN = 'pharos-seo/pharos-seo.php';

const activate = () =>
	site.php(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin( '${ PLUGIN }' );`
	);

/** Deletes the plugin like WordPress: it isn't active, so its hooks aren't registered. */
const DELETE = `
	define( 'WP_UNINSTALL_PLUGIN', '${ PLUGIN }' );
	require WP_PLUGIN_DIR . '/pharos-seo/uninstall.php';`;

const fill = async ( toDelete: boolean, code = 'return null;' ) => {
	await activate();
	const value = await site.php( FILL + code, { delete: toDelete } );
	await site.php(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( '${ PLUGIN }' );`
	);
	return value;
};

/**
 * All data with the plugin's name in the database; sitemaps can be regenerated. WordPress itself remembers for minutes that it looked for the
 * plugins that add-ons require.
 */
const LEFT = `
	global $wpdb;
	$of = static fn( string $table, string $column ): array => $wpdb->get_col( "SELECT $column FROM $table WHERE $column LIKE '%pharos%' AND $column NOT LIKE '%wp_plugin_dependencies%' ORDER BY $column" );
	$left = [
		'options' => array_values( array_diff( $of( $wpdb->options, 'option_name' ), [ 'pharos_sitemap_tables', 'pharos_sitemap_job' ] ) ),
		'posts' => $of( $wpdb->postmeta, 'meta_key' ),
		'terms' => $of( $wpdb->termmeta, 'meta_key' ),
		'people' => $of( $wpdb->usermeta, 'meta_key' ),
		'tables' => array_values( array_diff( $wpdb->get_col( "SHOW TABLES LIKE '%pharos%'" ), [ $wpdb->prefix . 'pharos_sitemaps', $wpdb->prefix . 'pharos_sitemap_lists' ] ) ),
		'events' => array_values( array_filter( array_merge( [], ...array_map( 'array_keys', array_values( array_filter( _get_cron_array(), 'is_array' ) ) ) ), static fn( $hook ) => str_contains( (string) $hook, 'pharos' ) ) ),
	];
	$left`;

interface Left {
	options: string[];
	posts: string[];
	terms: string[];
	people: string[];
	tables: string[];
	events: string[];
}

test( 'Deleting the plugin and uploading it again loses nothing', async () => {
	const before = ( await fill( false, `${ LEFT }; return $left;` ) ) as Left;
	expect( before.posts.length ).toBeGreaterThan( 1100 );
	expect( before.tables.join() ).toContain( 'pharos_migrated' );
	expect( before.events ).not.toEqual( [] );

	const after = await site.php< Left >(
		`${ DELETE } ${ LEFT }; return $left;`
	);
	// No event may stay without a registered hook.
	expect( after ).toEqual( { ...before, events: [] } );

	await activate();
	expect(
		await site.php( `
			global $wpdb;
			return [
				( new Pharos\\Settings\\Settings() )->get( 'separator' ),
				$wpdb->get_var( 'SELECT source FROM ' . Pharos\\Migration\\Tables::ledger() . ' WHERE id = 7' ),
				get_option( 'pharos_migration_backups' ),
			];` )
	).toEqual( [ '|', 'yoast', [ 'kept' ] ] );
} );

test( 'What was asked for is deleted, in batches, and nothing else', async () => {
	await fill( true );
	const left = await site.php< Left & { longest: number } >(
		`$longest = 0;
		add_filter( 'query', static function ( $query ) use ( &$longest ) {
			if ( str_starts_with( $query, 'DELETE' ) ) {
				$longest = max( $longest, str_contains( $query, ' IN (' ) ? substr_count( $query, ',' ) + 1 : 1 );
			}
			return $query;
		} );
		${ DELETE } ${ LEFT }['longest'] = $longest; return $left;`
	);
	expect( left ).toMatchObject( {
		options: [],
		terms: [],
		people: [ 'pharosx' ],
		tables: [],
		events: [],
		longest: 500,
	} );
	expect( new Set( left.posts ) ).toEqual(
		new Set( [ 'pharos', 'x_pharos_title' ] )
	);
} );

test( 'A deletion that was cut short goes on when the plugin is deleted again', async () => {
	await fill( true );
	const cut = await site.php< string >(
		`$left = 4;
		add_filter( 'query', static function ( $query ) use ( &$left ) {
			if ( str_starts_with( $query, 'DELETE' ) && --$left === 0 ) {
				throw new RuntimeException( 'Out of time' );
			}
			return $query;
		} );
		try { ${ DELETE } } catch ( RuntimeException $error ) { return $error->getMessage(); }`
	);
	expect( cut ).toBe( 'Out of time' );
	expect(
		await site.php( `${ DELETE } ${ LEFT }; return $left;` )
	).toMatchObject( { options: [], terms: [], tables: [] } );
} );

test( 'Deleted while it is active, as by WP-CLI with --deactivate, it leaves nothing either: no history of the deletion', async () => {
	await activate();
	await site.php( FILL, { delete: true } );
	// With its files: the folder is that of the project.
	const uninstall = 'plugin uninstall pharos-seo --deactivate --skip-delete';
	const { code, stderr } = hasTerminal( site )
		? await wp( site, ...uninstall.split( ' ' ) )
		: await site.php< { code: number; stderr: string } >(
				`require_once ABSPATH . 'wp-admin/includes/plugin.php';
				deactivate_plugins( '${ PLUGIN }' );
				${ DELETE }
				return [ 'code' => 0, 'stderr' => '' ];`
			);
	expect( { code, stderr } ).toEqual( { code: 0, stderr: '' } );
	expect(
		await site.php(
			`global $wpdb;
			return array_merge(
				// WordPress remembers for some hours that its directory doesn't know a plugin that another one requires: the add-on requires this one.
				preg_grep( '/wp_plugin_dependencies/', $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%pharos%'" ), PREG_GREP_INVERT ),
				$wpdb->get_col( "SHOW TABLES LIKE '%pharos%'" )
			);`
		)
	).toEqual( [] );
} );

const NETWORK = `
	define( 'MULTISITE', true ); define( 'SUBDOMAIN_INSTALL', false ); define( 'PATH_CURRENT_SITE', '/' );
	define( 'SITE_ID_CURRENT_SITE', 1 ); define( 'BLOG_ID_CURRENT_SITE', 1 );`;

( hasTerminal( site ) ? test : test.skip )(
	'Each site of a network decides for itself, also about what it says of its authors',
	async () => {
		const run = async ( ...command: string[] ) => {
			const { code, stdout, stderr } = await wp( site, ...command );
			if ( code !== 0 ) {
				throw new Error( stderr + stdout );
			}
			return stdout;
		};
		const domain = new URL( site.url ).host;
		await run( 'core', 'multisite-convert', '--skip-config' );
		const network = ( code: string, ...more: string[] ) =>
			run(
				`--exec=${ NETWORK } define( 'DOMAIN_CURRENT_SITE', '${ domain }' );`,
				...more,
				'eval',
				code
			);
		const fillSites = ( sites: Record< string, boolean > ) =>
			network( `
				foreach ( json_decode( '${ JSON.stringify( sites ) }', true ) as $path => $delete ) {
					$id = get_blog_id_from_url( '${ domain }', $path ) ?: wpmu_create_blog( '${ domain }', $path, $path, 1 );
					switch_to_blog( $id );
					( new Pharos\\Settings\\Settings() )->save( [ 'separator' => '|', 'delete_data_on_uninstall' => $delete ] );
					add_post_meta( wp_insert_post( [ 'post_title' => 'P' ] ), '_pharos_title', 'T' );
					( new Pharos\\ObjectSeo\\ObjectMetaRepository( get_userdata( 1 ) ) )->write( [ 'title' => "At $path" ] );
					restore_current_blog();
				}` );
		const removed = async () => {
			const answer = await network(
				`${ DELETE }
				global $wpdb;
				foreach ( get_sites( [ 'fields' => 'ids' ] ) as $id ) {
					switch_to_blog( $id );
					$left[ get_site()->path ] = [
						(int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name = 'pharos_settings'" ),
						(int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->postmeta WHERE meta_key = '_pharos_title'" ),
						get_user_meta( 1, 1 === $id ? '_pharos_title' : "{$wpdb->prefix}_pharos_title", true ),
					];
					restore_current_blog();
				}
				echo wp_json_encode( $left );`,
				'--skip-plugins'
			);
			return JSON.parse( answer.trim().split( '\n' ).pop() ?? '' );
		};

		await activate();
		await fillSites( { '/': true, '/b/': false, '/c/': true } );
		expect( await removed() ).toEqual( {
			'/': [ 0, 0, '' ],
			'/b/': [ 1, 1, 'At /b/' ],
			'/c/': [ 0, 0, '' ],
		} );

		await fillSites( { '/b/': true } );
		const nothing = [ 0, 0, '' ];
		expect( await removed() ).toEqual( {
			'/': nothing,
			'/b/': nothing,
			'/c/': nothing,
		} );
	}
);
