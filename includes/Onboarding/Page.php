<?php
/**
 * The admin page of the setup wizard, which isn't in the menu.
 */

declare(strict_types=1);

namespace Pharos\Onboarding;

use Pharos\Admin\Assets;
use Pharos\Admin\Stage;
use Pharos\Core\AppUrl;
use Pharos\Core\Capability;
use Pharos\Settings\Settings;

final class Page {
	public function __construct(
		private readonly Settings $settings,
		private readonly Assets $assets,
	) {}

	public static function is_open(): bool {
		return ($_GET['page'] ?? '') === AppUrl::WIZARD;
	}

	public function register(): void {
		$hook = add_submenu_page(
			'',
			self::title(),
			self::title(),
			Capability::name(),
			AppUrl::WIZARD,
			static fn() => self::render(),
		);
		if ($hook !== false) {
			add_action('load-' . $hook, fn() => $this->load());
		}
	}

	/** Runs before the page outputs its head. */
	private function load(): void {
		// WordPress finds no title for a page that isn't in the menu.
		$GLOBALS['title'] = self::title();
		add_filter('parent_file', static fn(): string => AppUrl::PAGE);
		add_action(
			'admin_enqueue_scripts',
			fn() => $this->assets->enqueue_onboarding([
				'chosen' => array_values(
					array_filter(
						['author_archive', 'date_archive', 'enable_xml_sitemap'],
						$this->settings->is_chosen(...),
					),
				),
				'hasAuthors' => Authors::are_several(),
			]),
			5,
		);
		add_filter('admin_body_class', Stage::body_class(...));
		add_filter('admin_footer_text', '__return_empty_string');
		add_filter('update_footer', '__return_empty_string', 20);
	}

	private static function title(): string {
		return __('Set up Pharos SEO', 'pharos-seo');
	}

	/** The application replaces the heading and the skeleton. */
	private static function render(): void {
		echo '<div id="pharos-foreign-notices"><hr class="wp-header-end"></div>';
		echo '<div id="pharos-onboarding" class="pharos wp-exclude-emoji">';
		printf(
			'<div class="pharos-onboarding" aria-busy="true"><h1 class="pharos-onboarding__title">%s</h1>',
			esc_html(self::title()),
		);
		echo '<div class="pharos-skeleton" aria-hidden="true">';
		echo str_repeat('<span class="pharos-skeleton__bar"></span>', 6);
		echo '</div>';
		printf(
			'<noscript>%s</noscript></div></div>',
			esc_html__(
				'The Pharos SEO settings require JavaScript. Turn it on in your browser, then reload this page. The front end of your site works without it.',
				'pharos-seo',
			),
		);
		Stage::print_script();
	}
}
