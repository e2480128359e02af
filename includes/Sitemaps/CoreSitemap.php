<?php
/**
 * Exclusions from WordPress's built-in sitemap.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\ObjectMeta\ObjectMeta;
use Pharos\Settings\Settings;

/** Excludes URLs that are set to noindex, redirect, or have a different canonical URL: a sitemap lists only URLs to index. */
final class CoreSitemap {
	/** The query variable of Sitemaps\VisitorQuery, which runs the same query with different rules. */
	public const MARK = 'pharos_sitemap';

	/** Whether Pharos applies a filter of WordPress's sitemap for its own: its rules don't apply then. */
	private static bool $is_for_own = false;

	public function __construct(private readonly Settings $settings) {}

	/**
	 * Applies a filter of WordPress's sitemap, without Pharos's own changes.
	 *
	 * @param 'wp_sitemaps_post_types'|'wp_sitemaps_taxonomies'|'wp_sitemaps_users_query_args' $filter
	 * @return array The value unchanged if a filter returns no array.
	 */
	public static function by_others(string $filter, array $value): array {
		self::$is_for_own = true;
		try {
			$filtered = apply_filters($filter, $value);
		} finally {
			self::$is_for_own = false;
		}
		return is_array($filtered) ? $filtered : $value;
	}

	/**
	 * @param array<string, object> $types Post types or taxonomies by name.
	 * @return array<string, object>
	 */
	public function types(array $types): array {
		return self::$is_for_own
			? $types
			: array_diff_key($types, array_flip($this->settings->get('no_index')));
	}

	/**
	 * Excludes the posts, terms or authors that are individually set to noindex or have a custom canonical URL or a redirect from a query.
	 *
	 * @param 'post'|'term'|'user' $kind
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	public function without_hidden(string $kind, array $query): array {
		// The sitemaps of Pharos apply different rules to these.
		$is_ours = self::$is_for_own || isset($query[self::MARK]);
		if ($is_ours || !$this->settings->get('enable_page_level_seo')) {
			return $query;
		}
		$noindex = ObjectMeta::key($kind, 'noindex');
		$hidden = [
			[
				'relation' => 'OR',
				['key' => $noindex, 'compare' => 'NOT EXISTS'],
				['key' => $noindex, 'value' => 'yes', 'compare' => '!='],
			],
			['key' => ObjectMeta::key($kind, 'canonical'), 'compare' => 'NOT EXISTS'],
		];
		if ($this->settings->get('enable_redirects')) {
			$hidden[] = ['key' => ObjectMeta::key($kind, 'redirect'), 'compare' => 'NOT EXISTS'];
		}
		$query['meta_query'] = [...array_filter([$query['meta_query'] ?? []]), ...$hidden];
		return $query;
	}

	public function has_authors(): bool {
		return $this->settings->get('author_archive') &&
			!in_array('author', $this->settings->get('no_index'), true);
	}

	/**
	 * Returns the list of pages without the home page, which WordPress puts first when it shows the latest posts.
	 *
	 * @return list<array<string, mixed>>|null Null to use WordPress's list.
	 */
	public function without_home(string $type, int $page): ?array {
		$robots = $this->settings->get('home_page_robots')['general'] ?? [];
		if (
			$type !== 'page' ||
			$page !== 1 ||
			get_option('show_on_front') !== 'posts' ||
			!in_array('noindex', $robots, true)
		) {
			return null;
		}
		static $making = false;
		if ($making) {
			return null;
		}
		// WordPress has no filter for a single URL, so the list is generated a second time.
		$making = true;
		$provider = wp_sitemaps_get_server()->registry->get_provider('posts');
		$list = $provider ? $provider->get_url_list($page, $type) : [];
		$making = false;
		return array_slice($list, 1);
	}
}
