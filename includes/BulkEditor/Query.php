<?php
/**
 * Which posts and terms a page of the bulk editor shows.
 */

declare(strict_types=1);

namespace Pharos\BulkEditor;

use Pharos\Content\PostTypes;
use Pharos\Limits;
use Pharos\ObjectSeo\Own;

/**
 * Posts and terms as one list, paged by the database. It knows what is stored, not what templates make of it:
 *
 * - `missing_title`, `missing_description`: without a text of its own. Visitors get that of its kind.
 * - `too_long`: a title or description of its own, without variables, that has more characters than it should. How long a text
 *   with variables gets, only rendering it tells; and what a reader sees as one character may be several here.
 * - `noindex`: says so itself, or its kind does and it says nothing. What add-ons decide while a page is served is not known.
 * - `errors`: the last checks found an error that is not ignored. What was never checked has none.
 */
final class Query {
	public const FILTERS = [
		'all',
		'missing_title',
		'missing_description',
		'too_long',
		'noindex',
		'errors',
	];

	/** Where each kind is, and what its columns are called. */
	private const TABLES = [
		'post' => [
			'id' => 'p.ID',
			'name' => 'p.post_title',
			'type' => 'p.post_type',
			'meta' => 'post_id',
		],
		'term' => [
			'id' => 't.term_id',
			'name' => 't.name',
			'type' => 'tt.taxonomy',
			'meta' => 'term_id',
		],
	];

	/** As many are sorted in less than a tenth of a second. */
	private const MOST_BY_NAME = 10_000;

	/** A variable of a template, as Template knows them. */
	private const VARIABLE = '%[a-z][a-z0-9_]*(:[^%]+)?%';

	/** @param list<string> $noindex The kinds that say noindex: names of post types and taxonomies. */
	public function __construct(private readonly array $noindex) {}

	/**
	 * @param array{page: int, per_page: int, search: string, type: string, filter: string, orderby: string, order: string} $args
	 *        `type`: a post type or taxonomy, or `all`; `filter`: one of FILTERS; `orderby`: `date` or `name`.
	 * @return array{rows: list<array{'post'|'term', int}>, total: int, orderby: 'date'|'name'} Kind and id, in order; what is
	 *         too many to be sorted by name comes by date, the newest first.
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
					$this->conditions('post', $args),
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
	 * Posts, then terms, or the other way round: neither kind is sorted for pages of the other.
	 *
	 * @param string                       $terms  See terms().
	 * @param array{post: int, term: int}  $counts How many there are of each.
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
	 * No index of WordPress's has names: all that is found is sorted for each page.
	 *
	 * @return list<array{'post'|'term', int}>
	 */
	private function by_name(array $args): array {
		global $wpdb;
		$selects = [];
		$parts = ['post' => $this->posts($args), 'term' => $this->terms($args)];
		foreach (array_filter($parts) as $kind => $from) {
			['id' => $id, 'name' => $name] = self::TABLES[$kind];
			// Tables may sort texts by different rules, which can't be united.
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

	/** @return string The part of the statement from FROM on; '' when nothing is asked of them. */
	private function posts(array $args): string {
		global $wpdb;
		$types = self::wanted(PostTypes::viewable(), $args['type']);
		return $types === []
			? ''
			: "FROM $wpdb->posts p WHERE " .
					implode(' AND ', [
						self::in('p.post_type', $types),
						self::in('p.post_status', self::statuses()),
						...$this->conditions('post', $args),
					]);
	}

	/** @return string As posts(). */
	private function terms(array $args): string {
		global $wpdb;
		$taxonomies = self::wanted(PostTypes::taxonomies(), $args['type']);
		return $taxonomies === []
			? ''
			: "FROM $wpdb->terms t JOIN $wpdb->term_taxonomy tt ON tt.term_id = t.term_id WHERE " .
					implode(' AND ', [
						self::in('tt.taxonomy', $taxonomies),
						...$this->conditions('term', $args),
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

	/**
	 * @param 'post'|'term' $kind
	 * @return list<string>
	 */
	private function conditions(string $kind, array $args): array {
		global $wpdb;
		$conditions = [];
		if ($args['search'] !== '') {
			$like = '%' . $wpdb->esc_like($args['search']) . '%';
			$is_found = $wpdb->prepare('m.meta_value LIKE %s', $like);
			$conditions[] =
				'(' .
				implode(' OR ', [
					$wpdb->prepare(self::TABLES[$kind]['name'] . ' LIKE %s', $like),
					self::has($kind, 'title', $is_found),
					self::has($kind, 'description', $is_found),
				]) .
				')';
		}
		$filter = $this->filter($kind, $args['filter']);
		return $filter === '' ? $conditions : [...$conditions, $filter];
	}

	/** @param 'post'|'term' $kind */
	private function filter(string $kind, string $filter): string {
		$filled = "m.meta_value <> ''";
		return match ($filter) {
			'missing_title' => 'NOT ' . self::has($kind, 'title', $filled),
			'missing_description' => 'NOT ' . self::has($kind, 'description', $filled),
			'too_long' => '(' .
				self::has($kind, 'title', self::too_long('title')) .
				' OR ' .
				self::has($kind, 'description', self::too_long('description')) .
				')',
			'noindex' => $this->is_noindex($kind),
			'errors' => self::has(
				$kind,
				'checks',
				self::like('%"error";i:%') . ' AND NOT ' . self::like('%"error";i:0;%'),
			),
			default => '',
		};
	}

	/** @param 'post'|'term' $kind */
	private function is_noindex(string $kind): string {
		$yes = self::has($kind, 'noindex', "m.meta_value = 'yes'");
		if ($this->noindex === []) {
			return $yes;
		}
		$no = self::has($kind, 'noindex', "m.meta_value = 'no'");
		return "($yes OR (" .
			self::in(self::TABLES[$kind]['type'], $this->noindex) .
			" AND NOT $no))";
	}

	private static function too_long(string $field): string {
		global $wpdb;
		return $wpdb->prepare(
			'CHAR_LENGTH(m.meta_value) > %d AND m.meta_value NOT REGEXP %s',
			Limits::all()[$field],
			self::VARIABLE,
		);
	}

	private static function like(string $pattern): string {
		global $wpdb;
		return $wpdb->prepare('(m.meta_value LIKE %s)', $pattern);
	}

	/**
	 * Whether it has a row of a field. Not joined: two rows of one field would show an object twice.
	 *
	 * @param 'post'|'term' $kind
	 * @param string        $condition On the row, `m`.
	 */
	private static function has(string $kind, string $field, string $condition): string {
		global $wpdb;
		['id' => $id, 'meta' => $column] = self::TABLES[$kind];
		$table = $kind === 'post' ? $wpdb->postmeta : $wpdb->termmeta;
		$key = Own::PREFIX . $field;
		return "EXISTS (SELECT 1 FROM $table m WHERE m.$column = $id AND m.meta_key = '$key' AND $condition)";
	}

	/** @param list<string> $values At least one. */
	public static function in(string $column, array $values): string {
		global $wpdb;
		$marks = implode(', ', array_fill(0, count($values), '%s'));
		return $wpdb->prepare("$column IN ($marks)", $values);
	}
}
