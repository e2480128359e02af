<?php
/**
 * Reads objects from the body of a REST request, preserving empty objects.
 */

declare(strict_types=1);

namespace Pharos\Rest;

use WP_REST_Request;

final class Body {
	/**
	 * Returns a parameter that is an object, as sent. WordPress decodes the body into arrays, where `{}` and `[]` are the same.
	 *
	 * @return array<string, mixed> Nested objects are arrays, unless they would become lists.
	 */
	public static function object(WP_REST_Request $request, string $name): array {
		return (array) self::map($request, $name);
	}

	/**
	 * Returns a parameter that is a map: one with the keys 0, 1, 2 stays an object.
	 *
	 * @return array<string, mixed>|\stdClass
	 */
	public static function map(WP_REST_Request $request, string $name): array|\stdClass {
		$body = $request->is_json_content_type() ? json_decode($request->get_body()) : null;
		$sent = is_object($body) ? $body->$name ?? null : null;
		return is_object($sent) ? self::arrays($sent) : $request[$name];
	}

	/**
	 * Decodes JSON from other sources than REST, like map().
	 *
	 * @return array<string, mixed> Empty unless it is an object.
	 */
	public static function decode(string $json): array {
		$value = json_decode($json);
		return is_object($value) ? (array) self::arrays($value) : [];
	}

	private static function arrays(mixed $value): mixed {
		if (!is_array($value) && !is_object($value)) {
			return $value;
		}
		$parts = array_map(self::arrays(...), (array) $value);
		return is_object($value) && array_is_list($parts) ? (object) $parts : $parts;
	}
}
