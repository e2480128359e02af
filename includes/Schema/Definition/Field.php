<?php
/**
 * The fields of a type, in few words.
 */

declare(strict_types=1);

namespace Pharos\Schema\Definition;

use Pharos\Schema\Vocabulary;

/**
 * Each method takes a list of properties: a bare name; or by name what a new schema has there (a text, or a list where there may
 * be several); or by name the parts of a field, such as those of group(). What is not said follows from the property: its
 * label, its choices and, by the vocabulary, its control.
 *
 * A field is what `SchemaField` of common/schema/types.ts says, and may have `one_of` (see TypeList).
 */
final class Field {
	/** By kind of the vocabulary. */
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
	 * What Google requires; of types that Google shows nothing of, what they make no sense without.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function required(array $properties): array {
		return self::all($properties, ['required' => true]);
	}

	/** @return list<array<string, mixed>> What Google recommends. */
	public static function recommended(array $properties): array {
		return self::all($properties, ['recommended' => true]);
	}

	/** @return list<array<string, mixed>> */
	public static function optional(array $properties): array {
		return self::all($properties, []);
	}

	/** @return list<array<string, mixed>> What is printed but not shown. */
	public static function hidden(array $properties): array {
		return self::all($properties, ['type' => 'Hidden', 'hidden' => true]);
	}

	/**
	 * The parts of a field that is a thing of its own.
	 *
	 * @param string|string[] $types  What it is; of several, people choose. By type: their labels.
	 * @param list<array>     $fields See required() and the others.
	 * @param array           $parts  Others, such as `cloneable`, `std` and `one_of`. With `std` true, a new schema has the group with
	 *                                what its fields have.
	 */
	public static function group(string|array $types, array $fields, array $parts = []): array {
		$labels = array_is_list((array) $types)
			? array_combine((array) $types, array_map(TypeLabels::of(...), (array) $types))
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
				? self::of($given, '', $parts)
				: self::of($name, $given, $parts);
		}
		return $fields;
	}

	private static function of(string $id, string|array $given, array $parts): array {
		if (is_string($given) || array_is_list($given)) {
			$given = ['std' => $given, 'cloneable' => is_array($given)];
		}
		$kind = Vocabulary::kind($id);
		$field = $given + $parts;
		$field += [
			'id' => $id,
			'type' => self::CONTROLS[$kind] ?? 'Text',
			'label' => Labels::of($id),
			'std' => empty($field['cloneable']) ? '' : [],
			'required' => false,
			'recommended' => false,
			'hidden' => false,
			'cloneable' => false,
		];
		if ($field['type'] === 'Select') {
			$field += ['options' => Choices::of($id)];
		}
		return $field;
	}
}
