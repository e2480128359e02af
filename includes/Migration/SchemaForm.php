<?php
/**
 * Builds schemas from source data in the stored format.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\ObjectMeta\Fields;
use Pharos\Schema\Names;
use Pharos\Schema\Specifics;
use Pharos\Schema\TypeList;
use Pharos\Settings\InvalidValue;
use Pharos\Settings\Sanitizer;

final class SchemaForm {
	/** In a URL, a "%" is part of an encoded character. */
	private const ADDRESS = '~^https?://[^\s%]*(?:%[0-9a-f]{2}[^\s%]*)+\z~i';

	/**
	 * @param array|list<string> $on, $not_on Names of display conditions (docs/schema.md), or `show_on` in the stored form.
	 * @return array|null Null for an unknown type.
	 */
	public static function create(
		string $type,
		array $fields,
		array $on,
		array $not_on,
		string $name,
	): ?array {
		$schema = ['title' => $type, 'type' => $type, 'fields' => []];
		$form = Names::of_schema($schema) === [] ? null : TypeList::of_schema($schema);
		if ($form === null) {
			return null;
		}
		$schema['type'] = $form['type'];
		$schema['show_on'] = self::places($on);
		$schema['not_show_on'] = self::places($not_on);
		return self::with($schema, ['@type' => $type, 'schema_name' => $name] + $fields);
	}

	/**
	 * Returns the schema with changed fields.
	 *
	 * @param array<string, mixed> $fields Empty values leave a field unchanged, null removes it.
	 */
	public static function with(array $schema, array $fields): array {
		$fields = array_filter(
			$fields,
			static fn(mixed $value): bool => $value !== '' && $value !== [],
		);
		$all =
			array_intersect_key($fields, ['@type' => 0]) +
			array_replace($schema['fields'], $fields);
		$schema['fields'] = array_filter($all, static fn(mixed $value): bool => $value !== null);
		return $schema;
	}

	/**
	 * Returns the fields with Pharos's templates instead of the source's.
	 *
	 * @param array<mixed> $fields Including groups and lists; other values than strings stay unchanged. Types aren't templates.
	 * @param string       $field  The name in the source, for losses.
	 */
	public static function translated(
		array $fields,
		Translator $translator,
		string $place,
		MappedData $mapped,
		string $field,
	): array {
		foreach ($fields as $name => $value) {
			if (is_array($value)) {
				$fields[$name] = self::translated($value, $translator, $place, $mapped, $field);
			} elseif (is_string($value) && $name !== '@type') {
				$fields[$name] =
					preg_match(self::ADDRESS, $value) === 1
						? Translator::literal($value, true)
						: $translator->translate($value, $place, $mapped, $field);
			}
		}
		return $fields;
	}

	/**
	 * Removes schemas that can't be stored, such as one that is nested too deeply.
	 *
	 * @param array<string, array> $schemas By id.
	 * @return array<string, array>
	 */
	public static function sound(array $schemas, MappedData $mapped): array {
		$definition = Fields::common()['schemas']['additionalProperties'];
		foreach ($schemas as $id => $schema) {
			try {
				Sanitizer::clean($schema, $definition);
			} catch (InvalidValue $reason) {
				unset($schemas[$id]);
				$mapped->lose('invalid', (string) $id, 'schemas', $reason->getMessage());
			}
		}
		return $schemas;
	}

	/**
	 * Returns display conditions in the stored form; conditions for single objects are listed separately.
	 *
	 * @param array|list<string> $names
	 */
	public static function places(array $names): array {
		if (!array_is_list($names)) {
			return $names;
		}
		$names = array_values(array_unique($names));
		$specific = array_values(preg_grep('/^(?!special-).+-\d+(?:-single-.+)?\z/', $names) ?: []);
		$rules = array_values(array_diff($names, $specific));
		return [
			'rules' => $specific === [] ? $rules : [...$rules, 'specifics'],
			'specific' => $specific,
			'specificText' => array_map(
				static fn(string $name): array => ['id' => $name, 'label' => self::label($name)],
				$specific,
			),
		];
	}

	/** Returns the label of an object: the title of a post, the name of a term. */
	private static function label(string $name): string {
		$found = Specifics::find(preg_replace('/-single-.+\z/', '', $name) ?? $name);
		$labels = array_column($found, 'label', 'id');
		return $labels[$name] ?? (array_values($labels)[0] ?? $name);
	}

	/** Returns an unused id. @param array<string, array> $taken By id. */
	public static function free_id(string $id, array $taken): string {
		$id = trim(preg_replace('/[^A-Za-z0-9_-]+/', '-', $id) ?? '', '-');
		$id = $id === '' || ctype_digit($id) ? "schema-$id" : $id;
		$free = $id;
		for ($number = 2; isset($taken[$free]); $number++) {
			$free = "$id-$number";
		}
		return $free;
	}
}
