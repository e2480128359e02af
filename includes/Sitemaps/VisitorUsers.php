<?php
/**
 * Finds the authors that WordPress's own sitemap lists.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use WP_User_Query;

/** As VisitorTerms, for users: one query per chunk if other plugins filter the query of users. */
final class VisitorUsers {
	private const HOOKS = [
		'pre_get_users',
		'pre_user_query',
		'users_pre_query',
		'wp_sitemaps_users_query_args',
	];

	/** @return string Changes every hour while other plugins filter users; otherwise empty. */
	public static function rule(): string {
		return ForeignFilters::are_on(self::HOOKS) ? (string) intdiv(time(), HOUR_IN_SECONDS) : '';
	}

	/**
	 * @param list<int> $ids
	 * @return list<int> Ids of users that the query finds, in the same order.
	 */
	public static function found(array $ids): array {
		if ($ids === [] || !ForeignFilters::are_on(self::HOOKS)) {
			return $ids;
		}
		$found = VisitorQuery::as_visitor(static fn(): array => self::ask($ids));
		return array_values(array_intersect($ids, $found));
	}

	/**
	 * @param list<int> $ids
	 * @return list<int>
	 */
	private static function ask(array $ids): array {
		global $wpdb;
		/** This filter is documented in wp-includes/sitemaps/providers/class-wp-sitemaps-users.php. */
		$args = CoreSitemap::by_others('wp_sitemaps_users_query_args', [
			'has_published_posts' => ['post'],
			'number' => 2000,
		]);
		$query = new WP_User_Query();
		$in = implode(',', $ids);
		// Not with `include`: WordPress would ignore `exclude`, which filters use.
		$only = static function (WP_User_Query $asked) use ($query, $in, $wpdb): void {
			if ($asked === $query) {
				$asked->query_where .= " AND $wpdb->users.ID IN ($in)";
				$asked->query_limit = '';
				$asked->query_orderby = '';
			}
		};
		add_action('pre_user_query', $only, PHP_INT_MAX);
		try {
			$query->prepare_query(
				['number' => '', 'paged' => 1, 'count_total' => false, 'cache_results' => false] + [
						'fields' => 'ID',
					] +
					$args,
			);
			$query->query();
		} finally {
			remove_action('pre_user_query', $only, PHP_INT_MAX);
		}
		return array_map(
			static fn($user): int => (int) (is_object($user) ? $user->ID : $user),
			(array) $query->get_results(),
		);
	}
}
