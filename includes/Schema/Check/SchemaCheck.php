<?php
/**
 * Checks one schema on a page.
 */

declare(strict_types=1);

namespace Pharos\Schema\Check;

use Pharos\Schema\Definition\Labels;
use Pharos\Schema\SchemaNode;
use Pharos\Schema\TypeList;
use Pharos\Schema\PropertyKinds;

/** Checks Google's requirements (the rules beside the fields of each type), and whether the values can be output. */
final class SchemaCheck {
	/** @var list<array> See Problem. */
	private array $problems = [];

	/** Whether Google requires the properties, or the type makes no sense without them. */
	private bool $google = true;

	public function __construct(private readonly PropertyOutput $printing) {}

	/**
	 * @param array $schema In the form of docs/schema.md.
	 * @param array $node   The node that the page outputs for it.
	 * @return list<array> See Problem.
	 */
	public function problems(array $schema, array $node): array {
		$definition = TypeList::of_schema($schema);
		$types = (array) ($node['@type'] ?? []);
		if ($definition === null) {
			return [Problem::unknown_type((string) ($types[0] ?? ''))];
		}
		$this->google = $definition['google'] !== null && ($definition['asks'] ?? true);
		$fields = is_array($schema['fields'] ?? null) ? $schema['fields'] : [];
		$this->group($definition, $fields, $node, [], (string) ($types[0] ?? ''));
		$labels = self::labels($definition);
		foreach ($definition['with'] ?? [] as $present => $names) {
			foreach (isset($node[$present]) ? $names : [] as $name) {
				isset($node[$name]) ||
					($this->problems[] = Problem::with($name, $present, $labels));
			}
		}
		foreach ($definition['when'] ?? [] as $rule) {
			if (self::applies($rule, $types, $node)) {
				$this->needs($rule['required'], $rule['recommended'], $node, [], $labels);
			}
		}
		return $this->without_repetitions();
	}

	/**
	 * @param array    $rule  A rule from `when`.
	 * @param string[] $types Types of the node.
	 */
	private static function applies(array $rule, array $types, array $node): bool {
		foreach ($rule['values'] ?? [] as $name => $choices) {
			$printed = array_map(
				'basename',
				array_filter((array) ($node[$name] ?? []), 'is_string'),
			);
			if (array_intersect($printed, $choices) === []) {
				return false;
			}
		}
		return !isset($rule['types']) || array_intersect($types, $rule['types']) !== [];
	}

	/**
	 * @param array        $group   Part of the definition: `fields`, `one_of`.
	 * @param array        $fields  Stored values.
	 * @param array        $printed Their output.
	 * @param list<string> $path
	 */
	private function group(
		array $group,
		array $fields,
		array $printed,
		array $path,
		string $type,
	): void {
		$known = array_column($group['fields'], null, 'id');
		foreach ($fields as $name => $value) {
			$name = (string) $name;
			$field = $known[$name] ?? null;
			if ($field !== null) {
				$this->value($field, $value, [...$path, $name], $type);
			} elseif (isset($printed[$name]) && !str_starts_with($name, '@')) {
				$this->problems[] = Problem::unknown([...$path, $name], $type);
			}
		}
		if ($printed === []) {
			return;
		}
		$named = static fn(string $which): array => array_diff(
			array_keys(array_filter($known, static fn(array $field): bool => $field[$which])),
			['@type'],
		);
		$either = array_merge(...array_map(self::flat(...), $group['one_of'] ?? []), ...[[]]);
		$recommended = $this->google ? array_diff($named('recommended'), $either) : [];
		$labels = self::labels($group);
		$this->needs($named('required'), $recommended, $printed, $path, $labels);
		foreach ($group['one_of'] ?? [] as $alternatives) {
			$are_there = array_filter(
				$alternatives,
				static fn(string|array $one): bool => array_diff(
					(array) $one,
					array_keys($printed),
				) === [],
			);
			if ($are_there === []) {
				$this->problems[] = Problem::one_of($path, $alternatives, $labels, $this->google);
			}
		}
	}

	/** @return list<string> */
	private static function flat(array $alternatives): array {
		return array_merge(
			...array_map(static fn(string|array $one): array => (array) $one, $alternatives),
		);
	}

	/**
	 * @param string[]     $required
	 * @param string[]     $recommended
	 * @param list<string> $path
	 * @param array<string, string> $labels
	 */
	private function needs(
		array $required,
		array $recommended,
		array $printed,
		array $path,
		array $labels,
	): void {
		foreach (array_diff($required, array_keys($printed)) as $name) {
			$label = $labels[$name] ?? Labels::for_property($name);
			$this->problems[] = Problem::missing($path, $name, $label, $this->google);
		}
		foreach (array_diff($recommended, array_keys($printed)) as $name) {
			$label = $labels[$name] ?? Labels::for_property($name);
			$this->problems[] = Problem::recommended($path, $name, $label);
		}
	}

	/** @return array<string, string> Labels of the properties of a group. */
	private static function labels(array $group): array {
		return array_column($group['fields'], 'label', 'id');
	}

	/**
	 * @param array        $field Definition of the field.
	 * @param list<string> $path  Path of the value.
	 * @param string       $type  Type of the node or group that contains it.
	 */
	private function value(array $field, mixed $value, array $path, string $type): void {
		if (!is_array($value)) {
			is_scalar($value) && $this->leaf($field, $value, $path, $type);
			return;
		}
		if (!isset($field['fields']) || array_is_list($value)) {
			foreach (array_is_list($value) ? $value : [] as $i => $item) {
				$this->value($field, $item, [...$path, (string) $i], $type);
			}
			return;
		}
		$printed = $this->printing->output($field['id'], $value, $type);
		$printed = is_array($printed) && !array_is_list($printed) ? $printed : [];
		$said = $printed['@type'] ?? ($value['@type'] ?? '');
		$own = is_array($said) ? (string) ($said[0] ?? '') : (string) $said;
		// A link to another node, which is checked separately.
		if (array_keys($printed) !== ['@id']) {
			$this->group($field, $value, $printed, $path, $own);
		}
	}

	/** @param list<string> $path */
	private function leaf(
		array $field,
		string|int|float|bool $value,
		array $path,
		string $type,
	): void {
		$text = is_string($value) ? $this->printing->render($value) : (string) $value;
		$kind = PropertyKinds::kind($field['id'], $type);
		if ($text === '' || in_array($field['id'], ['schema_name', '@id'], true)) {
			return;
		}
		$is_type = $field['id'] === '@type';
		$printed = $is_type ? $text : $this->printing->output($field['id'], $value, $type);
		if ($printed === null) {
			$this->problems[] = Problem::form($path, $kind);
			return;
		}
		if (isset($field['fields']) && SchemaNode::is_made_from_text($printed, $kind)) {
			$this->group($field, [], $printed, $path, (string) ($printed['@type'] ?? ''));
		}
		$choices = array_column(
			array_merge(...array_column($field['options'] ?? [], 'options')),
			'value',
		);
		$choice = (string) preg_replace('~^https?://(?:www\.)?schema\.org/~', '', $text);
		if ($choices !== [] && $kind !== 'boolean' && !in_array($choice, $choices, true)) {
			$this->problems[] = Problem::choice($path, $text);
		}
	}

	/** Removes "missing" issues of values that are present but can't be output, and duplicates. */
	private function without_repetitions(): array {
		$forms = array_filter(
			$this->problems,
			static fn(array $one): bool => !in_array(
				$one['code'],
				['required', 'recommended', 'unknown'],
				true,
			),
		);
		$said = [];
		foreach ($this->problems as $problem) {
			$place = implode("\n", $problem['path']);
			$is_missing = in_array($problem['code'], ['required', 'recommended'], true);
			foreach ($is_missing && $place !== '' ? $forms : [] as $form) {
				if (str_starts_with(implode("\n", $form['path']) . "\n", "$place\n")) {
					continue 2;
				}
			}
			$key = $is_missing && $place !== '' ? $place : "$place\n" . $problem['message'];
			$other = $said[$key]['level'] ?? '';
			$said[$key] =
				$other === '' || Problem::LEVELS[$problem['level']] > Problem::LEVELS[$other]
					? $problem
					: $said[$key];
		}
		return array_values($said);
	}
}
