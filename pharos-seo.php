<?php
/**
 * Plugin Name:       Pharos SEO
 * Description:       Titles, descriptions, sharing, robots and more for search engines, in one settings app.
 * Version:           0.1.0
 * Requires at least: 6.8
 * Requires PHP:      8.1
 * Author:            The Pharos SEO engineers
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       pharos-seo
 * Domain Path:       /languages
 */

declare(strict_types=1);

defined('ABSPATH') || exit();

define('PHAROS_VERSION', '0.1.0');
define('PHAROS_FILE', __FILE__);

require __DIR__ . '/includes/autoload.php';
require __DIR__ . '/includes/hooks.php';

// For themes. Here, since a file of its own would be one more for every visitor.
if (!function_exists('pharos_breadcrumbs')) {
	/**
	 * The way from the home page to the page that is shown, as links (docs/breadcrumbs.md). Nothing on the home page, where nothing was
	 * found, and while another SEO plugin is active.
	 *
	 *     if (function_exists('pharos_breadcrumbs')) {
	 *         pharos_breadcrumbs(['separator' => '/']);
	 *     }
	 *
	 * @param array{separator?: string, home?: string} $args `separator` stands between the links ("›"), `home` is what the home page is
	 *                                                       called ("Home"); plain texts.
	 * @param bool                                     $echo Whether it is printed.
	 * @return string HTML; '' for nothing.
	 */
	function pharos_breadcrumbs(array $args = [], bool $echo = true): string {
		global $shortcode_tags;
		$html = (string) ($shortcode_tags['pharos_breadcrumbs'] ?? '__return_empty_string')($args);
		if ($echo) {
			echo $html;
		}
		return $html;
	}
}
