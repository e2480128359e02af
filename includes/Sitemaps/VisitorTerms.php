<?php
/**
 * Finds the terms that WordPress's functions return for visitors.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

/**
 * Shop and membership plugins hide terms with filters of WP_Term_Query, which WordPress's own sitemap respects. Sitemaps read terms by id and
 * without it; if there are such filters, it determines which terms it finds: one query per chunk of terms, by primary key.
 */
final class VisitorTerms {
	private const HOOKS = [
		'get_terms_defaults',
		'get_terms_args',
		'parse_term_query',
		'pre_get_terms',
		'list_terms_exclusions',
		'terms_clauses',
		'terms_pre_query',
		'get_terms',
		'wp_sitemaps_taxonomies_query_args',
	];

	/** Translates the names of post formats. */
	private const OF_WORDPRESS = ['_post_format_get_terms'];

	/** @return string Changes every hour while other plugins filter terms; otherwise empty. */
	public static function rule(): string {
		return ForeignFilters::are_on(self::HOOKS, self::OF_WORDPRESS)
			? (string) intdiv(time(), HOUR_IN_SECONDS)
			: '';
	}

	/**
	 * @param list<int> $ids Ids of terms of a taxonomy.
	 * @return list<int> Ids of terms that visitors find, in the same order.
	 */
	public static function found(string $taxonomy, array $ids): array {
		if ($ids === [] || !ForeignFilters::are_on(self::HOOKS, self::OF_WORDPRESS)) {
			return $ids;
		}
		$found = VisitorQuery::as_visitor(static fn(): array => self::ask($taxonomy, $ids));
		return array_values(array_intersect($ids, $found));
	}

	/**
	 * @param list<int> $ids
	 * @return list<int>
	 */
	private static function ask(string $taxonomy, array $ids): array {
		$plain = [
			'taxonomy' => $taxonomy,
			'orderby' => 'none',
			'hide_empty' => false,
			'hierarchical' => false,
			'update_term_meta_cache' => false,
			CoreSitemap::MARK => true,
		];
		/** This filter is documented in wp-includes/sitemaps/providers/class-wp-sitemaps-taxonomies.php. */
		$args = apply_filters('wp_sitemaps_taxonomies_query_args', $plain, $taxonomy);
		$in = implode(',', $ids);
		// Not with `include`: WordPress would ignore `exclude`, which filters use.
		$only = static function ($clauses, $taxonomies, $args) use ($in) {
			if (is_array($clauses) && isset($args[CoreSitemap::MARK])) {
				$clauses['where'] .= " AND t.term_id IN ($in)";
			}
			return $clauses;
		};
		add_filter('terms_clauses', $only, PHP_INT_MAX, 3);
		try {
			$terms = get_terms(
				// Multilingual plugins query all languages.
				['lang' => '', 'number' => 0, 'offset' => 0, 'fields' => 'all'] +
					(is_array($args) ? $args : $plain),
			);
		} finally {
			remove_filter('terms_clauses', $only, PHP_INT_MAX);
		}
		return is_array($terms) ? array_map('intval', array_column($terms, 'term_id')) : $ids;
	}
}
