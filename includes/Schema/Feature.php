<?php
/**
 * Structured data.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Permission;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		if (!($this->settings)()->get('enable_schemas')) {
			return;
		}
		(new PlacesController(($this->settings)()))->register_routes();
		(new RestController())->register_routes();
		(new PreviewController(($this->settings)(), ($this->variables)()))->register_routes();
		(new ObjectController(($this->settings)()))->register_routes();
	}

	public function commands(): array {
		return [
			'pharos schema' => [
				new Cli(($this->settings)(), ($this->variables)()),
				Permission::Schema,
			],
		];
	}
}
