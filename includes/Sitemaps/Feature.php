<?php
/**
 * XML sitemaps.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Permission;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		(new RestController(($this->settings)()))->register_routes();
	}

	public function commands(): array {
		return ['pharos sitemap' => [new Cli(($this->settings)()), Permission::Settings]];
	}

	public function tables(): array {
		return array_fill_keys([Tables::pages(), Tables::lists()], Tables::OPTION);
	}

	public function events(): array {
		return [
			// Runs a step of generating all sitemaps.
			Job::HOOK => function (): void {
				$settings = ($this->settings)();
				(new Job($settings, new Series($settings)))->step(self::STEP);
			},
		];
	}

	public function settings_saved(array $changed): void {
		Job::settings_changed(($this->settings)(), $changed);
	}

	/** Stored sitemaps would become outdated. */
	public function deactivate(): void {
		Job::clear();
	}
}
