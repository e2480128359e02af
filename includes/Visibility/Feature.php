<?php
/**
 * Finds settings that keep the site out of search engines.
 */

declare(strict_types=1);

namespace Pharos\Visibility;

use Pharos\Core\Feature as FeatureBase;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		(new RestController(($this->settings)()))->register_routes();
	}
}
