<?php
/**
 * Empties page caches of other plugins.
 */

declare(strict_types=1);

namespace Pharos\PageCaches;

use Pharos\Core\ContentHooks;
use Pharos\Core\Feature as FeatureBase;

final class Feature extends FeatureBase {
	public function register_changes(): void {
		ContentHooks::on_option_changed(
			static fn(string $option) => str_starts_with($option, 'pharos_') &&
				Purge::option($option),
		);
		add_action('pharos_field_changed', [Purge::class, 'field'], 10, 3);
		foreach (['saved', 'deleted'] as $change) {
			add_action("pharos_redirect_$change", [Purge::class, 'redirect']);
		}
		add_action('pharos_robots_txt_saved', static fn() => Purge::url('/robots.txt'));
	}

	public function settings_saved(array $changed): void {
		Purge::settings($changed);
	}

	public function deactivate(): void {
		Purge::everything();
	}
}
