<?php
/**
 * URLs of terms without a base.
 */

declare(strict_types=1);

namespace Pharos\TermUrls;

use Pharos\Core\Feature as FeatureBase;

final class Feature extends FeatureBase {
	public function settings_saved(array $changed): void {
		TermUrlChanges::settings(($this->settings)());
	}
}
