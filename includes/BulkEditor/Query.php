<?php
/**
 * The posts and terms on a page of the bulk editor.
 */

declare(strict_types=1);

namespace Pharos\BulkEditor;

use Pharos\Content\PostTypes;

/** Combines posts and terms in one list, which the database paginates. */
final class Query {
	/** Maximum number of objects to sort by name; sorting them takes less than a tenth of a second. */
	private const MOST_BY_NAME = 10_000;

	private readonly Conditions $conditions;

	/** @param list<string> $noindex See Conditions. */
	public function __construct(array $noindex) {
		$this->conditions = new Conditions($noindex);
	}

	/**
	 * @param array{page: int, per_page: int, search: string, type: string, filter: string, orderby: string, order: string} $args
	 *        `type`: a post type or taxonomy, or `all`; `filter`: one of Conditions::FILTERS; `orderby`: `date` or `name`.
	 * @return array{rows: list<array{'post'|'term', int}>, total: int, orderby: 'date'|'name'} Kind and id, in order; if there are
	 *         too many to sort by name, they're ordered by date, newest first.
	 */
	public function find(array $args): array {
		global $wpdb;
		$types = self::wanted(PostTypes::viewable(), $args['type']);
		$is_by_name = $args['orderby'] === 'name';
		$newest = $is_by_name || $args['order'] !== 'asc';
		$posts =
			$types === []
				? null
				: new PostsByDate(
					$types,
					self::statuses(),
					$this->conditions->build('post', $args),
					$newest,
				);
		$terms = $this->terms($args);
		$counts = [
			'post' => $posts?->count() ?? 0,
			'term' => $terms === '' ? 0 : (int) $wpdb->get_var("SELECT COUNT(*) $terms"),
		];
		$total = array_sum($counts);
		$is_by_name = $is_by_name && $total <= self::MOST_BY_NAME;
		return [
			'rows' => $is_by_name
				? $this->by_name($args)
				: self::by_date($args, $newest, $posts, $terms, $counts),
			'total' => $total,
			'orderby' => $is_by_name ? 'name' : 'date',
		];
	}

	/**
	 * Lists posts, then terms, or vice versa: neither kind is sorted for pages of the other.
	 *
	 * @param string                       $terms  See terms().
	 * @param array{post: int, term: int}  $counts The number of each kind.
	 * @return list<array{'post'|'term', int}>
	 */
	private static function by_date(
		array $args,
		bool $newest,
		?PostsByDate $posts,
		string $terms,
		array $counts,
	): array {
		$offset = ($args['page'] - 1) * $args['per_page'];
		$rows = [];
		foreach ($newest ? ['post', 'term'] : ['term', 'post'] as $kind) {
			$limit = $args['per_page'] - count($rows);
			if ($limit > 0 && $offset < $counts[$kind]) {
				$ids =
					$kind === 'post'
						? (array) $posts?->page($offset, $limit)
						: self::term_ids($terms, $newest, $offset, $limit);
				$rows = [...$rows, ...array_map(static fn(int $id): array => [$kind, $id], $ids)];
			}
			$offset = max(0, $offset - $counts[$kind]);
		}
		return $rows;
	}

	/** @return list<int> */
	private static function term_ids(string $from, bool $newest, int $offset, int $limit): array {
		global $wpdb;
		$order = $newest ? 'DESC' : 'ASC';
		return array_map(
			'intval',
			$wpdb->get_col(
				"SELECT t.term_id $from ORDER BY t.term_id $order LIMIT $limit OFFSET $offset",
			),
		);
	}

	/**
	 * Sorts by name. WordPress has no index on names, so all results are sorted for each page.
	 *
	 * @return list<array{'post'|'term', int}>
	 */
	private function by_name(array $args): array {
		global $wpdb;
		$selects = [];
		$parts = ['post' => $this->posts($args), 'term' => $this->terms($args)];
		foreach (array_filter($parts) as $kind => $from) {
			['id' => $id, 'name' => $name] = Conditions::TABLES[$kind];
			// Tables may have different collations, which a UNION rejects.
			$selects[] = "SELECT '$kind' AS kind, $id AS id, LOWER(CAST($name AS CHAR)) AS sort $from";
		}
		if ($selects === []) {
			return [];
		}
		$order = $args['order'] === 'asc' ? 'ASC' : 'DESC';
		$rows = $wpdb->get_results(
			implode(' UNION ALL ', $selects) .
				$wpdb->prepare(
					" ORDER BY sort $order, kind ASC, id $order LIMIT %d OFFSET %d",
					$args['per_page'],
					($args['page'] - 1) * $args['per_page'],
				),
		);
		return array_map(
			static fn(object $row): array => [$row->kind, (int) $row->id],
			(array) $rows,
		);
	}

	/** @return string The part of the statement starting with FROM; '' if no posts are requested. */
	private function posts(array $args): string {
		global $wpdb;
		$types = self::wanted(PostTypes::viewable(), $args['type']);
		return $types === []
			? ''
			: "FROM $wpdb->posts p WHERE " .
					implode(' AND ', [
						Conditions::in('p.post_type', $types),
						Conditions::in('p.post_status', self::statuses()),
						...$this->conditions->build('post', $args),
					]);
	}

	/** @return string The part of the statement starting with FROM; see posts(). */
	private function terms(array $args): string {
		global $wpdb;
		$taxonomies = self::wanted(PostTypes::taxonomies(), $args['type']);
		return $taxonomies === []
			? ''
			: "FROM $wpdb->terms t JOIN $wpdb->term_taxonomy tt ON tt.term_id = t.term_id WHERE " .
					implode(' AND ', [
						Conditions::in('tt.taxonomy', $taxonomies),
						...$this->conditions->build('term', $args),
					]);
	}

	/** @return list<string> */
	private static function statuses(): array {
		return array_values(get_post_stati(['show_in_admin_all_list' => true]));
	}

	/**
	 * @param array<string, object> $all By name.
	 * @return list<string>
	 */
	private static function wanted(array $all, string $type): array {
		$names = array_keys($all);
		return $type === 'all' ? $names : array_values(array_intersect($names, [$type]));
	}
}
