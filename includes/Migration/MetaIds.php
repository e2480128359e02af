<?php
/**
 * Objects with meta rows of a source.
 */

declare(strict_types=1);

namespace Pharos\Migration;

final class MetaIds implements Ids {
	/**
	 * @param 'post'|'term'|'user' $kind
	 * @param list<string>         $keys    Keys of rows with data, without those for internal use. "*" at the end matches any suffix.
	 * @param array<string, list<string>> $nothing Values that aren't data, by key; empty rows never are.
	 */
	public function __construct(
		private readonly string $kind,
		private readonly array $keys,
		private readonly array $nothing = [],
	) {}

	/**
	 * Returns the objects with rows of a source's map.
	 *
	 * @param 'post'|'term'|'user' $kind
	 */
	public static function for_source(string $folder, string $kind): self {
		$rows = SourceMap::part($folder, 'rows');
		return new self($kind, self::keys($folder, $kind), $rows['defaults'] ?? []);
	}

	/**
	 * Returns the keys of a source's map.
	 *
	 * @param 'post'|'term'|'user' $kind
	 * @return list<string>
	 */
	public static function keys(string $folder, string $kind): array {
		$keys = [];
		foreach (SourceMap::part($folder, 'rows') as $kinds => $names) {
			foreach (in_array($kind, explode(' ', $kinds), true) ? $names : [] as $name) {
				$taxonomies = str_contains($name, '{taxonomy}') ? ContentTypes::taxonomies() : [''];
				foreach ($taxonomies as $taxonomy) {
					$keys[] = strtr($name, ['{taxonomy}' => $taxonomy]);
				}
			}
		}
		return $keys;
	}

	public function between(int $from, int $to): array {
		global $wpdb;
		[$table, $column] = [_get_meta_table($this->kind), "{$this->kind}_id"];
		return array_map(
			'intval',
			$wpdb->get_col(
				$wpdb->prepare(
					"SELECT DISTINCT %i FROM %i WHERE %i BETWEEN %d AND %d AND {$this->condition()} ORDER BY 1",
					$column,
					$table,
					$column,
					$from,
					$to,
				),
			),
		);
	}

	public function count(): int {
		global $wpdb;
		[$table, $column] = [_get_meta_table($this->kind), "{$this->kind}_id"];
		$last = (int) $wpdb->get_var($wpdb->prepare('SELECT MAX(%i) FROM %i', $column, $table));
		return Estimate::compute($this, $last) ??
			(int) $wpdb->get_var(
				$wpdb->prepare(
					"SELECT COUNT(DISTINCT %i) FROM %i WHERE {$this->condition()}",
					$column,
					$table,
				),
			);
	}

	/** Whether there are rows with these keys; uses an index. */
	public function exist(): bool {
		global $wpdb;
		return $wpdb->get_var(
			$wpdb->prepare(
				"SELECT 1 FROM %i WHERE {$this->condition()} LIMIT 1",
				_get_meta_table($this->kind),
			),
		) !== null;
	}

	/** Returns prepared SQL to insert into another query that is prepared: its percent signs are doubled. */
	private function condition(): string {
		global $wpdb;
		$list = static fn(array $values): string => implode(
			', ',
			array_fill(0, count($values), '%s'),
		);
		$families = preg_grep('/\*\z/', $this->keys) ?: [];
		$keys = array_diff($this->keys, $families);
		$any = $keys === [] ? [] : [$wpdb->prepare('meta_key IN (' . $list($keys) . ')', $keys)];
		foreach ($families as $family) {
			$begin = $wpdb->esc_like(substr($family, 0, -1));
			$any[] = $wpdb->prepare('meta_key LIKE %s', "$begin%");
		}
		$conditions = ['(' . implode(' OR ', $any) . ')', "meta_value <> ''"];
		foreach ($this->nothing as $key => $values) {
			$conditions[] = $wpdb->prepare(
				'NOT (meta_key = %s AND meta_value IN (' . $list($values) . '))',
				[$key, ...$values],
			);
		}
		return str_replace(
			'%',
			'%%',
			$wpdb->remove_placeholder_escape(implode(' AND ', $conditions)),
		);
	}
}
