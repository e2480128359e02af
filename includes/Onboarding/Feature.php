<?php
/**
 * The setup wizard.
 */

declare(strict_types=1);

namespace Pharos\Onboarding;

use Pharos\Core\Feature as FeatureBase;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		(new RestController(($this->settings)()))->register_routes();
	}
}
