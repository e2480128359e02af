<?php
/**
 * Finds terms that have to keep the base of their taxonomy, because their URL without it is already used.
 */

declare(strict_types=1);

namespace Pharos\TermUrls;

use Pharos\Content\PostTypes;
use Pharos\Settings\Settings;
use WP_Taxonomy;

final class Clashes {
	/** Maximum number of slugs per query. */
	private const AT_ONCE = 500;

	/** @var array<string, list<string>> Regular expressions of rules that don't match any word, by a URL of any words. */
	private array $narrow = [];

	/** @param array<string, string> $rules All rewrite rules of the site, by regular expression. */
	public function __construct(
		private readonly Settings $settings,
		private readonly array $rules,
	) {}

	/**
	 * @param array<string, WP_Taxonomy>        $taxonomies Taxonomies by name.
	 * @param array<string, array<int, string>> $paths      Paths by taxonomy, then by term id; see Paths.
	 * @return list<int> Ids of terms.
	 */
	public function among(array $taxonomies, array $paths): array {
		$terms = [];
		$clashes = [];
		foreach ($taxonomies as $name => $taxonomy) {
			$front = ltrim(strstr(TermUrls::struct($taxonomy), '%', true) ?: '', '/');
			foreach ($paths[$name] as $id => $path) {
				// Of two terms of different taxonomies, the first one gets the URL.
				if (isset($terms[$front . $path]) || $this->has_rule($front, $path)) {
					$clashes[] = $id;
				} else {
					$terms[$front . $path] = $id;
				}
			}
		}
		return [...$clashes, ...array_values(array_intersect_key($terms, $this->of_posts($terms)))];
	}

	/** Whether a specific rule matches this URL: an archive, a year, a feed, the posts of another type. */
	private function has_rule(string $front, string $path): bool {
		// Rules that match any word are for posts and pages, which are looked up by slug.
		$anything = $front . preg_replace('#[^/]+#', 'pharos-any', $path);
		$this->narrow[$anything] ??= array_values(
			array_filter(
				array_map('strval', array_keys($this->rules)),
				static fn(string $rule): bool => preg_match("#^$rule#", $anything) !== 1,
			),
		);
		foreach ($this->narrow[$anything] as $rule) {
			if (preg_match("#^$rule#", $front . $path) === 1) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param array<string, int> $terms Term ids by path.
	 * @return array<string, true> Paths used by posts and pages.
	 */
	private function of_posts(array $terms): array {
		global $wpdb;
		$types = array_keys(PostTypes::served($this->settings));
		$home = (string) wp_parse_url(home_url('/'), PHP_URL_PATH);
		$taken = [];
		$slugs = array_unique(array_map('wp_basename', array_keys($terms)));
		foreach (array_chunk($slugs, self::AT_ONCE) as $some) {
			$query =
				"SELECT ID FROM $wpdb->posts WHERE post_status IN ('publish', 'private', 'inherit') AND post_type IN (" .
				implode(', ', array_fill(0, count($types), '%s')) .
				') AND post_name IN (' .
				implode(', ', array_fill(0, count($some), '%s')) .
				')';
			$ids = $wpdb->get_col(
				$wpdb->prepare($query, ...$types, ...array_map('sanitize_title', $some)),
			);
			_prime_post_caches(array_map('intval', $ids));
			foreach ($ids as $id) {
				$path = (string) wp_parse_url((string) get_permalink((int) $id), PHP_URL_PATH);
				$taken[trim(rawurldecode(substr($path, strlen($home))), '/')] = true;
			}
		}
		return $taken;
	}
}
