<?php
/**
 * Robot instructions of types of content.
 */

declare(strict_types=1);

namespace Pharos\RobotInstructions;

use Pharos\Core\Feature as FeatureBase;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		(new RestController(($this->settings)()))->register_routes();
	}
}
