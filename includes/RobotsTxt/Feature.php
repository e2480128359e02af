<?php
/**
 * robots.txt.
 */

declare(strict_types=1);

namespace Pharos\RobotsTxt;

use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Permission;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		(new RestController(($this->settings)()))->register_routes();
	}

	public function commands(): array {
		return ['pharos robots' => [new Cli(), Permission::Settings]];
	}
}
