<?php
/**
 * Posts, terms and images, and what of a post visitors may read.
 */

declare(strict_types=1);

namespace Pharos\Content;

use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Job;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		(new RestController())->register_routes();
	}

	public function events(): array {
		return [
			// Runs a step of comparing the texts of posts with what visitors get of them.
			VisitorCheck::HOOK => static fn($again = '') => VisitorRequest::run($again === 'again'),
		];
	}

	public function deactivate(): void {
		(new Job(VisitorCheck::HOOK))->unschedule();
	}
}
