/**
 * Test files share the site of their worker. A file that leaves data behind fails here, so that it doesn't break
 * another one later.
 */
import { TestEnvironment } from 'jest-environment-node';
import * as parser from 'parse5';
import { putBack } from './own-site';
import { site } from './site';

/** The number or names of existing data, by type. */
type Inventory = Record< string, string >;

/** Caches of WordPress and the plugin, and data that every request may change. */
const PASSING = [
	// WordPress creates one when a navigation block is first rendered.
	'posts wp_navigation',
	'option .*_transient_.*',
	'option (cron|rewrite_rules|recovery_keys|current_theme|finished_updating_.*|theme_mods_.*|.*_children)',
	'option pharos_(sitemap_job|sitemap_tables|migration_tables|redirects|redirects_table|url_structures|not_found_table|indexnow_table|indexnow_key|social_images|others_tags|settings_checked|sample_content|history|seo_history|analysis.*)',
	'usermeta (session_tokens|_new_email|.*user-settings.*|.*dashboard_.*)',
	'postmeta (_edit_.*|_encloseme|_pingme)',
];
const passing = new RegExp( `^(${ PASSING.join( '|' ) })$` );

const INVENTORY = `
	global $wpdb;
	$found = [];
	$count = static function ( string $what, string $sql ) use ( $wpdb, &$found ): void {
		foreach ( $wpdb->get_results( $sql, ARRAY_N ) as [ $name, $value ] ) {
			$found[ "$what $name" ] = (string) $value;
		}
	};
	$live = "post_status <> 'auto-draft' AND post_type <> 'revision'";
	$count( 'posts', "SELECT post_type, COUNT(*) FROM $wpdb->posts WHERE $live GROUP BY post_type" );
	$count( 'postmeta', "SELECT meta_key, COUNT(*) FROM $wpdb->postmeta INNER JOIN $wpdb->posts ON ID = post_id WHERE $live GROUP BY meta_key" );
	$count( 'terms', "SELECT taxonomy, COUNT(*) FROM $wpdb->term_taxonomy GROUP BY taxonomy" );
	$count( 'termmeta', "SELECT meta_key, COUNT(*) FROM $wpdb->termmeta GROUP BY meta_key" );
	$count( 'users', "SELECT user_login, COUNT(*) FROM $wpdb->users GROUP BY user_login" );
	$count( 'usermeta', "SELECT meta_key, COUNT(*) FROM $wpdb->usermeta WHERE meta_value <> '' GROUP BY meta_key" );
	$count( 'comments', "SELECT comment_type, COUNT(*) FROM $wpdb->comments GROUP BY comment_type" );
	$count( 'option', "SELECT option_name, option_value FROM $wpdb->options WHERE option_value NOT IN ( '', '0' )" );
	$found['option active_plugins'] = implode( ' ', get_option( 'active_plugins' ) );
	return $found;
`;

/** The theme of tests/mu-plugins: most of what a page takes is the layout of WordPress's own theme. */
const USE_SHORT_THEME = `if ( 'short' !== get_stylesheet() ) {
		switch_theme( 'short' );
		// A later request would move widgets and menus to the places of the theme.
		delete_option( 'theme_switched' );
		delete_option( 'theme_switch_menu_locations' );
	}`;

/**
 * Deletes redirects of content whose URL another file has changed, and the tables of sitemaps, which also record changes
 * for the site analysis.
 */
const FORGET_TABLES = `
	global $wpdb;
	if ( class_exists( Pharos\\Sitemaps\\Tables::class ) ) {
		Pharos\\Sitemaps\\Tables::drop();
	}
	if ( class_exists( Pharos\\Redirects\\Table::class ) && Pharos\\Redirects\\Table::exists() ) {
		$wpdb->query( 'DROP TABLE ' . Pharos\\Redirects\\Table::name() );
		delete_option( Pharos\\Redirects\\Table::OPTION );
	}`;

export default class SiteAsFound extends TestEnvironment {
	private before: Inventory = {};

	async setup(): Promise< void > {
		await super.setup();
		this.global.pharosHtmlParser = parser;
	}

	/** All hooks of a file have run at its end. */
	async handleTestEvent(
		event: { name: string },
		state: { unhandledErrors: unknown[] }
	): Promise< void > {
		if ( event.name === 'run_start' ) {
			// Restores the site after a run that was killed, if the site is still running.
			await putBack( site );
			await site.php( USE_SHORT_THEME + FORGET_TABLES );
			this.before = await inventory();
		}
		if ( event.name === 'run_finish' ) {
			const changes = changesOf( this.before, await inventory() );
			// Real plugins have tables, jobs and options of their own.
			if ( changes.length > 0 && ! process.env.PHAROS_NEIGHBOURS ) {
				state.unhandledErrors.push(
					new Error(
						[ 'The site is not as it was found:', ...changes ].join(
							'\n'
						)
					)
				);
			}
		}
	}
}

const inventory = () => site.php< Inventory >( INVENTORY );

function changesOf( before: Inventory, after: Inventory ): string[] {
	return Object.keys( { ...before, ...after } )
		.filter( ( name ) => ! passing.test( name ) )
		.filter( ( name ) => before[ name ] !== after[ name ] )
		.map(
			( name ) =>
				`${ name }: ${ excerpt( before[ name ] ) } → ${ excerpt( after[ name ] ) }`
		);
}

const excerpt = ( value = 'nothing' ) => value.slice( 0, 120 );
