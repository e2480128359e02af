<?php
/**
 * Permissions of roles.
 */

declare(strict_types=1);

namespace Pharos\Access;

use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Permission;

final class Feature extends FeatureBase {
	public function commands(): array {
		return ['pharos access' => [new Cli(($this->settings)()), Permission::Settings]];
	}
}
