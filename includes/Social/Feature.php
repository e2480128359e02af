<?php
/**
 * Tags for social networks.
 */

declare(strict_types=1);

namespace Pharos\Social;

use Pharos\Core\Feature as FeatureBase;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		(new RestController())->register_routes();
	}

	public function settings_saved(array $changed): void {
		(new SiteImages(($this->settings)()))->settings_changed($changed);
	}
}
