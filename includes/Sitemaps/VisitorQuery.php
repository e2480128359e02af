<?php
/**
 * Finds the posts that WP_Query returns for visitors.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Content\Restriction;
use WP_Query;

/**
 * Forum, membership and shop plugins hide posts with filters of WP_Query, which WordPress's own sitemap respects. Sitemaps read posts by
 * key and without WP_Query; if filters change the query for a post type, WP_Query determines which posts it finds: one query per chunk of
 * posts, by primary key.
 */
final class VisitorQuery {
	/** Number of posts per query that loads whole posts because of a filter. */
	private const CHUNK = 200;

	/** Filters that change the posts instead of the SQL, so that their effect can only be determined by running the query. */
	private const OF_RESULTS = ['posts_pre_query', 'posts_results', 'the_posts'];

	/** @var array<string, string> Rules by post type. */
	private array $rules = [];

	/** @var array<int, true>|null Posts whose pages other code closes, by id. */
	private ?array $closed = null;

	/**
	 * The query for a post type with the filters of other plugins: it changes if they hide different posts. Other dependencies, such as
	 * post meta, are checked again after an hour.
	 *
	 * @return string Empty if no filter changes the query.
	 */
	public function rule(string $type): string {
		return $this->rules[$type] ??= self::as_visitor(static function () use ($type): string {
			$args = self::args($type);
			$changed = self::sql($args);
			if ($changed === self::plain_sql($type) && !self::are_results_filtered()) {
				return '';
			}
			// Some rules compare with the current time.
			$lasting = preg_replace(
				'/\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d(?::\d\d)?)?|\b\d{10}\b/',
				'',
				$changed,
			);
			return md5((string) $lasting) . intdiv(time(), HOUR_IN_SECONDS);
		});
	}

	/** @return array<int, true> Posts whose pages redirect visitors, end or aren't found, by id. */
	public function closed(): array {
		return $this->closed ??= array_fill_keys(Restriction::closed_pages(), true);
	}

	/**
	 * @param list<int> $ids Ids of posts of one type.
	 * @return list<int> Ids of posts that visitors find, in the same order.
	 */
	public function found(string $type, array $ids): array {
		if ($ids === [] || $this->rule($type) === '') {
			return $ids;
		}
		$found = self::as_visitor(static function () use ($type, $ids): array {
			$args = self::args($type);
			$is_whole = self::are_results_filtered();
			$chunks = $is_whole ? array_chunk($ids, self::CHUNK) : [$ids];
			return array_merge(
				...array_map(
					static fn(array $chunk): array => self::ask($args, $chunk, $is_whole),
					$chunks,
				),
			);
		});
		return array_values(array_intersect($ids, $found));
	}

	/** @return array<string, mixed> The query of WordPress's own sitemap, see WP_Sitemaps_Posts::get_posts_query_args(). */
	private static function args(string $type): array {
		/** This filter is documented in wp-includes/sitemaps/providers/class-wp-sitemaps-posts.php. */
		$args = apply_filters('wp_sitemaps_posts_query_args', self::plain_args($type), $type);
		// The documented way of multilingual plugins to query all languages: the sitemap includes all.
		return ['lang' => ''] + (is_array($args) ? $args : self::plain_args($type));
	}

	/** @return array<string, mixed> */
	private static function plain_args(string $type): array {
		return [
			'orderby' => 'ID',
			'order' => 'ASC',
			'post_type' => $type,
			'post_status' => [$type === 'attachment' ? 'inherit' : 'publish'],
			'no_found_rows' => true,
			'update_post_term_cache' => false,
			'update_post_meta_cache' => false,
			'ignore_sticky_posts' => true,
			CoreSitemap::MARK => true,
		];
	}

	/** The SQL of a query, without running it. */
	private static function sql(array $args): string {
		global $wpdb;
		$query = new WP_Query();
		$none = static fn($posts, $asked) => $asked === $query ? [] : $posts;
		add_filter('posts_pre_query', $none, PHP_INT_MAX, 2);
		try {
			self::run($query, $args, false);
		} finally {
			remove_filter('posts_pre_query', $none, PHP_INT_MAX);
		}
		return $wpdb->remove_placeholder_escape((string) $query->request);
	}

	/** The SQL of WordPress without any filters. */
	private static function plain_sql(string $type): string {
		global $wp_filter;
		$filters = $wp_filter;
		$wp_filter = [];
		try {
			return self::sql(['lang' => ''] + self::plain_args($type));
		} finally {
			$wp_filter = $filters;
		}
	}

	/**
	 * @param list<int> $ids
	 * @return list<int>
	 */
	private static function ask(array $args, array $ids, bool $is_whole): array {
		global $wpdb;
		$query = new WP_Query();
		$in = implode(',', array_map('intval', $ids));
		// Not with `post__in`, which filters may use themselves, and which makes WordPress ignore their `post__not_in`.
		$only = static fn($where, $asked) => $asked === $query
			? "$where AND $wpdb->posts.ID IN ($in)"
			: $where;
		add_filter('posts_where', $only, PHP_INT_MAX, 2);
		try {
			self::run($query, $args, $is_whole);
		} finally {
			remove_filter('posts_where', $only, PHP_INT_MAX);
		}
		return array_map(
			static fn($post): int => (int) (is_object($post) ? $post->ID : $post),
			(array) $query->posts,
		);
	}

	/** Runs a query without limit and order, which don't affect which posts are hidden. */
	private static function run(WP_Query $query, array $args, bool $is_whole): void {
		$all = static function (WP_Query $asked) use ($query, $is_whole): void {
			if ($asked !== $query) {
				return;
			}
			foreach (
				[
					'fields' => $is_whole ? '' : 'ids',
					'nopaging' => true,
					'posts_per_page' => -1,
					'offset' => '',
					'paged' => 0,
					'orderby' => 'none',
					'no_found_rows' => true,
					'cache_results' => false,
					'suppress_filters' => false,
				]
				as $name => $value
			) {
				$query->set($name, $value);
			}
		};
		add_action('pre_get_posts', $all, PHP_INT_MAX);
		try {
			$query->query($args);
		} finally {
			remove_action('pre_get_posts', $all, PHP_INT_MAX);
		}
	}

	/** Whether plugins filter the found posts. */
	private static function are_results_filtered(): bool {
		global $wp_filter;
		foreach (self::OF_RESULTS as $hook) {
			foreach ($wp_filter[$hook]->callbacks ?? [] as $callbacks) {
				if (array_diff_key($callbacks, ['_close_comments_for_old_posts' => true]) !== []) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Runs code as a logged-out visitor, for all languages.
	 *
	 * @template Value
	 * @param \Closure(): Value $run
	 * @return Value
	 */
	public static function as_visitor(\Closure $run): mixed {
		$user = get_current_user_id();
		$language = apply_filters('wpml_current_language', null);
		$user && wp_set_current_user(0);
		do_action('wpml_switch_language', 'all');
		try {
			return $run();
		} finally {
			do_action('wpml_switch_language', $language);
			$user && wp_set_current_user($user);
		}
	}
}
