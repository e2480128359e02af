<?php
/**
 * GET /pharos/v1/llms-txt.
 */

declare(strict_types=1);

namespace Pharos\LlmsTxt;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;
use WP_REST_Server;

final class RestController {
	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		register_rest_route(Routes::V1, '/llms-txt', [
			'methods' => WP_REST_Server::READABLE,
			'permission_callback' => [Permission::Settings, 'granted'],
			'callback' => fn(): array => [
				'success' => true,
				'data' => [
					'url' => Server::url(),
					'obstacle' => Server::obstacle($this->settings),
				],
			],
		]);
	}
}
