<?php
/**
 * Whether definitions of settings are what they have to be: add-ons bring theirs.
 */

declare(strict_types=1);

namespace Pharos\Settings;

use Pharos\AddOns;

/** Loaded only where an add-on has changed something. */
final class DefinitionCheck {
	private const TYPES = ['boolean', 'integer', 'number', 'string', 'array', 'object'];

	/** What the parts of a definition are, as PHP's is_*() functions call it. */
	private const PARTS = [
		'sanitize' => 'string',
		'category' => 'string',
		'option' => 'string',
		'maxLength' => 'int',
		'maxItems' => 'int',
		'maxProperties' => 'int',
		'minimum' => 'numeric',
		'maximum' => 'numeric',
	];

	/**
	 * @param mixed                $filtered What the filter has returned.
	 * @param array<string, array> $ours     See Definitions::ALL.
	 * @return array<string, array> Ours and those of add-ons that can be used.
	 */
	public static function sound(mixed $filtered, array $ours): array {
		$hook = 'pharos_settings_definitions';
		if (!is_array($filtered)) {
			return AddOns::refuse($hook, $filtered, $ours);
		}
		$sound = [];
		foreach ($filtered as $key => $one) {
			$own = $ours[$key] ?? null;
			$is_ours = $own !== null && $one === $own;
			if ($is_ours || self::is_sound($key, $one, $own, $filtered)) {
				$sound[$key] = $one;
			} else {
				AddOns::refuse($hook, $key);
			}
		}
		if (array_diff_key($ours, $filtered) !== []) {
			AddOns::refuse($hook, $filtered);
		}
		// Our own are needed, whatever an add-on has left of them.
		return $sound + $ours;
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

	/** Whether what the definition says of its parts, if anything, is true. */
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

	/** Down to the last level. Without a type it stands for anything. */
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
