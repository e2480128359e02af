<?php
/**
 * GET /pharos/v1/post-content: all content types with robot instructions.
 */

declare(strict_types=1);

namespace Pharos\RobotInstructions;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;

final class RestController {
	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		Routes::add(
			'GET /post-content',
			Permission::Settings,
			fn(): array => [
				'success' => true,
				'data' => (new PostContent($this->settings))->all(),
			],
		);
	}
}
