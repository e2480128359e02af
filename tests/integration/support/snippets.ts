/** Custom code of a site, as administrators put it into wp-content/mu-plugins. */
import { site } from './site';

/**
 * Adds code to the site for one test file or block, and removes it afterwards.
 *
 * @param name The file name without ".php".
 * @param code PHP, without its opening tag.
 */
export function withSnippet( name: string, code: string ): void {
	beforeAll( () =>
		site.php(
			`wp_mkdir_p( WPMU_PLUGIN_DIR );
			file_put_contents( WPMU_PLUGIN_DIR . "/{$args['name']}.php", "<?php\\n" . $args['code'] );`,
			{ name, code }
		)
	);
	afterAll( () =>
		site.php( `unlink( WPMU_PLUGIN_DIR . "/{$args[0]}.php" );`, [ name ] )
	);
}
