<?php
/**
 * Term archives.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Content\Ancestors;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\Page\Context;
use WP_Term;

/** In the order of term_taxonomy_id. Terms without posts aren't included. */
final class Terms implements Provider {
	private const CHUNK = 1000;

	public function __construct(private readonly Indexable $indexable) {}

	public function series(): array {
		$series = [];
		foreach (Kinds::taxonomies() as $name => $taxonomy) {
			if (
				!$this->indexable->is_noindexed(self::of_taxonomy((string) $name)) ||
				$this->indexable->can_differ()
			) {
				$series[$name] = (string) $taxonomy->labels->name;
			}
		}
		return $series;
	}

	public function entries(
		string $series,
		string $from,
		string $to,
		int $limit,
		bool $whole,
	): array {
		$entries = [];
		do {
			$terms = $this->read($series, $from, $to);
			$lists = $this->lists($series, $terms);
			$listed = $this->listed($terms, $lists);
			if ($whole) {
				Ancestors::load_terms(array_unique(array_column($listed, 'parent')));
			}
			foreach ($listed as $term) {
				$entries[] = new Entry(
					self::key($term->term_taxonomy_id),
					$whole ? self::url($term) : '',
					$lists[$term->term_taxonomy_id],
					$term,
				);
				if (count($entries) === $limit) {
					break 2;
				}
			}
			$from = $terms === [] ? '' : self::key(end($terms)->term_taxonomy_id + 1);
		} while (count($terms) === self::CHUNK);
		return $entries;
	}

	public function size(string $series): int {
		$count = wp_count_terms(['taxonomy' => $series, 'hide_empty' => true]);
		return is_numeric($count) ? (int) $count : 0;
	}

	public function rules(string $series): string {
		$taxonomy = get_taxonomy($series);
		return serialize([
			$taxonomy->rewrite ?? null,
			$taxonomy->hierarchical ?? null,
			$taxonomy->query_var ?? null,
			$this->indexable->is_noindexed(self::of_taxonomy($series)),
			VisitorTerms::rule(),
			VisitorLists::rule($this->indexable->visitors, Lists::types_of($series)),
		]);
	}

	/** Whether its archive has any public posts that visitors see. */
	public function has_posts(WP_Term $term): bool {
		return $this->lists($term->taxonomy, [$term])[$term->term_taxonomy_id] !== '';
	}

	public static function key(int $id): string {
		return str_pad((string) $id, 20, '0', STR_PAD_LEFT);
	}

	/** @return list<WP_Term> */
	private function read(string $taxonomy, string $from, string $to): array {
		global $wpdb;
		$where = $wpdb->prepare(
			'tt.taxonomy = %s AND tt.term_taxonomy_id >= %d',
			$taxonomy,
			(int) $from,
		);
		if ($to !== '') {
			$where .= $wpdb->prepare(' AND tt.term_taxonomy_id < %d', (int) $to);
		}
		if ($this->indexable->is_noindexed(self::of_taxonomy($taxonomy))) {
			$where .= " AND tt.term_id IN (SELECT term_id FROM $wpdb->termmeta WHERE meta_key = '_pharos_noindex' AND meta_value = 'no')";
		}
		$rows = $wpdb->get_results(
			"SELECT t.*, tt.* FROM $wpdb->term_taxonomy tt JOIN $wpdb->terms t ON t.term_id = tt.term_id
			WHERE $where ORDER BY tt.term_taxonomy_id LIMIT " . self::CHUNK,
		);
		return array_map(static function (object $row): WP_Term {
			$term = new WP_Term($row);
			$term->term_id = (int) $term->term_id;
			$term->term_taxonomy_id = (int) $term->term_taxonomy_id;
			$term->parent = (int) $term->parent;
			return $term;
		}, (array) $rows);
	}

	/**
	 * @param list<WP_Term>      $terms
	 * @param array<int, string> $lists
	 * @return list<WP_Term>
	 */
	private function listed(array $terms, array $lists): array {
		$terms = array_filter(
			$terms,
			static fn(WP_Term $term): bool => $lists[$term->term_taxonomy_id] !== '',
		);
		$ids = array_column($terms, 'term_id');
		$found =
			$terms === [] ? [] : array_flip(VisitorTerms::found(current($terms)->taxonomy, $ids));
		$terms = array_filter(
			$terms,
			static fn(WP_Term $term): bool => isset($found[$term->term_id]),
		);
		$rows = Rows::read('term', array_column($terms, 'term_id'));
		return array_values(
			array_filter(
				$terms,
				fn(WP_Term $term): bool => $this->indexable->reason(
					new Context(Context::TERM, $term),
					$rows[$term->term_id] ?? ObjectMeta::none(),
					static fn(): string => self::url($term),
				) === null,
			),
		);
	}

	/**
	 * Modification times of term archives, which also include posts of child terms.
	 *
	 * @param list<WP_Term> $terms
	 * @return array<int, string> Times by term_taxonomy_id; '' for terms without posts.
	 */
	private function lists(string $taxonomy, array $terms): array {
		$below = is_taxonomy_hierarchical($taxonomy) ? self::below($taxonomy) : [];
		$parts = [];
		foreach ($terms as $term) {
			$parts[$term->term_taxonomy_id] = self::with_below(
				$term->term_id,
				$term->term_taxonomy_id,
				$below,
			);
		}
		$known = array_filter(
			Lists::find(
				'term',
				array_values(array_unique(array_merge(...array_values($parts) ?: [[]]))),
				$taxonomy,
			),
			static fn(string $lastmod): bool => $lastmod !== '',
		);
		$filled = VisitorLists::filled(
			$this->indexable->visitors,
			'term',
			array_keys($known),
			Lists::types_of($taxonomy),
		);
		$known = array_intersect_key($known, array_flip($filled));
		return array_map(
			static fn(array $ids): string => max(
				array_map(static fn(int $id): string => $known[$id] ?? '', $ids),
			),
			$parts,
		);
	}

	/** @return array<int, array<int, int>> Child terms by term id: term_taxonomy_id by term_id. */
	private static function below(string $taxonomy): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT term_id, term_taxonomy_id, parent FROM $wpdb->term_taxonomy WHERE taxonomy = %s AND parent > 0",
				$taxonomy,
			),
		);
		$below = [];
		foreach ((array) $rows as $row) {
			$below[(int) $row->parent][(int) $row->term_id] = (int) $row->term_taxonomy_id;
		}
		return $below;
	}

	/**
	 * @param array<int, array<int, int>> $below
	 * @return non-empty-list<int> Term_taxonomy_ids of a term and all its descendants.
	 */
	private static function with_below(int $term, int $id, array $below): array {
		$all = [$term => $id];
		$level = $below[$term] ?? [];
		// Corrupted data may contain circular parents.
		while ($level = array_diff_key($level, $all)) {
			$all += $level;
			$level = array_replace(
				[],
				...array_map(static fn(int $one): array => $below[$one] ?? [], array_keys($level)),
			);
		}
		return array_values($all);
	}

	private static function url(WP_Term $term): string {
		$url = get_term_link($term);
		return is_string($url) ? $url : '';
	}

	private static function of_taxonomy(string $taxonomy): Context {
		return new Context(
			Context::TERM,
			new WP_Term((object) ['term_id' => 0, 'taxonomy' => $taxonomy]),
		);
	}
}
