<?php
/**
 * SEO fields of many posts in a table.
 */

declare(strict_types=1);

namespace Pharos\BulkEditor;

use Pharos\Core\Feature as FeatureBase;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		(new RestController(
			fn(): object => new Items(($this->settings)(), ($this->variables)()),
		))->register_routes();
	}
}
