<?php
/**
 * The log of missing URLs. Part of redirects.
 */

declare(strict_types=1);

namespace Pharos\NotFound;

use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Permission;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		if (($this->settings)()->get('enable_redirects')) {
			(new RestController(($this->settings)()))->register_routes();
		}
	}

	public function commands(): array {
		return ($this->settings)()->get('enable_redirects')
			? ['pharos not-found' => [new Cli(), Permission::Redirects]]
			: [];
	}

	public function tables(): array {
		return [Table::name()];
	}
}
