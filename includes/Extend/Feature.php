<?php
/**
 * Recommended plugins and themes.
 */

declare(strict_types=1);

namespace Pharos\Extend;

use Pharos\Core\Feature as FeatureBase;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		(new RestController())->register_routes();
	}
}
