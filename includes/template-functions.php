<?php
/**
 * Functions for themes.
 */

declare(strict_types=1);

defined('ABSPATH') || exit();

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
