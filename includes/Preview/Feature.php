<?php
/**
 * Previews of search results and structured data.
 */

declare(strict_types=1);

namespace Pharos\Preview;

use Pharos\Core\Feature as FeatureBase;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		(new RestController(
			new Preview(($this->settings)(), ($this->variables)()),
		))->register_routes();
	}
}
