<?php
/**
 * What is searched and filtered for in the bulk editor, in the database's words.
 */

declare(strict_types=1);

namespace Pharos\BulkEditor;

use Pharos\Limits;
use Pharos\ObjectSeo\Own;

/**
 * They know what is stored, not what templates make of it:
 *
 * - `missing_title`, `missing_description`: without a text of its own. Visitors get that of its kind.
 * - `too_long`: a title or description of its own, without variables, that has more characters than it should. How long a text
 *   with variables gets, only rendering it tells; and what a reader sees as one character may be several here.
 * - `noindex`: says so itself, or its kind does and it says nothing. What add-ons decide while a page is served is not known.
 * - `errors`: the last checks found an error that is not ignored. What was never checked has none.
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

	/** Where each kind is, and what its columns are called. */
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

	/** A variable of a template, as Template knows them. */
	private const VARIABLE = '%[a-z][a-z0-9_]*(:[^%]+)?%';

	/** @param list<string> $noindex The kinds that say noindex: names of post types and taxonomies. */
	public function __construct(private readonly array $noindex) {}

	/**
	 * @param 'post'|'term' $kind
	 * @return list<string>
	 */
	public function of(string $kind, array $args): array {
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
