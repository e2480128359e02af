<?php
/**
 * The settings.
 */

declare(strict_types=1);

namespace Pharos\Settings;

use Pharos\Core\Feature as FeatureBase;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		(new RestController(($this->settings)()))->register_routes();
	}

	public function responses(): array {
		return Responses::all(($this->settings)()->definitions());
	}

	public function site_health(array $tests): array {
		return (new Health(($this->settings)()))->register($tests);
	}
}
