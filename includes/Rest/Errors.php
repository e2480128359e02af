<?php
/**
 * Makes errors of Pharos's routes consistent with their successful responses.
 */

declare(strict_types=1);

namespace Pharos\Rest;

final class Errors {
	/**
	 * Checks the permission before the arguments. WordPress validates the arguments first, which would reveal them to visitors without
	 * permission.
	 *
	 * @param mixed $response An error if the arguments are invalid.
	 * @param mixed $handler  Handler of the route.
	 */
	public static function permission_first(
		mixed $response,
		mixed $handler,
		\WP_REST_Request $request,
	): mixed {
		if (!is_wp_error($response) || !self::is_ours($request)) {
			return $response;
		}
		$permission = call_user_func($handler['permission_callback'], $request);
		return match (true) {
			is_wp_error($permission) => $permission,
			$permission !== false && $permission !== null => $response,
			default => new \WP_Error(
				'rest_forbidden',
				__('Sorry, you are not allowed to do that.', 'default'),
				['status' => rest_authorization_required_code()],
			),
		};
	}

	/** Adds `success: false` to any error of Pharos's namespace, also to those from WordPress. */
	public static function mark(
		\WP_HTTP_Response $response,
		\WP_REST_Server $server,
		\WP_REST_Request $request,
	): \WP_HTTP_Response {
		$data = $response->get_data();
		if ($response->get_status() >= 400 && self::is_ours($request) && is_array($data)) {
			$response->set_data(['success' => false] + $data);
		}
		return $response;
	}

	private static function is_ours(\WP_REST_Request $request): bool {
		return str_starts_with($request->get_route(), '/' . Routes::V1 . '/');
	}
}
