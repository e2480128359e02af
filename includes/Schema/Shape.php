<?php
/**
 * Validates schemas before they are stored.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Settings\InvalidValue;

/**
 * The form of docs/schema.md. Values of properties are free: those that are invalid for a property aren't output, and the checks report
 * them. Unknown keys are kept, because other plugins' settings files contain some.
 */
final class Shape {
	/** Lists of texts in the display conditions. */
	private const LISTS = ['rules', 'specific'];

	/** Maximum number of conditions in a list. */
	private const MOST = 1000;

	/**
	 * @param array $schema Decoded JSON with clean texts; an object that is empty may be a stdClass or an empty array.
	 * @throws InvalidValue If it is invalid, with the path of the invalid value.
	 */
	public static function check(array $schema): void {
		if (isset($schema['off'])) {
			self::need(
				is_bool($schema['off']),
				__('It must be true or false.', 'pharos-seo'),
				'off',
			);
			if ($schema['off']) {
				return;
			}
		}
		$text = __('It must be text.', 'pharos-seo');
		self::need(is_string($schema['title'] ?? ''), $text, 'title');
		self::need(is_string($schema['type'] ?? ''), $text, 'type');
		self::need(
			Names::of_schema($schema) !== [] &&
				(($schema['type'] ?? '') === '' || Names::normalize($schema['type']) !== ''),
			__('It must be the name of a type, such as Article.', 'pharos-seo'),
			'type',
		);
		self::need(
			self::is_object($schema['fields'] ?? []),
			__('It must be an object with named values.', 'pharos-seo'),
			'fields',
		);
		foreach (['show_on', 'not_show_on'] as $places) {
			self::places($schema[$places] ?? [], $places);
		}
	}

	/**
	 * Adds "@type" and the name to the fields, where other plugins' settings files have them.
	 *
	 * @param array $schema A valid schema, see check(), or one that only turns off the site's.
	 */
	public static function complete(array $schema): array {
		$names = empty($schema['off']) ? Names::of_schema($schema) : [];
		if ($names === []) {
			return $schema;
		}
		$fields = (array) ($schema['fields'] ?? []);
		$said = array_filter(
			array_intersect_key($fields, ['@type' => 0, 'schema_name' => 0]),
			static fn(mixed $one): bool => $one !== '' && $one !== [],
		);
		$title = (string) ($schema['title'] ?? '');
		$schema['fields'] =
			$said + [
				'@type' => $names[1] ?? $names[0],
				'schema_name' => $title === '' ? $names[0] : $title,
			] +
			$fields;
		return $schema;
	}

	private static function places(mixed $places, string $name): void {
		self::need(
			self::is_object($places),
			__('It must be an object with named values.', 'pharos-seo'),
			$name,
		);
		$places = (array) $places;
		foreach (self::LISTS as $list) {
			self::list($places[$list] ?? [], $name, $list);
			foreach ((array) ($places[$list] ?? []) as $i => $one) {
				$text = __('It must be text.', 'pharos-seo');
				self::need(is_string($one), $text, $name, $list, (string) $i);
			}
		}
		self::list($places['specificText'] ?? [], $name, 'specificText');
		foreach ((array) ($places['specificText'] ?? []) as $i => $one) {
			self::need(
				self::is_label($one),
				__('It must have an “id” and a “label”.', 'pharos-seo'),
				$name,
				'specificText',
				(string) $i,
			);
		}
	}

	/** Whether the value is a label; `value` is accepted for `id`. */
	private static function is_label(mixed $one): bool {
		return is_array($one) &&
			is_string($one['id'] ?? ($one['value'] ?? null)) &&
			is_string($one['label'] ?? null);
	}

	private static function list(mixed $list, string ...$path): void {
		$is_empty = $list instanceof \stdClass && (array) $list === [];
		self::need(
			$is_empty || (is_array($list) && array_is_list($list)),
			__('It must be a list.', 'pharos-seo'),
			...$path,
		);
		self::need(
			count((array) $list) <= self::MOST,
			__('The list is too long.', 'pharos-seo'),
			...$path,
		);
	}

	private static function is_object(mixed $value): bool {
		return $value instanceof \stdClass ||
			(is_array($value) && ($value === [] || !array_is_list($value)));
	}

	/** @throws InvalidValue */
	private static function need(bool $is_so, string $message, string ...$path): void {
		if (!$is_so) {
			throw new InvalidValue($message, $path);
		}
	}
}
