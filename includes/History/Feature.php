<?php
/**
 * The history of settings.
 */

declare(strict_types=1);

namespace Pharos\History;

use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Lazy;
use Pharos\Core\Permission;

final class Feature extends FeatureBase {
	/** For options written without the Settings class, whose saves are recorded by it: these hooks fire only with WordPress's functions. */
	public function register_changes(): void {
		$recorder = new Lazy(fn(): Recorder => new Recorder(($this->settings)()));
		foreach (['add_option', 'update_option', 'delete_option'] as $change) {
			add_action(
				$change,
				static fn($option) => str_starts_with((string) $option, 'pharos_') &&
					$recorder()->option_changes((string) $option),
			);
		}
		foreach (['added_option', 'updated_option', 'deleted_option'] as $change) {
			add_action(
				$change,
				static fn($option) => str_starts_with((string) $option, 'pharos_') &&
					$recorder()->option_changed((string) $option),
				20,
			);
		}
	}

	public static function links(): array {
		return [
			'/tools/import-export' => [
				'path' => '/tools/history',
				'label' => __('Settings History', 'pharos-seo'),
				'description' => __(
					'The history of your settings, with previous values to restore.',
					'pharos-seo',
				),
				'icon' => 'history',
				'keywords' => ['undo', 'restore', 'log', 'changes', 'revisions'],
			],
		];
	}

	public function register_routes(): void {
		(new RestController(($this->settings)()))->register_routes();
	}

	public function commands(): array {
		return ['pharos history' => [new Cli(($this->settings)()), Permission::Settings]];
	}

	public function tables(): array {
		return [Table::name()];
	}
}
