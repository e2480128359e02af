<?php
/**
 * Plugin Name: Pharos test: answers
 *
 * Compares every answer of Pharos's routes with the schema that `OPTIONS` tells, and every result of its abilities with theirs, so that each
 * test that sends a request tests the schema, too: differences are logged, and a test file or browser test whose site has logged one fails.
 * Stricter than WordPress, which takes '1' for a number and an empty list for an object: as a client in another language would be.
 */

declare(strict_types=1);

namespace Pharos\Tests\Answers;

use WP_Error;
use WP_HTTP_Response;
use WP_REST_Request;

if (!defined('PHAROS_TEST_SCHEMAS') || PHAROS_TEST_SCHEMAS !== '0') {
	add_filter('rest_dispatch_request', __NAMESPACE__ . '\note_route', 1, 3);
	add_filter('rest_request_after_callbacks', __NAMESPACE__ . '\compare', PHP_INT_MAX, 3);
	add_action('wp_after_execute_ability', __NAMESPACE__ . '\compare_ability', 10, 3);
}

/** Remembers the route of a request, which later hooks don't get. */
function note_route(mixed $response, WP_REST_Request $request, string $route): mixed {
	routes()[$request] = $route;
	return $response;
}

function routes(): \WeakMap {
	static $routes = null;
	return $routes ??= new \WeakMap();
}

function compare(mixed $response, mixed $handler, WP_REST_Request $request): mixed {
	if (stripos($request->get_route(), '/pharos/v1/') !== 0) {
		return $response;
	}
	$problems = is_wp_error($response)
		? problems_of_error($response)
		: problems_of_answer($response, $request);
	report("{$request->get_method()} {$request->get_route()}", $problems);
	return $response;
}

/** The results of abilities, too. */
function compare_ability(string $name, mixed $input, mixed $result): void {
	if (str_starts_with($name, 'pharos/')) {
		$schema = json_decode(
			(string) wp_json_encode(wp_get_ability($name)->get_output_schema()),
			true,
		);
		report($name, problems(json_decode((string) wp_json_encode($result)), $schema, 'result'));
	}
}

/** @param list<string> $problems */
function report(string $of, array $problems): void {
	foreach ($problems as $problem) {
		error_log("Pharos SEO caused: $of: an answer that isn't that of its schema: $problem");
	}
}

/** @return list<string> */
function problems_of_error(WP_Error $error): array {
	$status = $error->get_error_data()['status'] ?? null;
	return array_keys(
		array_filter([
			"the status of {$error->get_error_code()} is no error" =>
				!is_int($status) || $status < 400 || $status > 599,
			"{$error->get_error_code()} has no message" => $error->get_error_message() === '',
			"{$error->get_error_code()} isn't a name" =>
				preg_match('/^(?:pharos|rest)_[a-z0-9_]+$/', (string) $error->get_error_code()) !==
				1,
		]),
	);
}

/** @return list<string> */
function problems_of_answer(mixed $response, WP_REST_Request $request): array {
	$schema = schema_of(routes()[$request], $request->get_method());
	if ($schema === null) {
		return ['there is none'];
	}
	$json = (string) wp_json_encode(
		$response instanceof WP_HTTP_Response ? $response->get_data() : $response,
	);
	$valid = rest_validate_value_from_schema(json_decode($json, true), $schema, 'answer');
	return [
		...is_wp_error($valid) ? [$valid->get_error_message()] : [],
		...problems(json_decode($json), $schema, 'answer'),
	];
}

/** The schema of a method of a route, as a client reads it. */
function schema_of(string $route, string $method): ?array {
	$options = rest_get_server()->get_route_options($route);
	$schema = json_decode(
		(string) wp_json_encode(($options['schema'] ?? static fn() => null)()),
		true,
	);
	foreach ($schema['oneOf'] ?? [$schema] as $one) {
		if (($one['title'] ?? '') === ($method === 'HEAD' ? 'GET' : $method)) {
			return $one;
		}
	}
	return null;
}

/** @return list<string> */
function problems(mixed $value, array $schema, string $path): array {
	$types = (array) ($schema['type'] ?? []);
	$type = type_of($value);
	$found = [];
	if (
		!in_array($type, $types, true) &&
		!($type === 'integer' && in_array('number', $types, true))
	) {
		$found[] = "$path is a value of type $type, not " . implode(' or ', $types);
	}
	if (isset($schema['enum']) && !in_array($value, $schema['enum'], true)) {
		$found[] = "$path is " . wp_json_encode($value);
	}
	if ($type === 'string' && ($schema['format'] ?? '') === 'date-time' && !is_time($value)) {
		$found[] = "$path isn't a time in the form of RFC 3339: $value";
	}
	foreach ($type === 'array' ? $value : [] as $index => $item) {
		array_push(
			$found,
			...problems($item, $schema['items'] ?? ['type' => [type_of($item)]], "{$path}[$index]"),
		);
	}
	if ($type === 'object') {
		foreach (array_diff($schema['required'] ?? [], array_keys((array) $value)) as $name) {
			$found[] = "$path.$name is missing";
		}
		foreach ((array) $value as $name => $part) {
			$of_part = schema_of_property((string) $name, $schema);
			$of_part === false
				? ($found[] = "$path.$name isn't declared")
				: array_push($found, ...problems($part, $of_part, "$path.$name"));
		}
	}
	return $found;
}

/** @return array|false False if the schema doesn't allow the property. */
function schema_of_property(string $name, array $schema): array|false {
	if (isset($schema['properties'][$name])) {
		return $schema['properties'][$name];
	}
	foreach ($schema['patternProperties'] ?? [] as $pattern => $of_pattern) {
		if (preg_match("~$pattern~", $name) === 1) {
			return $of_pattern;
		}
	}
	$others = $schema['additionalProperties'] ?? true;
	return $others === true ? ['type' => TYPES] : $others;
}

const TYPES = ['array', 'object', 'string', 'number', 'integer', 'boolean', 'null'];

function type_of(mixed $value): string {
	return [
		'NULL' => 'null',
		'double' => 'number',
	][gettype($value)] ?? gettype($value);
}

function is_time(string $value): bool {
	return preg_match('/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/', $value) ===
		1;
}
