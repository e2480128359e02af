<?php
/**
 * Submits changed URLs to search engines.
 */

declare(strict_types=1);

namespace Pharos\IndexNow;

use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Permission;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		(new RestController(($this->settings)()))->register_routes();
	}

	public function commands(): array {
		return ['pharos indexnow' => [new Cli(($this->settings)()), Permission::Settings]];
	}

	public function tables(): array {
		return [Queue::table()];
	}

	public function events(): array {
		return [
			Job::HOOK => fn() => (new Job(($this->settings)()))->run(self::STEP),
		];
	}

	public function settings_saved(array $changed): void {
		isset($changed['enable_indexnow']) && Job::settings_changed($changed);
	}

	public function deactivate(): void {
		Job::event()->unschedule();
	}
}
