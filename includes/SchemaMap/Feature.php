<?php
/**
 * The schema map: the structured data of all pages, for agents that read a whole site. Off by default.
 */

declare(strict_types=1);

namespace Pharos\SchemaMap;

use Pharos\Core\Feature as FeatureBase;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		if (($this->settings)()->get('enable_schema_map')) {
			(new RestController(($this->settings)(), ($this->variables)()))->register_routes();
		}
	}
}
