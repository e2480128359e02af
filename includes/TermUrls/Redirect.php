<?php
/**
 * Redirects between the URLs of a term with and without the base of its taxonomy.
 */

declare(strict_types=1);

namespace Pharos\TermUrls;

use WP_Taxonomy;
use WP_Term;

/** Permanent, in both directions: for URLs linked or indexed before the setting was changed, or before a page took the URL. */
final class Redirect {
	/** On `template_redirect`, before WordPress guesses a similar URL for a missing page. */
	public static function run(): void {
		$is_read = in_array($_SERVER['REQUEST_METHOD'] ?? '', ['GET', 'HEAD'], true);
		$target =
			!$is_read || is_customize_preview()
				? ''
				: self::target(self::below_home((string) ($_SERVER['REQUEST_URI'] ?? '')));
		if ($target !== '') {
			$query = (string) ($_SERVER['QUERY_STRING'] ?? '');
			wp_safe_redirect($target . ($query === '' ? '' : "?$query"), 301, 'Pharos SEO');
			exit();
		}
	}

	/** The URL to redirect a request to; '' for none. */
	private static function target(string $path): string {
		$queried = get_queried_object();
		foreach (TermUrls::state()['ever'] as $name) {
			$taxonomy = get_taxonomy($name);
			if ($path === '' || !$taxonomy || TermUrls::base($taxonomy) === '') {
				continue;
			}
			$front = ltrim(strstr(TermUrls::struct($taxonomy), '%', true) ?: '', '/');
			if (!($queried instanceof WP_Term)) {
				[$term, $rest] = self::found($path, $front, $taxonomy);
			} elseif (
				$queried->taxonomy === $name &&
				str_starts_with($path, $front . TermUrls::base($taxonomy) . '/')
			) {
				[$term, $rest] = [$queried, self::behind($path, $queried)];
			} else {
				continue;
			}
			$url = $term ? get_term_link($term) : '';
			if (is_string($url) && $url !== '') {
				$url = $rest === '' ? $url : user_trailingslashit(untrailingslashit($url) . $rest);
				return self::below_home($url) === $path ? '' : $url;
			}
		}
		return '';
	}

	/** The decoded path of a URL relative to the home URL. */
	private static function below_home(string $url): string {
		$path = (string) wp_parse_url($url, PHP_URL_PATH);
		$home = (string) wp_parse_url(home_url('/'), PHP_URL_PATH);
		return str_starts_with($path, $home)
			? trim(rawurldecode(substr($path, strlen($home))), '/')
			: '';
	}

	/** The part of a path after a term: a page, a feed. */
	private static function behind(string $path, WP_Term $term): string {
		$slug = preg_quote(rawurldecode($term->slug), '#');
		return preg_match("#(?:^|/)$slug(/.*)?$#u", $path, $match) === 1 ? $match[1] ?? '' : '';
	}

	/**
	 * The term that a missing URL without base refers to, and the rest of the path. Also matches terms without their ancestors: some
	 * plugins omit those.
	 *
	 * @return array{WP_Term|null, string}
	 */
	private static function found(string $path, string $front, WP_Taxonomy $taxonomy): array {
		global $wp_rewrite;
		if (!str_starts_with($path, $front)) {
			return [null, ''];
		}
		$path = substr($path, strlen($front));
		$feeds = implode('|', array_map('preg_quote', $wp_rewrite->feeds));
		$page = preg_quote($wp_rewrite->pagination_base, '#');
		$rest = "/(?:$page/\d+|feed(?:/(?:$feeds))?|(?:$feeds)|embed)";
		preg_match("#^(.+?)($rest)?$#u", $path, $match);
		$term = get_term_by('slug', wp_basename($match[1] ?? ''), $taxonomy->name);
		return $term instanceof WP_Term &&
			in_array($match[1], [self::path($term, $taxonomy), rawurldecode($term->slug)], true)
			? [$term, $match[2] ?? '']
			: [null, ''];
	}

	private static function path(WP_Term $term, WP_Taxonomy $taxonomy): string {
		$slugs = [$term->slug];
		if (!empty($taxonomy->rewrite['hierarchical'])) {
			foreach (get_ancestors($term->term_id, $taxonomy->name, 'taxonomy') as $above) {
				array_unshift($slugs, get_term($above)->slug ?? '');
			}
		}
		return rawurldecode(implode('/', $slugs));
	}
}
