<?php

declare(strict_types=1);

namespace Pharos\Admin;

use Pharos\Core\Build;
use Pharos\Settings\Settings;

/**
 * The admin page of the settings application. PHP outputs its shell (top bar, navigation, heading, skeleton) with real
 * links, so that the page is never blank; the application then replaces the shell.
 */
final class Page {
	public function __construct(
		private readonly Settings $settings,
		private readonly Assets $assets,
	) {}

	/** Runs before the page outputs its head. */
	public function load(): void {
		// Before WordPress's command palette (9): otherwise the block editor's scripts would delay the application.
		add_action('admin_enqueue_scripts', [$this->assets, 'enqueue_application'], 5);
		add_filter('admin_body_class', Stage::body_class(...));
		add_filter('admin_footer_text', '__return_empty_string');
		add_filter('update_footer', '__return_empty_string', 20);
	}

	public function render(): void {
		$is_on = fn(string $key): bool => (bool) $this->settings->get($key);
		$sections = Navigation::visible(Navigation::sections(), $is_on);

		echo '<div id="pharos-foreign-notices"><hr class="wp-header-end"></div>';
		printf(
			'<div id="pharos-app" class="pharos wp-exclude-emoji" data-shell="%s">',
			esc_attr(
				(string) wp_json_encode([
					'home' => Assets::first_route(),
					'routes' => self::headings($sections),
					'build' => Build::url('build/'),
					'files' => Build::screens(),
				]),
			),
		);
		self::bar($sections);
		echo '<div class="pharos-body">';
		foreach ($sections as $section) {
			if ($section['layout'] === 'settings') {
				self::nav($section);
			}
		}
		self::page();
		echo '</div></div>';

		Stage::print_script();
		wp_print_inline_script_tag(
			(string) file_get_contents(dirname(PHAROS_FILE) . '/assets/shell.js'),
		);
	}

	private static function bar(array $sections): void {
		printf(
			'<div class="pharos-bar" role="region" aria-label="%s">',
			esc_attr__('Pharos SEO', 'pharos-seo'),
		);
		printf(
			'<a class="pharos-bar__logo" href="#%s">%s<span class="pharos-bar__name">%s</span></a>',
			esc_attr($sections[0]['path'] ?? Navigation::HOME),
			// A file of the plugin: no escaping needed.
			file_get_contents(dirname(PHAROS_FILE) . '/assets/logo.svg'),
			esc_html__('Pharos SEO', 'pharos-seo'),
		);
		printf(
			'<nav class="pharos-bar__sections" aria-label="%s"><ul>',
			esc_attr__('Sections', 'pharos-seo'),
		);
		foreach ($sections as $section) {
			printf(
				'<li><a class="pharos-bar__section" href="#%1$s" data-section="%2$s">%3$s</a></li>',
				esc_attr($section['path']),
				esc_attr($section['id']),
				esc_html($section['label']),
			);
		}
		echo '</ul></nav></div>';
	}

	private static function nav(array $section): void {
		printf(
			'<nav class="pharos-nav" data-section="%s" aria-label="%s" hidden><ul class="pharos-nav__list">',
			esc_attr($section['id']),
			/* translators: %s: name of a section, such as General. */
			esc_attr(sprintf(__('%s settings', 'pharos-seo'), $section['label'])),
		);
		$group = '';
		foreach ($section['links'] as $link) {
			if (($link['group'] ?? '') !== $group) {
				$group = $link['group'] ?? '';
				printf(
					'</ul><p class="pharos-nav__group">%s</p><ul class="pharos-nav__list">',
					esc_html($group),
				);
			}
			printf(
				'<li><a class="pharos-nav__link" href="#%1$s" data-path="%1$s"><span class="pharos-nav__icon"></span><span class="pharos-nav__label">%2$s</span></a></li>',
				esc_attr($link['path']),
				esc_html($link['label']),
			);
		}
		echo '</ul></nav>';
	}

	/** Outputs the page with an empty heading; assets/shell.js fills it in, because the server doesn't receive the URL's hash. */
	private static function page(): void {
		echo '<div class="pharos-page" aria-busy="true"><div class="pharos-page__header"><div class="pharos-page__titles">';
		echo '<h1 class="pharos-page__title" tabindex="-1">' .
			esc_html__('Pharos SEO', 'pharos-seo') .
			'</h1><p class="pharos-page__description"></p></div></div>';
		echo '<div class="pharos-page__content"><div class="pharos-skeleton" aria-hidden="true">';
		echo str_repeat('<span class="pharos-skeleton__bar"></span>', 6);
		echo '</div>';
		printf(
			'<noscript>%s</noscript>',
			esc_html__(
				'The Pharos SEO settings require JavaScript. Turn it on in your browser, then reload this page. The front end of your site works without it.',
				'pharos-seo',
			),
		);
		echo '</div></div>';
	}

	/**
	 * Returns the headings of each route for assets/shell.js.
	 *
	 * @return array<string, array{section: string, parent: string, title: string, description: string, layout: string}> By path.
	 */
	private static function headings(array $sections): array {
		$headings = [];
		foreach ($sections as $section) {
			foreach ($section['links'] as $link) {
				foreach ([$link, ...$link['children'] ?? []] as $page) {
					$headings[$page['path']] = [
						'section' => $section['id'],
						'parent' => $link['path'],
						'title' => $page['title'] ?? $page['label'],
						'description' => $page['description'] ?? '',
						'layout' => $section['layout'],
					];
				}
			}
		}
		return $headings;
	}
}
