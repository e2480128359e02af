<?php
/**
 * Background work for other plugins.
 */

declare(strict_types=1);

namespace Pharos\Compat;

use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Job;

final class Feature extends FeatureBase {
	public function events(): array {
		return [
			// Copies shipping costs of WooCommerce for pages of products.
			WooZones::EVENT => [WooZones::class, 'copy'],
		];
	}

	public function deactivate(): void {
		(new Job(WooZones::EVENT))->unschedule();
	}
}
