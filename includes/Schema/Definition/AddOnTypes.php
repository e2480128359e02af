<?php
/**
 * Schema types and fields added by add-ons.
 */

declare(strict_types=1);

namespace Pharos\Schema\Definition;

use Pharos\Core\AddOns;

/** Adds default values and removes invalid definitions. Only loaded if an add-on has changed something. */
final class AddOnTypes {
	private const HOOK = 'pharos_schema_types';

	private const CONTROLS = [
		'Select',
		'SelectGroup',
		'Group',
		'Title',
		'Hidden',
		'Text',
		'date',
		'duration',
		'number',
		'image',
		'url',
	];

	/** Default values of a field. */
	private const FIELD = [
		'type' => 'Text',
		'required' => false,
		'recommended' => false,
		'hidden' => false,
		'cloneable' => false,
	];

	/** Maximum nesting depth of groups: as deep as schemas can be stored. */
	private const DEPTH = 10;

	/**
	 * @param mixed                $filtered The filtered value.
	 * @param array<string, array> $original     See TypeList::all().
	 * @return array<string, array> Pharos's types, and valid types of add-ons.
	 */
	public static function sound(mixed $filtered, array $original): array {
		if (!is_array($filtered)) {
			return AddOns::refuse(self::HOOK, $filtered, $original);
		}
		$sound = [];
		foreach ($filtered as $name => $one) {
			$own = $original[$name] ?? null;
			$sound[$name] = $one === $own ? $one : self::type((string) $name, $one, $own);
			if ($sound[$name] === null) {
				unset($sound[$name]);
				AddOns::refuse(self::HOOK, $name);
			}
		}
		if (array_diff_key($original, $filtered) !== []) {
			AddOns::refuse(self::HOOK, $filtered);
		}
		// Pharos's types are required, even if an add-on has removed them.
		return $sound + $original;
	}

	/** A completed type; null if it is invalid. */
	private static function type(string $name, mixed $one, ?array $own): ?array {
		if (
			!is_array($one) ||
			preg_match('/^[A-Z][A-Za-z0-9]{1,79}\z/', $name) !== 1 ||
			!is_string($one['label'] ?? null) ||
			!self::are_options($one['subtypes'] ?? []) ||
			!self::is_google($one['google'] ?? null) ||
			!is_string($one['docs'] ?? '') ||
			!in_array($one['category'] ?? 'content', ['global', 'content'], true) ||
			!self::are_places($one['show_on'] ?? [])
		) {
			return null;
		}
		$fields = self::fields($one['fields'] ?? null, self::DEPTH);
		// Only Pharos's types have rules about several fields.
		$rules = array_intersect_key($own ?? [], ['one_of' => 0, 'with' => 0, 'when' => 0]);
		return $fields === null
			? null
			: [
					'type' => $name,
					'category' => $one['category'] ?? 'content',
					'docs' => $one['docs'] ?? "https://schema.org/$name",
					'label' => $one['label'],
					'subtypes' => $one['subtypes'] ?? [],
					'fields' => $fields,
					'google' => $one['google'] ?? null,
					'asks' => $own['asks'] ?? true,
					'show_on' => ($one['show_on'] ?? []) + [
						'rules' => ['specifics'],
						'specific' => [],
						'specificText' => [],
					],
				] + $rules;
	}

	/** @return list<array>|null */
	private static function fields(mixed $fields, int $depth): ?array {
		if (!self::is_list_of($fields, 'is_array') || $fields === [] || $depth === 0) {
			return null;
		}
		$sound = [];
		foreach ($fields as $field) {
			$one = self::field($field, $depth);
			if ($one === null) {
				return null;
			}
			$sound[] = $one;
		}
		$names = array_column($sound, 'id');
		return array_unique($names) === $names ? $sound : null;
	}

	private static function field(array $field, int $depth): ?array {
		$id = $field['id'] ?? null;
		$name = '/^(?:@type|@id|schema_name|[a-z][A-Za-z0-9]*(?:-(?:in|out)put)?)\z/';
		if (!is_string($id) || preg_match($name, $id) !== 1) {
			return null;
		}
		$field += self::FIELD;
		$field += ['label' => Labels::for_property($id), 'std' => $field['cloneable'] ? [] : ''];
		foreach (self::FIELD as $part => $default) {
			if (gettype($field[$part]) !== gettype($default)) {
				return null;
			}
		}
		$is_choice = in_array($field['type'], ['Select', 'SelectGroup'], true);
		$options = $field['options'] ?? ($is_choice ? null : []);
		if (
			!in_array($field['type'], self::CONTROLS, true) ||
			!is_string($field['label']) ||
			!is_string($field['tooltip'] ?? '') ||
			!self::is_value($field['std'], self::DEPTH) ||
			!self::are_options($options) ||
			!self::are_alternatives($field['one_of'] ?? [])
		) {
			return null;
		}
		$field = array_intersect_key(
			$field,
			self::FIELD +
				array_flip(['id', 'label', 'std', 'options', 'tooltip', 'fields', 'one_of']),
		);
		if ($field['type'] !== 'Group') {
			unset($field['fields'], $field['one_of']);
			return $field;
		}
		$field['fields'] = self::fields($field['fields'] ?? null, $depth - 1);
		return $field['fields'] === null ? null : $field;
	}

	/** Whether the value is a valid `SchemaOptions[]` of common/schema/types.ts. */
	private static function are_options(mixed $groups): bool {
		if (!self::is_list_of($groups, 'is_array')) {
			return false;
		}
		foreach ($groups as $group) {
			if (
				!is_string($group['label'] ?? null) ||
				!self::is_list_of($group['options'] ?? null, self::is_option(...))
			) {
				return false;
			}
		}
		return true;
	}

	private static function is_option(mixed $option): bool {
		return is_array($option) &&
			is_string($option['value'] ?? null) &&
			is_string($option['label'] ?? null);
	}

	private static function is_google(mixed $google): bool {
		return $google === null ||
			(is_array($google) &&
				is_string($google['label'] ?? null) &&
				is_string($google['docs'] ?? null));
	}

	private static function are_places(mixed $places): bool {
		return is_array($places) &&
			self::is_list_of($places['rules'] ?? [], 'is_string') &&
			self::is_list_of($places['specific'] ?? [], 'is_string') &&
			self::is_list_of($places['specificText'] ?? [], 'is_array');
	}

	private static function are_alternatives(mixed $rules): bool {
		$is_one = static fn(mixed $one): bool => is_string($one) ||
			self::is_list_of($one, 'is_string');
		return self::is_list_of(
			$rules,
			static fn(mixed $rule): bool => self::is_list_of($rule, $is_one),
		);
	}

	/** Whether the value can be encoded as JSON. */
	private static function is_value(mixed $value, int $depth): bool {
		if (!is_array($value)) {
			return is_string($value) || is_int($value) || is_bool($value);
		}
		foreach ($depth > 0 ? $value : [null] as $part) {
			if (!self::is_value($part, $depth - 1)) {
				return false;
			}
		}
		return true;
	}

	private static function is_list_of(mixed $list, callable $is): bool {
		return is_array($list) && array_is_list($list) && array_filter($list, $is) === $list;
	}
}
