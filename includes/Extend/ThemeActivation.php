<?php
/**
 * Activates a theme through admin-ajax.php: WordPress has such an action for plugins, but only a page for themes.
 */

declare(strict_types=1);

namespace Pharos\Extend;

use Pharos\Core\Capability;

final class ThemeActivation {
	/** Handles the action "pharos_activate_theme"; called by wp.updates, with its nonce. Responds like its other actions. */
	public static function send(): never {
		check_ajax_referer('updates');
		$slug = sanitize_key(wp_unslash($_POST['slug'] ?? ''));
		$status = ['activate' => 'theme', 'slug' => $slug];
		if (!Capability::granted() || !current_user_can('switch_themes')) {
			wp_send_json_error(
				$status + [
					'errorMessage' => __(
						'You aren’t allowed to change the theme of this site. Ask an administrator.',
						'pharos-seo',
					),
				],
			);
		}
		$theme = wp_get_theme($slug);
		$obstacle = $theme->exists()
			? Obstacle::activate_theme($slug, $theme)
			: ['text' => __('The theme isn’t installed.', 'pharos-seo')];
		if ($obstacle !== null) {
			wp_send_json_error($status + ['errorMessage' => $obstacle['text']]);
		}
		switch_theme($theme->get_stylesheet());
		wp_send_json_success($status);
	}
}
