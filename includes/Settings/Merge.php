<?php
/**
 * Merges a user's changes with those saved by others since.
 */

declare(strict_types=1);

namespace Pharos\Settings;

/**
 * Three-way merge: the values that the user saw (base), the changed values, and the stored values. Maps, such as the schemas by id, are
 * merged by entry: changing one entry doesn't affect the others.
 */
final class Merge {
	/** @var array<string, list<string>> */
	private array $entries = [];

	/**
	 * @param array<string, array> $definitions See Definitions::ALL.
	 * @param array<string, mixed> $stored      Current values of all settings.
	 */
	public function __construct(
		private readonly array $definitions,
		private readonly array $stored,
	) {}

	/**
	 * @param array<string, mixed> $changes
	 * @param array<string, mixed> $base
	 * @return array<string, mixed> The stored values of settings that another user has changed differently.
	 */
	public function conflicts(array $changes, array $base): array {
		$conflicts = array_intersect_key($this->stored, $changes, $base);
		foreach ($conflicts as $key => $stored) {
			$entries = $this->is_map($key)
				? self::colliding($stored, $changes[$key], $base[$key])
				: [];
			if ($entries !== []) {
				$this->entries[$key] = $entries;
			} elseif (
				$this->is_map($key) ||
				self::same($stored, $base[$key]) ||
				self::same($stored, $changes[$key])
			) {
				unset($conflicts[$key]);
			}
		}
		return $conflicts;
	}

	/** @return array<string, list<string>> For maps in conflict: keys of the entries that both have changed. */
	public function entries(): array {
		return $this->entries;
	}

	/**
	 * @param array<string, mixed> $changes Changes without conflicts.
	 * @param array<string, mixed> $base
	 * @return array<string, mixed> The changes, merged with saved entries of the same maps.
	 */
	public function merged(array $changes, array $base): array {
		foreach (array_intersect_key($changes, $base) as $key => $mine) {
			if (!$this->is_map($key)) {
				continue;
			}
			$merged = $this->stored[$key];
			foreach (self::names($mine, $base[$key]) as $name) {
				if (self::same_entry($mine, $base[$key], $name)) {
					continue;
				}
				if (array_key_exists($name, $mine)) {
					$merged[$name] = $mine[$name];
				} else {
					unset($merged[$name]);
				}
			}
			// In the user's order: entries restored by "Undo" keep their position. Entries added by others are last.
			$changes[$key] = array_replace(array_intersect_key($mine, $merged), $merged);
		}
		return $changes;
	}

	/** Whether values are equal, regardless of the order of keys in an object. */
	public static function same(mixed $a, mixed $b): bool {
		if ($a instanceof \stdClass && $b instanceof \stdClass) {
			[$a, $b] = [(array) $a, (array) $b];
		}
		if (!is_array($a) || !is_array($b) || array_is_list($a) !== array_is_list($b)) {
			return $a === $b;
		}
		if (count($a) !== count($b)) {
			return false;
		}
		foreach ($a as $name => $value) {
			if (!array_key_exists($name, $b) || !self::same($value, $b[$name])) {
				return false;
			}
		}
		return true;
	}

	/** Whether the setting is a map with arbitrary keys. */
	private function is_map(string $key): bool {
		return isset($this->definitions[$key]['additionalProperties']) &&
			!isset($this->definitions[$key]['properties']);
	}

	/** @return list<string> Keys of the entries that others have changed differently. */
	private static function colliding(array $stored, array $mine, array $base): array {
		$collide = static fn(string $name): bool => !self::same_entry($mine, $base, $name) &&
			!self::same_entry($stored, $base, $name) &&
			!self::same_entry($stored, $mine, $name);
		return array_values(array_filter(self::names($mine, $base), $collide));
	}

	private static function same_entry(array $a, array $b, string $name): bool {
		return array_key_exists($name, $a) === array_key_exists($name, $b) &&
			self::same($a[$name] ?? null, $b[$name] ?? null);
	}

	/** @return list<string> */
	private static function names(array $a, array $b): array {
		return array_map('strval', array_keys($a + $b));
	}
}
