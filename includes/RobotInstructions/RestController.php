<?php
/**
 * GET /pharos/v1/post-content: all content types with robot instructions.
 */

declare(strict_types=1);

namespace Pharos\RobotInstructions;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;
use WP_REST_Server;

final class RestController {
	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		register_rest_route(Routes::V1, '/post-content', [
			'methods' => WP_REST_Server::READABLE,
			'permission_callback' => [Permission::Settings, 'granted'],
			'callback' => fn(): array => [
				'success' => true,
				'data' => (new PostContent($this->settings))->all(),
			],
		]);
	}
}
