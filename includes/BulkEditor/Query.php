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
 * Posts and terms as one list, sorted and paged by the database. It knows what is stored, not what templates make of it:
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
			'date' => 'CAST(p.post_date AS CHAR)',
			'type' => 'p.post_type',
			'meta' => 'post_id',
		],
		// Terms have no date: they come after posts.
		'term' => [
			'id' => 't.term_id',
			'name' => 't.name',
			'date' => "''",
			'type' => 'tt.taxonomy',
			'meta' => 'term_id',
		],
	];

	/** A variable of a template, as Template knows them. */
	private const VARIABLE = '%[a-z][a-z0-9_]*(:[^%]+)?%';

	/** @param list<string> $noindex The kinds that say noindex: names of post types and taxonomies. */
	public function __construct(private readonly array $noindex) {}

	/**
	 * @param array{page: int, per_page: int, search: string, type: string, filter: string, orderby: string, order: string} $args
	 *        `type`: a post type or taxonomy, or `all`; `filter`: one of FILTERS; `orderby`: `date` or `name`.
	 * @return array{rows: list<array{'post'|'term', int}>, total: int} Kind and id, in order.
	 */
	public function find(array $args): array {
		global $wpdb;
		$parts = array_filter([
			'post' => $this->posts($args),
			'term' => $this->terms($args),
		]);
		$total = 0;
		$selects = [];
		foreach ($parts as $kind => $from) {
			$total += (int) $wpdb->get_var("SELECT COUNT(*) $from");
			['id' => $id, $args['orderby'] => $sort] = self::TABLES[$kind];
			if ($args['orderby'] === 'name') {
				// Tables may sort texts by different rules, which can't be united.
				$sort = "LOWER(CAST($sort AS CHAR))";
			}
			$selects[] = "SELECT '$kind' AS kind, $id AS id, $sort AS sort $from";
		}
		if ($total === 0) {
			return ['rows' => [], 'total' => 0];
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
		return [
			'rows' => array_map(
				static fn(object $row): array => [$row->kind, (int) $row->id],
				(array) $rows,
			),
			'total' => $total,
		];
	}

	/** @return string The part of the statement from FROM on; '' when nothing is asked of them. */
	private function posts(array $args): string {
		global $wpdb;
		$types = self::wanted(PostTypes::viewable(), $args['type']);
		$statuses = array_values(get_post_stati(['show_in_admin_all_list' => true]));
		return $types === []
			? ''
			: "FROM $wpdb->posts p WHERE " .
					implode(' AND ', [
						self::in('p.post_type', $types),
						self::in('p.post_status', $statuses),
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
	private static function in(string $column, array $values): string {
		global $wpdb;
		$marks = implode(', ', array_fill(0, count($values), '%s'));
		return $wpdb->prepare("$column IN ($marks)", $values);
	}
}
