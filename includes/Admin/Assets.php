<?php

declare(strict_types=1);

namespace Pharos\Admin;

use Pharos\Analysis\Counts;
use Pharos\Core\AddOns;
use Pharos\Core\AppUrl;
use Pharos\Core\Build;
use Pharos\Core\Permission;
use Pharos\News\Feeds;
use Pharos\Settings\Settings;
use Pharos\Suggestions\Availability;
use Pharos\Support\Links;

/**
 * Scripts and styles of the admin: the settings application on its page, the commands for WordPress's command palette on every admin page.
 */
final class Assets {
	/** REST responses preloaded into the store (store/preloaded.ts), so that the first screen shows values without a request. */
	private const PRELOADED = ['/pharos/v1/admin-settings', '/pharos/v1/site-settings'];

	/** @param \Closure(): array{onboardingUrl: string, isSetUp: bool, newsFeeds: array} $onboarding */
	public function __construct(
		private readonly Settings $settings,
		private readonly \Closure $onboarding,
	) {}

	public function enqueue_application(): void {
		$this->enqueue(self::PRELOADED);
	}

	/** @param array<string, mixed> $data Initial data of the setup wizard: see src/onboarding/boot.ts. */
	public function enqueue_onboarding(array $data): void {
		$this->enqueue([...self::PRELOADED, '/pharos/v1/onboarding']);
		wp_add_inline_script(
			'pharos-admin',
			'window.pharosOnboarding = ' . Build::json($data) . ';',
			'before',
		);
	}

	/** @param list<string> $paths REST routes whose responses are preloaded with the page. */
	private function enqueue(array $paths): void {
		$this->register_boot();
		// Shared with the fields of posts, terms and authors; loaded before the application's styles.
		Build::style('shared');
		Build::enqueue('admin', ['pharos-boot']);
		// Installs the products of "Extend Your Website".
		wp_enqueue_script('updates');
		ScriptPreload::register('pharos-admin');
		// The browser has the head and the shell by then, and fetches scripts while the data is read.
		add_action('admin_footer', static fn() => self::add_preloaded($paths));
	}

	private static function add_preloaded(array $paths): void {
		wp_add_inline_script(
			'pharos-admin',
			'window.pharosPreloaded = ' .
				Build::json(array_reduce($paths, 'rest_preload_api_request', [])) .
				';',
			'before',
		);
	}

	/** Adds every setting to WordPress's command palette. */
	public function enqueue_commands(): void {
		// Since WordPress 6.9 the palette is available on all admin screens, before only in the block editors.
		$has_palette =
			function_exists('wp_enqueue_command_palette_assets') ||
			get_current_screen()?->is_block_editor();
		if (!$has_palette || !Permission::any()) {
			return;
		}
		$this->register_boot();
		// On the application's page the commands depend on its script, which has the translations of both.
		Build::enqueue('commands', [wp_script_is('pharos-admin') ? 'pharos-admin' : 'pharos-boot']);
	}

	/**
	 * Returns the route that the page opens with when its URL has no hash.
	 */
	public static function first_route(): string {
		// Only selects a screen: no nonce needed.
		$group = sanitize_key(wp_unslash($_GET['group'] ?? ''));
		return Navigation::GROUPS[$group] ?? Navigation::first();
	}

	private function register_boot(): void {
		if (wp_script_is('pharos-boot', 'registered')) {
			return;
		}
		wp_register_script('pharos-boot', false, [], PHAROS_VERSION, ['in_footer' => true]);
		wp_add_inline_script(
			'pharos-boot',
			'window.pharosBoot = ' . Build::json($this->boot()) . ';',
		);
	}

	/**
	 * Returns the data that the application needs at startup: see the type `Boot` in src/boot.ts.
	 */
	private function boot(): array {
		$features = [];
		foreach (
			[
				'enable_page_level_seo',
				'enable_google_console',
				'enable_schemas',
				'enable_migration',
				'enable_redirects',
			]
			as $key
		) {
			$features[$key] = (bool) $this->settings->get($key);
		}

		$links = Links::all();
		$boot = [
			'version' => PHAROS_VERSION,
			'pageUrl' => AppUrl::home(),
			'firstRoute' => self::first_route(),
			'loginUrl' => wp_login_url(),
			...($this->onboarding)(),
			'siteName' => wp_specialchars_decode((string) get_option('blogname'), ENT_QUOTES),
			'knowledgeBaseUrl' => $links['knowledge_base'],
			'helpUrl' => Links::help(''),
			'supportLinks' => $links,
			'pricingUrl' => $links['pricing'],
			'features' => $features,
			'hasSuggestions' => Availability::read($this->settings),
			'analysis' => Permission::Analysis->granted() ? Counts::stored() : null,
			'permissions' => Permission::held(),
			'navigation' => Navigation::sections(),
		];
		/**
		 * Filters the boot object of the settings application. It has the data of the settings page before its first request.
		 * Values of another type than before are ignored.
		 *
		 * @param array $boot See the type `Boot` in src/boot.ts.
		 *
		 * @since 1.0.0
		 * @example add_filter('pharos_boot', static fn(array $boot): array => ['siteName' => 'Acme'] + $boot);
		 */
		$filtered = apply_filters('pharos_boot', $boot);
		return $filtered === $boot ? $boot : self::sound($filtered, $boot);
	}

	/** Returns the boot object from the filter, with the original value in place of each invalid one. */
	private static function sound(mixed $filtered, array $boot): array {
		if (!is_array($filtered) || wp_json_encode($filtered) === false) {
			return AddOns::refuse('pharos_boot', $filtered, $boot);
		}
		foreach ($boot as $name => $value) {
			$returned = $filtered[$name] ?? null;
			$fits = match ($name) {
				'features' => is_array($returned) &&
					array_filter($returned, 'is_bool') === $returned,
				'navigation' => is_array($returned),
				// Add-ons change permissions with WordPress's filters.
				'permissions' => $returned === $value,
				'supportLinks' => is_array($returned) &&
					array_keys($returned) === array_keys($value) &&
					array_filter($returned, [Links::class, 'fits']) === $returned,
				'newsFeeds' => Feeds::sound($returned) === $returned,
				'analysis' => $returned === null ||
					(is_array($returned) &&
						array_filter($returned, 'is_int') === $returned &&
						array_keys($returned) === array_keys(Counts::NONE)),
				default => gettype($returned) === gettype($value),
			};
			$filtered[$name] = $fits ? $returned : AddOns::refuse('pharos_boot', $returned, $value);
		}
		if ($filtered['navigation'] !== $boot['navigation']) {
			$filtered['navigation'] = NavigationCheck::sound(
				$filtered['navigation'],
				$boot['navigation'],
			);
		}
		return $filtered;
	}
}
