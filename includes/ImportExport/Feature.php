<?php
/**
 * Import and export of settings.
 */

declare(strict_types=1);

namespace Pharos\ImportExport;

use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Permission;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		(new RestController(($this->settings)()))->register_routes();
	}

	public function commands(): array {
		$cli = new Cli(($this->settings)());
		return [
			'pharos export' => [[$cli, 'export'], Permission::Settings],
			'pharos import' => [[$cli, 'import'], Permission::Settings],
		];
	}
}
