<?php
/**
 * Validates the setting definitions of add-ons.
 */

declare(strict_types=1);

namespace Pharos\Settings;

use Pharos\Core\AddOns;

/** Only loaded if an add-on has changed the definitions. */
final class DefinitionCheck {
	private const TYPES = ['boolean', 'integer', 'number', 'string', 'array', 'object'];

	/** Types of the parts of a definition, as in PHP's is_*() functions. */
	private const PARTS = [
		'sanitize' => 'string',
		'category' => 'string',
		'capability' => 'string',
		'option' => 'string',
		'maxLength' => 'int',
		'maxItems' => 'int',
		'maxProperties' => 'int',
		'minimum' => 'numeric',
		'maximum' => 'numeric',
	];

	/**
	 * @param mixed                $filtered The filtered value.
	 * @param array<string, array> $original     See Definitions::ALL.
	 * @return array<string, array> Pharos's definitions and valid ones of add-ons.
	 */
	public static function sound(mixed $filtered, array $original): array {
		$hook = 'pharos_settings_definitions';
		if (!is_array($filtered)) {
			return AddOns::refuse($hook, $filtered, $original);
		}
		$sound = [];
		foreach ($filtered as $key => $one) {
			$own = $original[$key] ?? null;
			$is_ours = $own !== null && $one === $own;
			if ($is_ours || self::is_sound($key, $one, $own, $filtered)) {
				$sound[$key] = $one;
			} else {
				AddOns::refuse($hook, $key);
			}
		}
		if (array_diff_key($original, $filtered) !== []) {
			AddOns::refuse($hook, $filtered);
		}
		// Pharos's definitions are required, even if an add-on has removed them.
		return $sound + $original;
	}

	private static function is_sound(int|string $key, mixed $one, ?array $own, array $all): bool {
		if (
			!is_string($key) ||
			isset(Settings::RESERVED[$key]) ||
			!is_array($one) ||
			!isset($one['type'], $one['default']) ||
			!self::is_schema($one) ||
			($one['default_of'] ?? null) !== ($own['default_of'] ?? null) ||
			($own !== null && $one['type'] !== $own['type']) ||
			!self::is_option($one['option'] ?? 'pharos_') ||
			!self::is_view($one, $all)
		) {
			return false;
		}
		try {
			return gettype(Sanitizer::clean($one['default'], $one)) === gettype($one['default']);
		} catch (InvalidValue) {
			return false;
		}
	}

	private static function is_option(string $name): bool {
		return str_starts_with($name, 'pharos_') && $name !== Settings::OPTION;
	}

	/** Whether the parts in `of` are valid settings. */
	private static function is_view(array $one, array $all): bool {
		$parts = $one['of'] ?? [];
		if (!is_array($parts) || ($parts !== [] && $one['type'] !== 'object')) {
			return false;
		}
		foreach ($parts as $name) {
			$part = is_string($name) ? $all[$name] ?? null : null;
			if (!is_array($part) || ($part['type'] ?? '') !== 'string') {
				return false;
			}
		}
		return true;
	}

	/** Validates all levels. A schema without type allows any value. */
	private static function is_schema(mixed $schema): bool {
		if (!is_array($schema) || !in_array($schema['type'] ?? 'string', self::TYPES, true)) {
			return false;
		}
		foreach (array_intersect_key(self::PARTS, $schema) as $part => $is) {
			if (!"is_$is"($schema[$part])) {
				return false;
			}
		}
		$names = $schema['propertyNames'] ?? [];
		$other = $schema['additionalProperties'] ?? true;
		$properties = $schema['properties'] ?? [];
		return self::is_list_of_scalars($schema['enum'] ?? []) &&
			is_array($names) &&
			self::is_list_of_scalars($names['enum'] ?? []) &&
			(is_bool($other) || self::is_schema($other)) &&
			(!isset($schema['items']) || self::is_schema($schema['items'])) &&
			is_array($properties) &&
			array_filter($properties, self::is_schema(...)) === $properties;
	}

	private static function is_list_of_scalars(mixed $values): bool {
		return is_array($values) && array_filter($values, 'is_scalar') === $values;
	}
}
