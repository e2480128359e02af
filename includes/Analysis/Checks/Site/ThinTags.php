<?php
/**
 * Checks for many archives with almost no content.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Site;

use Pharos\Analysis\Check;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Content\PostTypes;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\Text\Text;

/** Tags and all other taxonomies with archives: counts terms with one post or none. */
final class ThinTags implements Check {
	/** Number of thin archives that is acceptable for a taxonomy. */
	private const FEW = 9;

	/** Maximum number of terms to list. */
	private const MOST = 20;

	public function id(): string {
		return 'thin_tags';
	}

	public function severity(): string {
		return self::SUGGESTION;
	}

	public function run(Site $site): ?Result {
		$names = array_values(
			array_diff(array_keys(PostTypes::taxonomies()), $site->settings->get('no_index')),
		);
		$thin = $names === [] ? [] : self::count($names, $site);
		if ($thin === []) {
			return Result::passed(__('Few term archives have fewer than two posts.', 'pharos-seo'));
		}
		$worst = (string) array_key_first($thin);
		$count = array_sum($thin);
		return Result::found(
			sprintf(
				/* translators: %s: a number. */
				_n(
					'%s term archive has one post or none.',
					'%s term archives have one post or none.',
					$count,
					'pharos-seo',
				),
				number_format_i18n($count),
			),
			[
				__(
					'An archive with one post only repeats that post. Many of them in search results distract visitors and crawlers from important pages.',
					'pharos-seo',
				),
				[
					'list' => array_map(
						static fn(string $name, int $number): string => sprintf(
							/* translators: 1: name of a taxonomy, such as Tags, 2: a number. */
							_x('%1$s: %2$s', 'taxonomy and number', 'pharos-seo'),
							self::label($name),
							number_format_i18n($number),
						),
						array_keys($thin),
						$thin,
					),
				],
				__(
					'Delete unused tags, assign more posts to the others, or set these archives to noindex.',
					'pharos-seo',
				),
				['links' => self::links(self::terms(array_keys($thin), $site))],
			],
			Fix::setting(
				sprintf(
					/* translators: %s: name of a taxonomy, such as Tags. */
					__('Set %s to No Index', 'pharos-seo'),
					self::label($worst),
				),
				'/advanced/robot_instructions/indexing',
				"no_index.$worst",
			),
		);
	}

	/**
	 * @param list<string> $names
	 * @return array<string, int> Thin archives by taxonomy, only those with too many; most first.
	 */
	private static function count(array $names, Site $site): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			'SELECT tt.taxonomy, COUNT(*) AS thin ' .
				self::thin($names, $site) .
				$wpdb->prepare(
					' GROUP BY tt.taxonomy HAVING COUNT(*) > %d ORDER BY thin DESC',
					self::FEW,
				),
		);
		return array_map('intval', array_column((array) $rows, 'thin', 'taxonomy'));
	}

	/**
	 * @param list<string> $names
	 * @return list<\WP_Term>
	 */
	private static function terms(array $names, Site $site): array {
		global $wpdb;
		$ids = $wpdb->get_col(
			'SELECT tt.term_id ' .
				self::thin($names, $site) .
				' ORDER BY tt.count, tt.term_id LIMIT ' .
				self::MOST,
		);
		$terms = get_terms([
			'taxonomy' => $names,
			'include' => array_map('intval', $ids),
			'orderby' => 'include',
			'hide_empty' => false,
		]);
		return is_array($terms) ? array_values($terms) : [];
	}

	/**
	 * Returns the FROM and WHERE clauses of both queries. Archives of terms with child terms also show their posts.
	 *
	 * @param list<string> $names
	 */
	private static function thin(array $names, Site $site): string {
		global $wpdb;
		$in = implode(', ', array_fill(0, count($names), '%s'));
		$own = $site->settings->get('enable_page_level_seo')
			? $wpdb->prepare(
				" AND tt.term_id NOT IN (SELECT term_id FROM $wpdb->termmeta WHERE meta_key = %s AND meta_value = 'yes')",
				ObjectMeta::PREFIX . 'noindex',
			)
			: '';
		return $wpdb->prepare(
			"FROM $wpdb->term_taxonomy tt WHERE tt.taxonomy IN ($in) AND tt.count < 2
			AND tt.term_id NOT IN (SELECT parent FROM $wpdb->term_taxonomy WHERE parent > 0)",
			$names,
		) . $own;
	}

	/**
	 * @param list<\WP_Term> $terms
	 * @return list<array>
	 */
	private static function links(array $terms): array {
		$links = [];
		foreach ($terms as $term) {
			$url = get_term_link($term);
			if (is_string($url)) {
				$links[] = [
					'url' => $url,
					'details' => Text::plain($term->name),
					'fix' => Fix::term(
						__('Edit', 'pharos-seo'),
						$term->term_id,
						$term->taxonomy,
						'noindex',
					),
				];
			}
		}
		return $links;
	}

	private static function label(string $taxonomy): string {
		return Text::plain((string) (get_taxonomy($taxonomy)->labels->name ?? $taxonomy));
	}
}
