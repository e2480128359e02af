<?php
/**
 * Builds the field definitions of a type.
 */

declare(strict_types=1);

namespace Pharos\Schema\Definition;

use Pharos\Schema\PropertyKinds;

/**
 * Each method takes a list of properties: a bare name; or by name the default value of a new schema (a text, or a list if the property is
 * cloneable); or by name the parts of a field, such as those of group(). Defaults are derived from the property: its label, its options
 * and, by the vocabulary, its control.
 *
 * A field is a `SchemaField` of common/schema/types.ts, and may have `one_of` (see TypeList).
 */
final class Field {
	/** Controls by kind of the vocabulary. */
	private const CONTROLS = [
		'url' => 'url',
		'image' => 'image',
		'date' => 'date',
		'duration' => 'duration',
		'number' => 'number',
		'integer' => 'number',
		'boolean' => 'Select',
		'enum' => 'Select',
	];

	/**
	 * Properties that Google requires; for types without rich results, those without which they make no sense.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function required(array $properties): array {
		return self::all($properties, ['required' => true]);
	}

	/** @return list<array<string, mixed>> Properties that Google recommends. */
	public static function recommended(array $properties): array {
		return self::all($properties, ['recommended' => true]);
	}

	/** @return list<array<string, mixed>> */
	public static function optional(array $properties): array {
		return self::all($properties, []);
	}

	/** @return list<array<string, mixed>> Fields that are output but not shown in the form. */
	public static function hidden(array $properties): array {
		return self::all($properties, ['type' => 'Hidden', 'hidden' => true]);
	}

	/**
	 * The parts of a field that is a nested node.
	 *
	 * @param string|string[] $types  Its type; several are offered as options. Or labels by type.
	 * @param list<array>     $fields See required() and the others.
	 * @param array $parts Other parts, such as `cloneable`, `std` and `one_of`. If `std` is true, a new schema has the group with the
	 *         default values of its fields.
	 */
	public static function group(string|array $types, array $fields, array $parts = []): array {
		$labels = array_is_list((array) $types)
			? array_combine((array) $types, array_map(TypeLabels::for_type(...), (array) $types))
			: $types;
		$first = (string) array_key_first($labels);
		$choice = ['std' => $first, 'type' => 'Select', 'options' => Choices::list($labels)];
		$type =
			count($labels) === 1
				? self::hidden(['@type' => $first])
				: self::required(['@type' => $choice]);
		$fields = [...$type, ...$fields];
		if (($parts['std'] ?? false) === true) {
			$std = array_filter(
				array_column($fields, 'std', 'id'),
				static fn(mixed $one): bool => !in_array($one, ['', []], true),
			);
			$parts['std'] = empty($parts['cloneable']) ? $std : [$std];
		}
		return ['type' => 'Group', 'fields' => $fields] + $parts;
	}

	private static function all(array $properties, array $parts): array {
		$fields = [];
		foreach ($properties as $name => $given) {
			$fields[] = is_int($name)
				? self::create($given, '', $parts)
				: self::create($name, $given, $parts);
		}
		return $fields;
	}

	private static function create(string $id, string|array $given, array $parts): array {
		if (is_string($given) || array_is_list($given)) {
			$given = ['std' => $given, 'cloneable' => is_array($given)];
		}
		$kind = PropertyKinds::kind($id);
		$field = $given + $parts;
		$field += [
			'id' => $id,
			'type' => self::CONTROLS[$kind] ?? 'Text',
			'label' => Labels::for_property($id),
			'std' => empty($field['cloneable']) ? '' : [],
			'required' => false,
			'recommended' => false,
			'hidden' => false,
			'cloneable' => false,
		];
		if ($field['type'] === 'Select') {
			$field += ['options' => Choices::for_property($id)];
		}
		return $field;
	}
}
