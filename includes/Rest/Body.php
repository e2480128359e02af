<?php
/**
 * What a request has sent, with its empty objects.
 */

declare(strict_types=1);

namespace Pharos\Rest;

use WP_REST_Request;

final class Body {
	/**
	 * A parameter that is an object, as it was sent. WordPress reads a body into arrays, where `{}` and `[]` are the same.
	 *
	 * @return array<string, mixed> Objects within as arrays, except those that would be lists then.
	 */
	public static function of(WP_REST_Request $request, string $name): array {
		return (array) self::map($request, $name);
	}

	/**
	 * The same of a map: one with the names 0, 1, 2 stays an object.
	 *
	 * @return array<string, mixed>|\stdClass
	 */
	public static function map(WP_REST_Request $request, string $name): array|\stdClass {
		$body = $request->is_json_content_type() ? json_decode($request->get_body()) : null;
		$sent = is_object($body) ? $body->$name ?? null : null;
		return is_object($sent) ? self::arrays($sent) : $request[$name];
	}

	/**
	 * JSON that came another way than over REST, read as map() does.
	 *
	 * @return array<string, mixed> Empty where it is no object.
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
