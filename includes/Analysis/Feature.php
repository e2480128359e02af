<?php
/**
 * The analysis of the site.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Permission;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		(new RestController(($this->settings)(), ($this->variables)()))->register_routes();
	}

	public function commands(): array {
		return [
			'pharos analyse' => [
				new Cli(($this->settings)(), ($this->variables)()),
				Permission::Analysis,
			],
			'pharos checks' => [new ChecksCli(), Permission::Analysis],
		];
	}

	public function site_health(array $tests): array {
		return Health::register($tests);
	}

	public function deactivate(): void {
		ReportChanges::all();
	}
}
