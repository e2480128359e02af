<?php
/**
 * Empties page caches of other plugins.
 */

declare(strict_types=1);

namespace Pharos\PageCaches;

use Pharos\Core\Feature as FeatureBase;

final class Feature extends FeatureBase {
	public function settings_saved(array $changed): void {
		Purge::settings($changed);
	}

	public function deactivate(): void {
		Purge::everything();
	}
}
