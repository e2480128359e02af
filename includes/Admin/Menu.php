<?php

declare(strict_types=1);

namespace Pharos\Admin;

use Pharos\Analysis\Counts;
use Pharos\Core\AppUrl;
use Pharos\Core\Permission;
use Pharos\Settings\Settings;

/**
 * The admin menu entry of the settings application, with a submenu item for each section.
 */
final class Menu {
	public function __construct(private readonly Settings $settings, private readonly Page $page) {}

	public function register(): void {
		global $submenu;

		$hook = add_menu_page(
			__('Pharos SEO', 'pharos-seo'),
			__('Pharos SEO', 'pharos-seo') . self::bubble(),
			Permission::held()[0] ?? Permission::Settings->value,
			AppUrl::PAGE,
			[$this->page, 'render'],
			self::icon(),
			// Below Settings (80), like the menus of most plugins.
			81,
		);
		add_action('load-' . $hook, [$this->page, 'load']);

		if (!Permission::any()) {
			return;
		}
		// Added manually because add_submenu_page() would remove the "#". Only sections that the user may open.
		$is_on = fn(string $key): bool => (bool) $this->settings->get($key);
		foreach (Navigation::visible(Navigation::sections(), $is_on) as $section) {
			// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
			$submenu[AppUrl::PAGE][] = [
				esc_html($section['label']),
				'exist',
				AppUrl::route($section['path']),
			];
		}
	}

	/** Returns the number of errors in the site analysis as a bubble, like WordPress's number of updates; '' for none. */
	private static function bubble(): string {
		$errors = Permission::Analysis->granted() ? Counts::stored()['error'] ?? 0 : 0;
		if ($errors === 0) {
			return '';
		}
		return sprintf(
			' <span class="update-plugins count-%d"><span class="plugin-count" aria-hidden="true">%s</span><span class="screen-reader-text">%s</span></span>',
			$errors,
			esc_html(number_format_i18n($errors)),
			esc_html(
				sprintf(
					/* translators: %s: a number. */
					_n('%s site analysis error', '%s site analysis errors', $errors, 'pharos-seo'),
					number_format_i18n($errors),
				),
			),
		);
	}

	/** Returns the icon as an SVG, which WordPress colors with the admin color scheme. */
	private static function icon(): string {
		$svg = (string) file_get_contents(dirname(PHAROS_FILE) . '/assets/logo.svg');
		return 'data:image/svg+xml;base64,' . base64_encode($svg);
	}
}
