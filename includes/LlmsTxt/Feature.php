<?php
/**
 * llms.txt.
 */

declare(strict_types=1);

namespace Pharos\LlmsTxt;

use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Permission;

final class Feature extends FeatureBase {
	public function register_changes(): void {
		foreach (['pharos_content_changed', 'pharos_sitemap_changed'] as $change) {
			add_action($change, static function (): void {
				// TextCache::MADE, which is autoloaded: without a text, the class isn't loaded.
				if (isset(wp_load_alloptions()['pharos_llms_txt_made'])) {
					TextCache::forget();
				}
			});
		}
	}

	public function register_routes(): void {
		(new RestController(($this->settings)()))->register_routes();
	}

	public function commands(): array {
		$cli = new Cli(($this->settings)(), ($this->variables)());
		return ['pharos llms-txt' => [$cli, Permission::Settings]];
	}
}
