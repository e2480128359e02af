<?php
/**
 * SQL conditions of the bulk editor's search and filters.
 */

declare(strict_types=1);

namespace Pharos\BulkEditor;

use Pharos\Core\Limits;
use Pharos\ObjectMeta\ObjectMeta;

/**
 * They compare stored values, not the output of templates:
 *
 * - `missing_title`, `missing_description`: no custom text. The inherited template is output.
 * - `too_long`: a custom title or description without variables that has more characters than the limit. The length of
 *   a text with variables is only known after rendering; and a character that users see may be several here.
 * - `noindex`: set to noindex individually, or inherited from its content type. Filters of add-ons at run time aren't considered.
 * - `errors`: the last checks found an error that isn't ignored. Unchecked objects have none.
 */
final class Conditions {
	public const FILTERS = [
		'all',
		'missing_title',
		'missing_description',
		'too_long',
		'noindex',
		'errors',
	];

	/** The table of each kind, and its column names. */
	public const TABLES = [
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

	/** A variable of a template, in the syntax of Template. */
	private const VARIABLE = '%[a-z][a-z0-9_]*(:[^%]+)?%';

	/** @param list<string> $noindex The post types and taxonomies that are set to noindex. */
	public function __construct(private readonly array $noindex) {}

	/**
	 * @param 'post'|'term' $kind
	 * @return list<string>
	 */
	public function build(string $kind, array $args): array {
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
	 * Whether the object has a row of a field. A subquery, not a join: two rows of one field would list an object twice.
	 *
	 * @param 'post'|'term' $kind
	 * @param string        $condition A condition on the row, `m`.
	 */
	private static function has(string $kind, string $field, string $condition): string {
		global $wpdb;
		['id' => $id, 'meta' => $column] = self::TABLES[$kind];
		$table = $kind === 'post' ? $wpdb->postmeta : $wpdb->termmeta;
		$key = ObjectMeta::PREFIX . $field;
		return "EXISTS (SELECT 1 FROM $table m WHERE m.$column = $id AND m.meta_key = '$key' AND $condition)";
	}

	/** @param list<string> $values At least one. */
	public static function in(string $column, array $values): string {
		global $wpdb;
		$marks = implode(', ', array_fill(0, count($values), '%s'));
		return $wpdb->prepare("$column IN ($marks)", $values);
	}
}
