<?php
/**
 * The head of pages in the REST API, for front ends that aren't WordPress's. Off by default.
 */

declare(strict_types=1);

namespace Pharos\RestHead;

use Pharos\Core\Feature as FeatureBase;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		if (!($this->settings)()->get('enable_rest_head')) {
			return;
		}
		$head = new PageHead(($this->settings)(), ($this->variables)());
		(new RestController($head, ($this->settings)()))->register_routes();
		(new Field($head))->register();
	}
}
