<?php
/**
 * Changes of fields, and the values that they were made on.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\ObjectMeta\Fields;
use Pharos\Settings\Merge;

final class FieldChanges {
	/** Removes values that equal their base; the URL and the id of an image are one value. */
	public static function between(array $changes, array $base): array {
		$is_changed = static fn(string $name): bool => array_key_exists($name, $changes) &&
			!(array_key_exists($name, $base) && Merge::same($changes[$name], $base[$name]));
		return array_filter(
			$changes,
			static fn(string $name): bool => array_filter(Fields::together($name), $is_changed) !==
				[],
			ARRAY_FILTER_USE_KEY,
		);
	}

	/** Converts fields that are maps to arrays. */
	public static function maps(array $values, array $fields): array {
		foreach ($values as $name => $value) {
			if (($fields[$name]['type'] ?? '') === 'object') {
				$values[$name] =
					is_array($value) || $value instanceof \stdClass ? (array) $value : [];
			}
		}
		return $values;
	}

	/** Adds the other field of an image to conflicts: the decision applies to both. */
	public static function whole(array $conflicts, array $changes, array $stored): array {
		foreach (array_keys($conflicts) as $name) {
			foreach (Fields::together($name) as $part) {
				if (array_key_exists($part, $changes)) {
					$conflicts[$part] = $stored[$part];
				}
			}
		}
		return $conflicts;
	}
}
