<?php
/**
 * Settings as JSON.
 */

declare(strict_types=1);

namespace Pharos\Settings;

/** PHP writes an empty object as a list, and an object whose names are 0, 1, 2 too. */
final class Json {
	/**
	 * @param array<string, mixed> $values      By key.
	 * @param array<string, array> $definitions See Definitions::ALL.
	 */
	public static function of(array $values, array $definitions): object {
		foreach ($values as $key => $value) {
			$values[$key] = self::shaped($value, $definitions[$key] ?? []);
		}
		return (object) $values;
	}

	/** A value whose arrays become objects in JSON where its definition has them; free-form ones are what they are. */
	public static function shaped(mixed $value, array $definition): mixed {
		if (!is_array($value) || ($definition['type'] ?? '') !== 'object') {
			return $value;
		}
		foreach ($value as $name => $item) {
			$value[$name] = self::shaped($item, Sanitizer::part($definition, (string) $name) ?? []);
		}
		return array_is_list($value) ? (object) $value : $value;
	}
}
