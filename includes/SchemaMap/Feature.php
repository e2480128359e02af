<?php
/**
 * The schema map: the structured data of all pages, for agents that read a whole site. Off by default.
 */

declare(strict_types=1);

namespace Pharos\SchemaMap;

use Pharos\Core\Feature as FeatureBase;

final class Feature extends FeatureBase {
	public function register_changes(): void {
		add_action('pharos_content_changed', static function (): void {
			// Cache::TOKEN, which is autoloaded: with nothing in the cache, the class isn't loaded.
			if (isset(wp_load_alloptions()['pharos_schema_map'])) {
				Cache::forget();
			}
		});
	}

	public function register_routes(): void {
		if (($this->settings)()->get('enable_schema_map')) {
			(new RestController(($this->settings)(), ($this->variables)()))->register_routes();
		}
	}
}
