import { site } from './site';

/**
 * Switches plugins of tests/fixtures on for one test file, and off again.
 *
 * @param slugs Folder names.
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
	// Rewrite rules are made again by the next request, which has the plugin's post types (or not).
	await site.php(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$args['how']( "{$args['slug']}/{$args['slug']}.php" );
		delete_option( 'rewrite_rules' );`,
		{ slug, how }
	);
}

/**
 * Switches a theme of tests/fixtures/plain-theme on for one test file or block, and back again.
 *
 * @param slug Folder name.
 */
export function withTheme( slug: string ): void {
	withPlugins( 'plain-theme' );
	let before: string;
	beforeAll( async () => {
		// WordPress remembers for half an hour which themes there are.
		before = await site.php(
			`$before = get_stylesheet();
			wp_clean_themes_cache();
			search_theme_directories( true );
			switch_theme( $args['slug'] );
			return $before;`,
			{ slug }
		);
	} );
	afterAll( () => site.php( `switch_theme( $args[0] );`, [ before ] ) );
}
