<?php
/**
 * "Preview as a search engine".
 */

declare(strict_types=1);

namespace Pharos\PageReport;

use Pharos\Core\Feature as FeatureBase;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		(new RestController(($this->settings)(), ($this->variables)()))->register_routes();
	}
}
