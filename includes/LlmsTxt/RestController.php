<?php
/**
 * GET /pharos/v1/llms-txt.
 */

declare(strict_types=1);

namespace Pharos\LlmsTxt;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;

final class RestController {
	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		Routes::add(
			'GET /llms-txt',
			Permission::Settings,
			fn(): array => [
				'success' => true,
				'data' => [
					'url' => Server::url(),
					'obstacle' => Server::obstacle($this->settings),
				],
			],
		);
	}
}
