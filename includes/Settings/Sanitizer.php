<?php
/**
 * Validates and sanitizes a value by the definition of a setting.
 */

declare(strict_types=1);

namespace Pharos\Settings;

/**
 * Stricter than WordPress's REST validation (there, "no" is a boolean and a string is a list) and less destructive than
 * sanitize_text_field() (which treats "%ca" of %category% as an escaped byte and removes it).
 */
final class Sanitizer {
	/** Maximum nesting depth of free-form objects (schemas). */
	private const DEPTH = 12;

	/**
	 * @param mixed $value      Decoded JSON: objects as arrays, or as stdClass.
	 * @param array $definition See Definitions::ALL.
	 * @return mixed The sanitized value.
	 * @throws InvalidValue If the value is invalid.
	 */
	public static function clean(mixed $value, array $definition): mixed {
		$clean = match ($definition['type'] ?? '') {
			'boolean' => self::boolean($value, $definition),
			'integer' => self::number($value, $definition, is_int($value)),
			'number' => self::number($value, $definition, is_int($value) || is_float($value)),
			'string' => self::text($value, $definition),
			'array' => self::list($value, $definition),
			'object' => self::object($value, $definition),
			default => self::free($value, self::DEPTH),
		};
		if (isset($definition['enum']) && !in_array($clean, $definition['enum'], true)) {
			throw new InvalidValue(
				sprintf(
					/* translators: %s: list of values, for instance "summary, summary_large_image". */
					__('It must be one of: %s.', 'pharos-seo'),
					implode(', ', array_filter(array_map('strval', $definition['enum']), 'strlen')),
				),
			);
		}
		return $clean;
	}

	private static function boolean(mixed $value, array $definition): bool {
		if (!empty($definition['loose']) && ($value === '1' || $value === '')) {
			return $value === '1';
		}
		if (!is_bool($value)) {
			throw new InvalidValue(__('It must be true or false.', 'pharos-seo'));
		}
		return $value;
	}

	private static function number(mixed $value, array $definition, bool $fits): int|float {
		if (
			!$fits ||
			!is_finite($value) ||
			$value < ($definition['minimum'] ?? -INF) ||
			$value > ($definition['maximum'] ?? INF)
		) {
			throw new InvalidValue(__('It must be a number in the allowed range.', 'pharos-seo'));
		}
		return $value;
	}

	private static function text(mixed $value, array $definition): string {
		if (!is_string($value)) {
			throw new InvalidValue(__('It must be text.', 'pharos-seo'));
		}
		return TextSanitizer::clean($value, $definition);
	}

	private static function list(mixed $value, array $definition): array {
		if (!is_array($value) || !array_is_list($value)) {
			throw new InvalidValue(__('It must be a list.', 'pharos-seo'));
		}
		if (count($value) > ($definition['maxItems'] ?? PHP_INT_MAX)) {
			throw new InvalidValue(__('The list is too long.', 'pharos-seo'));
		}
		$items = $definition['items'] ?? [];
		$clean = array_map(static fn(mixed $item): mixed => self::clean($item, $items), $value);
		if (!empty($definition['uniqueItems'])) {
			// Compared by type: array_unique() treats "1" and "01" as equal.
			$clean = array_values(array_combine(array_map('serialize', $clean), $clean));
		}
		return $clean;
	}

	private static function object(mixed $value, array $definition): array {
		// PHP callers pass an empty array for an empty object.
		$is_list = is_array($value) && $value !== [] && array_is_list($value);
		$value = $value instanceof \stdClass ? (array) $value : $value;
		if (!is_array($value) || $is_list) {
			throw new InvalidValue(__('It must be an object with named values.', 'pharos-seo'));
		}
		$most = $definition['maxProperties'] ?? PHP_INT_MAX;
		if (count($value) > $most) {
			throw new InvalidValue(
				sprintf(
					/* translators: %s: a number. */
					__('It can have at most %s entries.', 'pharos-seo'),
					number_format_i18n($most),
				),
			);
		}
		$clean = array_map(
			static fn(array $property): mixed => $property['default'] ?? null,
			$definition['properties'] ?? [],
		);
		foreach ($value as $name => $item) {
			$name = (string) $name;
			$part = self::part($definition, $name);
			if ($part === null) {
				throw new InvalidValue(
					/* translators: %s: name of a value. */
					sprintf(__('Unknown name: “%s”.', 'pharos-seo'), TextSanitizer::line($name)),
				);
			}
			try {
				$clean[$name] = self::clean($item, $part);
			} catch (InvalidValue $reason) {
				throw $reason->within($name);
			}
		}
		if (!empty($definition['sparse'])) {
			$clean = array_filter(
				$clean,
				static fn(mixed $one): bool => !in_array($one, ['', []], true),
			);
			// With entries removed, numeric keys may form a list, which couldn't be saved as an object.
			if ($clean !== [] && array_is_list($clean)) {
				throw new InvalidValue(__('It must be an object with named values.', 'pharos-seo'));
			}
		}
		if (($definition['sanitize'] ?? '') === 'schema') {
			return Registry::clean('schema', $clean);
		}
		return $clean;
	}

	/**
	 * The definition of an object's property; null if the object can't have it.
	 *
	 * @param array $definition Definition of the object.
	 */
	public static function part(array $definition, string $name): ?array {
		$known = $definition['properties'] ?? [];
		$other = $definition['additionalProperties'] ?? !$known;
		$names = $definition['propertyNames']['enum'] ?? [$name];
		$is_allowed =
			$other !== false &&
			$name !== '' &&
			TextSanitizer::line($name) === $name &&
			in_array($name, $names, true);
		return $known[$name] ?? ($is_allowed ? (is_array($other) ? $other : []) : null);
	}

	/** Free-form JSON: texts are sanitized, the structure is kept. */
	private static function free(mixed $value, int $depth): mixed {
		if (is_string($value)) {
			return TextSanitizer::clean($value, ['sanitize' => 'textarea']);
		}
		$is_object = $value instanceof \stdClass;
		$value = $is_object ? (array) $value : $value;
		if (is_float($value) && !is_finite($value)) {
			throw new InvalidValue(__('It must be a number in the allowed range.', 'pharos-seo'));
		}
		if (!is_array($value)) {
			return is_object($value) ? null : $value;
		}
		if ($depth === 0) {
			throw new InvalidValue(__('It is nested too deeply.', 'pharos-seo'));
		}
		$clean = [];
		foreach ($value as $name => $item) {
			$key = is_string($name) ? TextSanitizer::line($name) : $name;
			try {
				$clean[$key] = self::free($item, $depth - 1);
			} catch (InvalidValue $reason) {
				throw $reason->within((string) $key);
			}
		}
		// Otherwise, the array would be encoded as a list.
		return $is_object && array_is_list($clean) ? (object) $clean : $clean;
	}
}
