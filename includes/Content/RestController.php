<?php
/**
 * GET /pharos/v1/posts: posts by their titles.
 */

declare(strict_types=1);

namespace Pharos\Content;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use WP_REST_Request;
use WP_REST_Server;

final class RestController {
	public function register_routes(): void {
		register_rest_route(Routes::V1, '/posts', [
			'methods' => WP_REST_Server::READABLE,
			'permission_callback' => [Permission::class, 'any'],
			'callback' => static fn(WP_REST_Request $request): array => [
				'success' => true,
				'results' => (new PostSearch())->find($request['q']),
			],
			'args' => [
				'q' => [
					'description' => __(
						'Search terms for titles: at least three characters.',
						'pharos-seo',
					),
					'type' => 'string',
					'required' => true,
				],
			],
		]);
	}
}
