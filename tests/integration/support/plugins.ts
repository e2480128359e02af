import { site } from './site';

/**
 * Activates plugins of tests/fixtures for one test file, and deactivates them afterwards.
 *
 * @param slugs The folder names.
 */
export function withPlugins( ...slugs: string[] ): void {
	beforeAll( async () => {
		for ( const slug of slugs ) {
			await activate( slug );
		}
	} );
	afterAll( async () => {
		for ( const slug of slugs ) {
			await deactivate( slug );
		}
	} );
}

export const activate = ( slug: string ) =>
	switchPlugin( slug, 'activate_plugin' );
export const deactivate = ( slug: string ) =>
	switchPlugin( slug, 'deactivate_plugins' );

async function switchPlugin( slug: string, how: string ): Promise< void > {
	// The next request, which has the plugin's post types (or not), regenerates the rewrite rules.
	await site.php(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$args['how']( "{$args['slug']}/{$args['slug']}.php" );
		delete_option( 'rewrite_rules' );`,
		{ slug, how }
	);
}

/**
 * Activates a theme of WordPress or of tests/fixtures/plain-theme for one test file or block, and restores the previous one afterwards.
 *
 * @param slug The folder name.
 */
export function withTheme( slug: string ): void {
	withPlugins( 'plain-theme' );
	let before: { theme: string; widgets: unknown };
	beforeAll( async () => {
		// WordPress caches the list of themes for half an hour.
		before = await site.php(
			`$before = [ 'theme' => get_stylesheet(), 'widgets' => get_option( 'sidebars_widgets' ) ];
			wp_clean_themes_cache();
			search_theme_directories( true );
			switch_theme( $args['slug'] );
			return $before;`,
			{ slug }
		);
	} );
	// A later request, of another file, would move widgets and menus to the places of the theme.
	afterAll( () =>
		site.php(
			`switch_theme( $args['theme'] );
			delete_option( 'theme_switched' );
			delete_option( 'theme_switch_menu_locations' );
			update_option( 'sidebars_widgets', $args['widgets'] );`,
			before
		)
	);
}
