<?php
/**
 * Conditional logic of Advanced Custom Fields: whether a field is in use, by the values of other fields.
 */

declare(strict_types=1);

namespace Pharos\Compat;

/** A field that is hidden by its conditions keeps the value from before. */
final class AcfConditions {
	/**
	 * @param array<string, mixed> $field
	 * @param array<string, mixed> $values Stored values of the fields next to it, by key.
	 */
	public static function apply(array $field, array $values): bool {
		$groups = $field['conditional_logic'] ?? null;
		if (!is_array($groups) || $groups === []) {
			return true;
		}
		foreach ($groups as $rules) {
			$failed = array_filter(
				(array) $rules,
				static fn($rule): bool => is_array($rule) && !self::is_met($rule, $values),
			);
			if ($failed === []) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param array<string, mixed> $rule
	 * @param array<string, mixed> $values
	 */
	private static function is_met(array $rule, array $values): bool {
		$key = (string) ($rule['field'] ?? '');
		if (!array_key_exists($key, $values)) {
			// A field of another level.
			return true;
		}
		$wanted = (string) ($rule['value'] ?? '');
		$stored = array_map(
			static fn($one): string => is_scalar($one) ? (string) $one : '',
			is_array($values[$key]) ? array_values($values[$key]) : [$values[$key]],
		);
		$stored = array_values(array_filter($stored, static fn($one): bool => $one !== ''));
		$first = $stored[0] ?? '';
		return match ($rule['operator'] ?? '') {
			'==' => in_array($wanted, $stored, true) || ($wanted === '0' && $stored === []),
			'!=' => !in_array($wanted, $stored, true) && !($wanted === '0' && $stored === []),
			'==empty' => in_array($stored, [[], ['0']], true),
			'!=empty' => !in_array($stored, [[], ['0']], true),
			'==contains' => array_filter(
				$stored,
				static fn(string $one): bool => $wanted !== '' && str_contains($one, $wanted),
			) !== [],
			'<' => is_numeric($first) && (float) $first < (float) $wanted,
			'>' => is_numeric($first) && (float) $first > (float) $wanted,
			default => true,
		};
	}
}
