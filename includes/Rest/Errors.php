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

	/**
	 * Runs the route; a write that the database refuses is an error for the client instead of WordPress's page about a critical error. On
	 * `rest_dispatch_request`.
	 *
	 * @param mixed $response Not null if other code has answered already.
	 * @param mixed $handler  Handler of the route.
	 */
	public static function caught(
		mixed $response,
		\WP_REST_Request $request,
		string $route,
		mixed $handler,
	): mixed {
		if ($response !== null || !self::is_ours($request)) {
			return $response;
		}
		try {
			return call_user_func($handler['callback'], $request);
		} catch (\RuntimeException) {
			return self::not_saved();
		}
	}

	/** The error of a write that the database refuses. */
	public static function not_saved(): \WP_Error {
		return new \WP_Error(
			'pharos_not_saved',
			__(
				'This couldn’t be saved because of a database error. Try again, or contact your host.',
				'pharos-seo',
			),
			['status' => 500],
		);
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
		// WordPress finds routes without regard to case.
		return stripos($request->get_route(), '/' . Routes::V1 . '/') === 0;
	}
}
