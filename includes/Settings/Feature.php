<?php
/**
 * The settings.
 */

declare(strict_types=1);

namespace Pharos\Settings;

use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Permission;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		(new RestController(($this->settings)()))->register_routes();
	}

	public function commands(): array {
		$settings = new CliSettings(($this->settings)());
		$changes = new CliChanges($settings);
		return [
			'pharos settings' => [new Cli($settings), Permission::Settings],
			'pharos settings set' => [[$changes, 'set'], Permission::Settings],
			'pharos settings reset' => [[$changes, 'reset'], Permission::Settings],
		];
	}

	public function responses(): array {
		return Responses::all(($this->settings)()->definitions());
	}

	public function site_health(array $tests): array {
		return (new Health(($this->settings)()))->register($tests);
	}
}
