<?php
/**
 * A file that the plugin serves.
 */

declare(strict_types=1);

namespace Pharos\Core;

/** Of the feature that names it in includes/hooks/features.php, with a pattern of URLs that may be its own. */
interface File {
	/**
	 * On `wp_loaded` of a request that matches the pattern, before WordPress queries posts. Ends the request if it is for the file;
	 * otherwise WordPress answers it.
	 *
	 * @param \Closure(): \Pharos\Settings\Settings  $settings
	 * @param \Closure(): \Pharos\Template\Variables $variables
	 */
	public static function serve(\Closure $settings, \Closure $variables): void;
}
