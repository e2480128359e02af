<?php
/**
 * Makes JSON Schemas of the answers of routes from a short notation.
 */

declare(strict_types=1);

namespace Pharos\Rest;

/**
 * Class `Responses` of a feature has the answers of its routes: `'GET /redirects/{id}' => ['Returns a redirect.', ['data' => …]]`. A value is
 *
 * - a text `type: description`, where a type is one of JSON Schema, `any`, `time` (RFC 3339), `'literal'`, one of these with `[]` for a list,
 *   or several with `|` between them;
 * - an array with names: an object with these properties and no others; `name?` may be missing, and `*` stands for any name;
 * - an array with one value: a list of these. Both may have the key `''`, a text about the object or list itself: `object|null: …`;
 * - an object: a JSON Schema as it is.
 *
 * Descriptions are for developers, as in docs/rest.md, which is made from them: they aren't translated.
 */
final class Schema {
	/** Types of the notation that JSON Schema has no name for. */
	private const TYPES = [
		'any' => ['type' => ['array', 'object', 'string', 'number', 'integer', 'boolean', 'null']],
		'time' => ['type' => 'string', 'format' => 'date-time'],
		'true' => ['type' => 'boolean', 'enum' => [true]],
	];

	/** The keys of definitions that JSON Schema has. */
	private const DEFINED = [
		'type' => true,
		'default' => true,
		'enum' => true,
		'items' => true,
		'properties' => true,
		'additionalProperties' => true,
	];

	/**
	 * The schema of a route, as `OPTIONS` tells it: of its answer, or one for each method.
	 *
	 * @param string               $route     As registered: with a regular expression in place of each parameter.
	 * @param array<string, array> $responses Of all routes.
	 */
	public static function of_route(string $route, array $responses): array {
		$path = self::path($route);
		$schemas = [];
		foreach ($responses as $name => $response) {
			[$method, $of] = explode(' ', $name, 2);
			if ($of === $path) {
				$schemas[] = ['title' => $method] + self::of_response(...$response);
			}
		}
		$head = ['$schema' => 'http://json-schema.org/draft-04/schema#'];
		return count($schemas) === 1
			? $head + $schemas[0]
			: $head + ['title' => $path, 'type' => 'object', 'oneOf' => $schemas];
	}

	/** @param string|array $answer Its properties beside `success`; a text for another value than an object. */
	public static function of_response(string $description, string|array $answer): array {
		return ['description' => $description] +
			self::parse(is_string($answer) ? $answer : ['success' => 'true'] + $answer);
	}

	/** The path of a route below the namespace, such as `/redirects/{id}`. */
	public static function path(string $route): string {
		$path = substr($route, strlen('/' . Routes::V1));
		return preg_replace('~\(\?P<(\w+)>.*?\)(?=/|$)~', '{$1}', $path);
	}

	/** @param string|array|\stdClass $value In the notation above. @return array<string, mixed> */
	public static function parse(string|array|\stdClass $value): array {
		if (!is_array($value)) {
			return is_string($value) ? self::of_text($value) : (array) $value;
		}
		$schema = self::of_text($value[''] ?? (isset($value[0]) ? 'array' : 'object'));
		unset($value['']);
		if (isset($value[0])) {
			return $schema + ['items' => self::parse($value[0])];
		}
		$others = isset($value['*']) ? self::parse($value['*']) : false;
		unset($value['*']);
		$properties = [];
		foreach ($value as $name => $part) {
			$properties[rtrim($name, '?')] = self::parse($part);
		}
		$required = array_filter(
			array_keys($value),
			static fn(string $name): bool => !str_ends_with($name, '?'),
		);
		return $schema +
			array_filter(['properties' => $properties, 'required' => array_values($required)]) + [
				'additionalProperties' => $others,
			];
	}

	/** The schema of a value with a definition as in Settings\Definitions or ObjectMeta\Fields. */
	public static function of_definition(array $definition): \stdClass {
		return (object) array_intersect_key($definition, self::DEFINED);
	}

	private static function of_text(string $text): array {
		[$notation, $description] = explode(': ', $text, 2) + [1 => ''];
		$types = explode('|', $notation);
		$literals = array_filter($types, static fn(string $type): bool => $type[0] === "'");
		$schema = self::of_types(array_diff($types, $literals), $literals !== []);
		if ($literals !== []) {
			$schema['enum'] = array_map(
				static fn(string $type): ?string => $type === 'null' ? null : trim($type, "'"),
				$types,
			);
		}
		return ($description === '' ? [] : ['description' => $description]) + $schema;
	}

	/** @param string[] $types Names of the notation. */
	private static function of_types(array $types, bool $has_literals): array {
		$schema = [];
		$names = $has_literals ? ['string'] : [];
		foreach ($types as $type) {
			$one = str_ends_with($type, '[]')
				? ['type' => 'array', 'items' => self::of_types([substr($type, 0, -2)], false)]
				: self::TYPES[$type] ?? ['type' => $type];
			array_push($names, ...(array) $one['type']);
			$schema += $one;
		}
		return ['type' => count($names) === 1 ? $names[0] : $names] + $schema;
	}
}
