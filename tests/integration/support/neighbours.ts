/** Installs other plugins beside ours: stand-ins of tests/fixtures/neighbours, or the plugins themselves. */
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Neighbour } from '../../neighbours/neighbour';
import { configure } from './head';
import { withTheme } from './plugins';
import { site } from './site';
import { withSnippet } from './snippets';

const tables = join( __dirname, '../../neighbours' );
const standIns = join( __dirname, '../../fixtures/neighbours' );

/** The folder with real plugins, as unpacked from the plugin directory; without it, stand-ins take their places. */
const real = process.env.PHAROS_NEIGHBOURS;

/** All tables, by the name of the plugin's folder. */
export const neighbours: Record< string, Neighbour > = Object.fromEntries(
	readdirSync( tables )
		.filter( ( file ) => file !== 'neighbour.ts' )
		.map( ( file ) => [
			basename( file, '.ts' ),

			require( join( tables, file ) ).default as Neighbour,
		] )
);

/**
 * Activates a neighbour for the tests of a block, and removes it with all that it has stored afterwards.
 *
 * @param slug
 * @return The values that its preparation returned, when the tests run.
 */
export function withNeighbour( slug: string ): Record< string, string > {
	const neighbour = neighbours[ slug ] as Neighbour;
	const values = {};
	if ( neighbour.theme ) {
		withTheme( neighbour.theme );
	}
	if ( neighbour.code ) {
		withSnippet( 'beside-neighbour', neighbour.code );
	}
	const names = [ ...( neighbour.needs ?? [] ), slug ];
	const plugins = names.map( ( name ) => neighbours[ name ]?.plugin );
	let before: object;

	beforeAll( async () => {
		before = await site.php( NEWEST );
		for ( const name of names ) {
			await install( neighbours[ name ] as Neighbour );
		}
		await configure( neighbour.settings ?? {} );
		for ( const code of [ real && neighbour.install, neighbour.setUp ] ) {
			Object.assign( values, code && ( await site.php( code ) ) );
		}
		// What WP-Cron does: finds out which texts visitors get.
		await site.php( `Pharos\\Content\\VisitorRequest::run( true );` );
		await site.php( `delete_option( 'rewrite_rules' );` );
		await site.fetch( '/?prepare' );
	}, 120_000 );

	afterAll( async () => {
		await site.php( REMOVE, { plugins, before } );
		names.forEach( ( name ) => rmSync( folderOf( name ), remove ) );
		await site.resetSettings();
	} );

	return values;
}

const folderOf = ( slug: string ) =>
	join( site.folder, 'wp-content/plugins', slug );

const remove = { recursive: true, force: true };

async function install( { plugin }: Neighbour ) {
	const slug = dirname( plugin );
	if ( real ) {
		cpSync( join( real, slug ), folderOf( slug ), {
			recursive: true,
			dereference: true,
		} );
	}
	await site.php( INSTALL, {
		plugin,
		code: real
			? null
			: readFileSync( join( standIns, `${ slug }.php` ), 'utf8' ),
	} );
}

const INSTALL = `
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	if ( $args['code'] !== null ) {
		wp_mkdir_p( WP_PLUGIN_DIR . '/' . dirname( $args['plugin'] ) );
		file_put_contents( WP_PLUGIN_DIR . '/' . $args['plugin'], $args['code'] );
	}
	wp_clean_plugins_cache();
	// Some lead to their setup.
	add_action( 'update_option_active_plugins', static fn() => remove_all_actions( 'activated_plugin' ) );
	$error = activate_plugin( $args['plugin'] );
	if ( is_wp_error( $error ) ) { throw new Exception( $error->get_error_message() ); }`;

/** The newest rows: what is newer afterwards is the neighbour's. */
const NEWEST = `
	global $wpdb;
	return [
		'post' => (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->posts" ),
		'term' => (int) $wpdb->get_var( "SELECT MAX(term_id) FROM $wpdb->terms" ),
		'user' => (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->users" ),
		'names' => $wpdb->get_col( "SELECT option_name FROM $wpdb->options" ),
		'options' => [ 'show_on_front' => get_option( 'show_on_front' ), 'page_on_front' => get_option( 'page_on_front' ), 'users_can_register' => get_option( 'users_can_register' ) ],
	];`;

const REMOVE = `
	global $wpdb;
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	require_once ABSPATH . 'wp-admin/includes/user.php';
	$before = $args['before'];
	// Elementor asks before its settings are deleted.
	$_GET['force_delete_kit'] = '1';
	foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE ID > %d", $before['post'] ) ) as $id ) { wp_delete_post( (int) $id, true ); }
	foreach ( $wpdb->get_results( $wpdb->prepare( "SELECT term_id, taxonomy FROM $wpdb->term_taxonomy WHERE term_id > %d", $before['term'] ) ) as $term ) { taxonomy_exists( $term->taxonomy ) && wp_delete_term( (int) $term->term_id, $term->taxonomy ); }
	foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->users WHERE ID > %d", $before['user'] ) ) as $id ) { wp_delete_user( (int) $id ); }
	delete_post_meta_by_key( '_pharos_shown' );
	wp_unschedule_hook( 'pharos_check_visitor_text' );
	foreach ( $before['options'] as $name => $value ) { update_option( $name, $value ); }
	deactivate_plugins( $args['plugins'] );
	foreach ( array_diff( $wpdb->get_col( "SELECT option_name FROM $wpdb->options" ), $before['names'] ) as $name ) { delete_option( $name ); }
	delete_option( 'rewrite_rules' );`;
