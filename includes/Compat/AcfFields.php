<?php
/**
 * Custom fields of Advanced Custom Fields: access to those of a post or term.
 */

declare(strict_types=1);

namespace Pharos\Compat;

use WP_Post;

/**
 * Used only after function_exists(): sites without the plugin don't load these classes. Stored values are read with the plugin's public functions, and AcfValue turns them into what the field displays. Names of fields within
 * others are joined with "_": `address_city` in a group, `steps_title` for all rows of a repeater, `steps_0_title` for its first row.
 *
 * @phpstan-type Field array<string, mixed> A field with its settings, such as `type`, `name`, `key` and `sub_fields`, and its stored `value`.
 */
final class AcfFields {
	/** Types with text that visitors read. */
	private const TEXT = ['text', 'textarea', 'wysiwyg'];

	/** Types with images. */
	public const IMAGES = ['image', 'gallery'];

	/**
	 * What a field displays.
	 *
	 * @param int|string $object The id of a post, or `term_` with the id of a term.
	 * @return string|null Text or HTML; null if the plugin has no field of this name.
	 */
	public static function value(string $name, int|string $object): ?string {
		[$field, $path, $outer] = self::find($name, $object);
		$values = new AcfValue($object);
		return match (true) {
			$field === null => null,
			$path === '' => $values->format($field, $field['value'] ?? null, $name),
			default => $values->within($field, $field['value'] ?? null, $path, $outer),
		};
	}

	/**
	 * The value of a field as programs understand it; null if the plugin has no field of this name, or it is only part of another.
	 *
	 * @param int|string $object The id of a post, or `term_` with the id of a term.
	 */
	public static function data(string $name, int|string $object): ?string {
		[$field, $path] = self::find($name, $object);
		return $field !== null && $path === ''
			? AcfData::format($field, $field['value'] ?? null)
			: null;
	}

	/** @return array{?Field, string, string} The field, or the one around it, the remaining name, and that of the field around it. */
	private static function find(string $name, int|string $object): array {
		$outer = $name;
		do {
			$field = get_field_object($outer, $object, false);
			if (is_array($field)) {
				return [$field, (string) substr($name, strlen($outer) + 1), $outer];
			}
			// Not stored under its own name: part of a field whose name is the beginning.
			$outer = substr($outer, 0, (int) strrpos($outer, '_'));
		} while ($outer !== '');
		return [null, '', ''];
	}

	/**
	 * Text fields of a post, in the order of its editor.
	 *
	 * @return \Generator<string> Text or HTML.
	 */
	public static function texts(WP_Post $post): \Generator {
		foreach (self::leaves($post) as [$field, $value]) {
			if (in_array($field['type'] ?? '', self::TEXT, true) && is_string($value)) {
				yield $value;
			}
		}
	}

	/**
	 * Images in fields of a post, in the order of its editor.
	 *
	 * @return \Generator<int> Ids of attachments.
	 */
	public static function images(WP_Post $post): \Generator {
		foreach (self::leaves($post) as [$field, $value]) {
			if (in_array($field['type'] ?? '', self::IMAGES, true)) {
				yield from AcfObjects::ids($value);
			}
		}
	}

	/** @return \Generator<array{Field, mixed}> Fields without others in them, with their stored values. */
	private static function leaves(WP_Post $post): \Generator {
		$fields = get_field_objects($post->ID, false);
		$fields = self::in_order(is_array($fields) ? array_filter($fields, is_array(...)) : []);
		$values = array_column($fields, 'value', 'key');
		foreach ($fields as $field) {
			if (AcfConditions::apply($field, $values)) {
				yield from self::inside($field, $field['value'] ?? null);
			}
		}
	}

	/**
	 * @param Field $field
	 * @return \Generator<array{Field, mixed}>
	 */
	private static function inside(array $field, mixed $value): \Generator {
		if (!AcfValue::has_others($field)) {
			yield [$field, $value];
			return;
		}
		foreach (AcfValue::rows($field, $value) as [$row, $inner]) {
			$values = [];
			foreach ($inner as $one) {
				$values[$one['key'] ?? ''] = AcfValue::cell($row, $one);
			}
			foreach ($inner as $one) {
				if (AcfConditions::apply($one, $values)) {
					yield from self::inside($one, AcfValue::cell($row, $one));
				}
			}
		}
	}

	/**
	 * Meta rows are in the order in which they were first saved: a field that was added to its group later is the last one.
	 *
	 * @param array<Field> $fields
	 * @return list<Field>
	 */
	private static function in_order(array $fields): array {
		$groups = [];
		foreach ($fields as $field) {
			$groups[(string) ($field['parent'] ?? '')][] = $field;
		}
		$place = static fn(array $field): int => (int) ($field['menu_order'] ?? 0);
		foreach ($groups as &$group) {
			usort($group, static fn(array $a, array $b): int => $place($a) <=> $place($b));
		}
		return array_merge(...array_values($groups));
	}
}
