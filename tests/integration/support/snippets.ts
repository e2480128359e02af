/**
 * Code of a site's own, as administrators put it into wp-content/mu-plugins.
 */
import { site } from './site';

/**
 * Puts code onto the site for one test file or block, and takes it away again.
 *
 * @param name Of the file, without ".php".
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
