<?php
/**
 * Converts settings to JSON.
 */

declare(strict_types=1);

namespace Pharos\Settings;

/** PHP encodes an empty object as a list, and also an object with the keys 0, 1, 2. */
final class Json {
	/**
	 * @param array<string, mixed> $values      Values by key.
	 * @param array<string, array> $definitions See Definitions::ALL.
	 */
	public static function encode(array $values, array $definitions): object {
		foreach ($values as $key => $value) {
			$values[$key] = self::shaped($value, $definitions[$key] ?? []);
		}
		return (object) $values;
	}

	/** Converts arrays to objects according to the definition; values without fixed form are unchanged. */
	public static function shaped(mixed $value, array $definition): mixed {
		if (!is_array($value) || ($definition['type'] ?? '') !== 'object') {
			return $value;
		}
		foreach ($value as $name => $item) {
			$value[$name] = self::shaped($item, Sanitizer::part($definition, (string) $name) ?? []);
		}
		return array_is_list($value) ? (object) $value : $value;
	}

	/** A value as JSON that people read. */
	public static function text(mixed $value, array $definition): string {
		return (string) wp_json_encode(
			self::shaped($value, $definition),
			JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE,
		);
	}
}
