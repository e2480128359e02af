<?php
/**
 * SEO fields of many posts in a table.
 */

declare(strict_types=1);

namespace Pharos\BulkEditor;

use Pharos\Core\Feature as FeatureBase;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		$items = fn(): Items => new Items(($this->settings)(), ($this->variables)());
		(new RestController($items))->register_routes();
		(new ExportController($items))->register_routes();
	}
}
