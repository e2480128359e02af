<?php
/**
 * Plugin Name:       Pharos SEO
 * Description:       Control how your site appears in search results and on social networks: titles, sitemaps, structured data, redirects and a site analysis.
 * Version:           1.0.0
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

define('PHAROS_VERSION', '1.0.0');
define('PHAROS_FILE', __FILE__);

require __DIR__ . '/includes/autoload.php';
require __DIR__ . '/includes/hooks.php';

// Template tag for themes. Defined here, because a separate file would be loaded for every visitor.
if (!function_exists('pharos_breadcrumbs')) {
	/**
	 * Outputs breadcrumbs from the home page to the current page as links (docs/breadcrumbs.md). Empty on the home page, on "not found"
	 * pages, and while another SEO plugin is active.
	 *
	 *     if (function_exists('pharos_breadcrumbs')) {
	 *         pharos_breadcrumbs(['separator' => '/']);
	 *     }
	 *
	 * @param array{separator?: string, home?: string} $args `separator` between the links ("›"), `home` is the label of the home page
	 *                                                       ("Home"); plain texts.
	 * @param bool                                     $echo Whether to echo the HTML.
	 * @return string HTML; '' if there are no breadcrumbs.
	 */
	function pharos_breadcrumbs(array $args = [], bool $echo = true): string {
		global $shortcode_tags;
		$html = (string) ($shortcode_tags['pharos_breadcrumbs'] ?? '__return_empty_string')(
			$args,
			'',
			'pharos_breadcrumbs',
		);
		if ($echo) {
			echo $html;
		}
		return $html;
	}
}
