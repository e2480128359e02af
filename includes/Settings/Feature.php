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
			'pharos feature' => [new FeaturesCli($settings, $changes), Permission::Settings],
		];
	}

	public function responses(): array {
		return Responses::all(($this->settings)()->definitions());
	}

	/** Of each switch of a feature: those of add-ons, too. */
	public function debug_data(): array {
		$values = [];
		$debug = [];
		foreach (($this->settings)()->all() as $key => $value) {
			if (is_bool($value) && str_starts_with($key, 'enable_')) {
				$values[$key] = $value ? __('On', 'pharos-seo') : __('Off', 'pharos-seo');
				$debug[$key] = $value ? 'on' : 'off';
			}
		}
		return [
			'features' => [
				'label' => __('Features', 'pharos-seo'),
				'value' => $values,
				'debug' => $debug,
			],
		];
	}

	public function site_health(array $tests): array {
		return (new Health(($this->settings)()))->register($tests);
	}
}
