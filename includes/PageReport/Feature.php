<?php
/**
 * "Preview as a search engine".
 */

declare(strict_types=1);

namespace Pharos\PageReport;

use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Permission;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		(new RestController(($this->settings)(), ($this->variables)()))->register_routes();
	}

	public function commands(): array {
		$cli = new Cli(($this->settings)(), ($this->variables)());
		return ['pharos inspect' => [$cli, Permission::Analysis]];
	}
}
