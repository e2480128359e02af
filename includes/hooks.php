<?php
/**
 * Every hook of the plugin: the table of contents of what it does to a site.
 *
 * Nothing is built before its hook fires; a visitor's page loads only what it prints.
 */

declare(strict_types=1);

namespace Pharos;

defined('ABSPATH') || exit();

// A function, so that no variable of ours becomes a global one.
(static function (): void {
	/** Wraps a maker: the thing is built when it is first asked for and then kept. */
	$lazy = static fn(\Closure $make): \Closure => static function () use ($make): object {
		static $made = null;
		return $made ??= $make();
	};

	$settings = $lazy(static fn(): object => new Settings\Settings());
	$variables = $lazy(static fn(): object => new Template\Variables($settings()));
	$head = $lazy(static fn(): object => new Head\Head($settings(), $variables()));

	// ---- Front: what a visitor's page carries -----------------------------------------------------------------

	// Late, so that the last word on the title is that of the plugin chosen for it.
	add_filter(
		'pre_get_document_title',
		static fn($title) => is_feed() ? $title : $head()->document_title((string) $title),
		20,
	);
	// Before scripts and styles: what reads a page for its meta data often stops after the first kilobytes.
	add_action('wp_head', static fn() => $head()->print(), 1);
	// The last filter before the theme's template is loaded: redirects, feeds and robots.txt have left by then.
	add_filter(
		'template_include',
		static function ($template) use ($head) {
			// Themes with title-tag support, block templates and embeds let WordPress print the title.
			if (
				!current_theme_supports('title-tag') &&
				!is_embed() &&
				basename((string) $template) !== 'template-canvas.php'
			) {
				(new Head\TitleBuffer($head()))->start();
			}
			return $template;
		},
		PHP_INT_MAX,
	);

	// ---- REST -------------------------------------------------------------------------------------------------

	add_action('rest_api_init', static function () use ($settings, $variables): void {
		$preview = new Content\Preview($variables());
		(new Settings\RestController($settings()))->register_routes();
		(new Site\RestController($settings(), $preview))->register_routes();
		(new Content\RestController($preview))->register_routes();
	});
	add_filter('rest_request_before_callbacks', [Rest\Errors::class, 'permission_first'], 10, 3);
	add_filter('rest_post_dispatch', [Rest\Errors::class, 'mark'], 10, 3);

	// ---- Admin: the settings application ----------------------------------------------------------------------

	add_action('admin_menu', static function () use ($settings): void {
		$assets = new Admin\Assets($settings());
		(new Admin\Menu($settings(), new Admin\Page($settings(), $assets)))->register();
	});
	add_action(
		'admin_enqueue_scripts',
		static fn() => (new Admin\Assets($settings()))->enqueue_commands(),
	);
	add_filter(
		'pre_load_script_translations',
		static fn($translations, $file, $handle, $domain) => $domain === 'pharos-seo'
			? (new Admin\ScriptTranslations())->merge($translations)
			: $translations,
		10,
		4,
	);

	// ---- Settings changed behind our back (WP-CLI, imports, other sites of a network) --------------------------

	foreach (['add', 'update', 'delete'] as $change) {
		add_action(
			"{$change}_option_" . Settings\Settings::OPTION,
			static fn() => $settings()->forget(),
		);
	}
})();
