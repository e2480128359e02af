<?php
/**
 * Calls a route of the REST API for an ability: the same rules, permissions and messages.
 */

declare(strict_types=1);

namespace Pharos\Abilities;

use Pharos\Rest\Routes;
use WP_Error;
use WP_REST_Request;

final class Route {
	/**
	 * @param string               $method     GET or POST.
	 * @param string               $path       Below the plugin's namespace.
	 * @param array<string, mixed> $parameters Those that are null aren't sent.
	 * @return array<string, mixed>|WP_Error The response, as a client reads it.
	 */
	public static function call(string $method, string $path, array $parameters): array|WP_Error {
		$request = new WP_REST_Request($method, '/' . Routes::V1 . $path);
		$parameters = array_filter($parameters, static fn(mixed $value): bool => $value !== null);
		if ($method === 'GET') {
			$request->set_query_params($parameters);
		} else {
			$request->set_body_params($parameters);
		}
		$response = rest_do_request($request);
		if ($response->is_error()) {
			return $response->as_error();
		}
		// Objects of the response are arrays for the schemas of abilities.
		return (array) json_decode((string) wp_json_encode($response->get_data()), true);
	}
}
