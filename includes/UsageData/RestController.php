<?php
/**
 * GET /pharos/v1/usage-data: the complete data that would be sent, and its URL.
 */

declare(strict_types=1);

namespace Pharos\UsageData;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;
use WP_REST_Server;

final class RestController {
	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		register_rest_route(Routes::V1, '/usage-data', [
			'methods' => WP_REST_Server::READABLE,
			'permission_callback' => [Permission::Settings, 'granted'],
			'callback' => fn(): array => [
				'success' => true,
				'data' => [
					'report' => Report::build($this->settings),
					// '' if no URL is set.
					'address' => Sender::address(),
				],
			],
		]);
	}
}
