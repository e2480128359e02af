<?php
/**
 * Data of the site for the settings application.
 */

declare(strict_types=1);

namespace Pharos\Site;

use Pharos\Core\Feature as FeatureBase;
use Pharos\Preview\Preview;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		$settings = ($this->settings)();
		(new RestController(
			$settings,
			new Preview($settings, ($this->variables)()),
		))->register_routes();
	}
}
