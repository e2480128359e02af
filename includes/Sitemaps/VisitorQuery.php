<?php
/**
 * The posts that a query of WordPress finds for visitors.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Head\CoreSitemap;
use WP_Query;

/**
 * Forums, memberships and shops hide posts from lists with filters of WP_Query, and WordPress's own sitemap respects them. Sitemaps
 * read their posts by key and without WP_Query; where filters change the query for a post type, it is asked which of them it
 * finds: one query for each chunk of posts, by their primary keys.
 */
final class VisitorQuery {
	/** Number of posts in a query that loads whole posts, because a filter wants to see them. */
	private const CHUNK = 200;

	/** Filters that change the posts and not the SQL, so that only asking shows what they do. */
	private const OF_RESULTS = ['posts_pre_query', 'posts_results', 'the_posts'];

	/** @var array<string, string> Rules by post type. */
	private array $rules = [];

	/**
	 * What other plugins make of the query for a post type: it changes when they hide other posts. What it depends on besides, such
	 * as rows of meta, is looked at again after an hour.
	 *
	 * @return string Empty when no filter changes the query.
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

	/**
	 * @param list<int> $ids Of posts of one type.
	 * @return list<int> Those that visitors find, in the same order.
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
		// A query for all languages, as plugins with a post for each language document it: the sitemap has them all.
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

	/** The SQL of a query, which is not run. */
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

	/** The SQL that WordPress makes without any filter. */
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
		// Not by `post__in`, which filters use themselves, and which makes WordPress ignore their `post__not_in`.
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

	/** Runs a query for all posts at once: how long lists are, and in what order, is no reason to hide a post. */
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

	/** Whether anybody but WordPress filters the posts that were found. */
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
	 * Runs code as somebody who is not logged in, in no particular language.
	 *
	 * @template Value
	 * @param \Closure(): Value $run
	 * @return Value
	 */
	private static function as_visitor(\Closure $run): mixed {
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
