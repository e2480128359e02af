<?php
/**
 * Hooks for changes of settings and content that no feature declares (Core\Feature::register_changes()), in any request. All of them fire after a
 * write to the database.
 */

declare(strict_types=1);

namespace Pharos;

defined('ABSPATH') || exit();

/**
 * @param \Closure(): Settings\Settings  $settings
 * @param \Closure(): Template\Variables $variables
 */
return static function (\Closure $settings, \Closure $variables, Core\Features $features): void {
	// Settings change: through Pharos, or directly (WP-CLI, imports). Another settings object may have saved them.
	add_action('pharos_settings_saved', static function ($changed) use (
		$settings,
		$features,
	): void {
		$settings()->forget();
		$features->settings_saved((array) $changed);
	});
	// Settings can have separate options.
	Core\ContentHooks::on_option_changed(
		static fn(string $option) => str_starts_with($option, 'pharos_') && $settings()->forget(),
	);
	add_action('upgrader_process_complete', [Head\ForeignTags::class, 'forget']);

	$features->register_hooks('changes');
};
