<?php
/**
 * The history of settings.
 */

declare(strict_types=1);

namespace Pharos\History;

use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Permission;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		(new RestController(($this->settings)()))->register_routes();
	}

	public function commands(): array {
		return ['pharos history' => [new Cli(($this->settings)()), Permission::Settings]];
	}

	public function tables(): array {
		return [Table::name()];
	}
}
