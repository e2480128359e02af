<?php
/**
 * GET /pharos/v1/usage-data: the complete data that would be sent, and its URL.
 */

declare(strict_types=1);

namespace Pharos\UsageData;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;

final class RestController {
	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		Routes::add(
			'GET /usage-data',
			Permission::Settings,
			fn(): array => [
				'success' => true,
				'data' => [
					'report' => Report::build($this->settings),
					// '' if no URL is set.
					'address' => Sender::address(),
				],
			],
		);
	}
}
