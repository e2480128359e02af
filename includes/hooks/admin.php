<?php
/**
 * Hooks of admin pages: the settings application.
 */

declare(strict_types=1);

namespace Pharos;

/** @param \Closure(): Settings\Settings $settings */
return static function (\Closure $settings): void {
	add_action('admin_menu', static function () use ($settings): void {
		$assets = new Admin\Assets($settings());
		(new Admin\Menu($settings(), new Admin\Page($settings(), $assets)))->register();
	});
	add_action(
		'admin_enqueue_scripts',
		static fn() => (new Admin\Assets($settings()))->enqueue_commands(),
		// After the application, which brings their translations along.
		11,
	);
	add_action('wp_ajax_pharos_media_library', [Admin\MediaLibrary::class, 'send']);
	add_filter(
		'pre_load_script_translations',
		static fn($translations, $file, $handle, $domain) => $domain === 'pharos-seo'
			? (new Admin\ScriptTranslations())->of($translations, (string) $handle)
			: $translations,
		10,
		4,
	);

	add_filter(
		'site_status_tests',
		static fn($tests) => (new Settings\Health($settings()))->register((array) $tests),
	);

	// An add-on that gives the address for usage data may come or go.
	add_action('admin_init', static fn() => (new UsageData\Sender($settings()))->plan());
};
