<?php
/**
 * Declares a feature of the plugin to WordPress.
 */

declare(strict_types=1);

namespace Pharos\Core;

/**
 * Each feature has a class in its folder that extends this one and is listed in includes/hooks/features.php. It is loaded for the REST API, WP-CLI,
 * WP-Cron, Site Health, saved settings, and when the plugin is deactivated; with hooks for changes, if the list says so, when content changes; not
 * on visitors' pages, whose classes the list names.
 */
abstract class Feature {
	/** Seconds for a step of an event: a web server may end a request after 30 seconds. */
	protected const STEP = 20.0;

	/**
	 * @param \Closure(): \Pharos\Settings\Settings  $settings
	 * @param \Closure(): \Pharos\Template\Variables $variables
	 */
	final public function __construct(
		protected readonly \Closure $settings,
		protected readonly \Closure $variables,
	) {}

	/** Registers hooks for changes of settings and content: they fire after the change is written (ContentHooks, includes/hooks/changes.php). */
	public function register_changes(): void {}

	/** Registers hooks that fire before such a change is written in requests other than GET, admin, WP-Cron and WP-CLI. */
	public function register_before_changes(): void {}

	/** @return array<string, array> Links in the navigation (Admin\Navigation describes them) by path; Admin\NavigationTree has the place of each. */
	public static function links(): array {
		return [];
	}

	/** Registers its routes of the REST API, and filters of REST requests. */
	public function register_routes(): void {}

	/**
	 * The answers of its routes, from the class `Responses` of its folder.
	 *
	 * @return array<string, array{string, array}> Description and properties by `METHOD /path/{parameter}`; see Rest\Schema.
	 */
	public function responses(): array {
		$class = preg_replace('/Feature$/', 'Responses', static::class);
		return class_exists($class) ? $class::all() : [];
	}

	/** @return array<string, array{mixed, Permission}> Its WP-CLI commands and what users need for them, by name. */
	public function commands(): array {
		return [];
	}

	/**
	 * Its tables on this site, whether or not they exist.
	 *
	 * @return array<string, string> By name, the option with the number of the last step (Core\Table); '' for a table without steps.
	 */
	public function tables(): array {
		return [];
	}

	/** @return array<string, callable> Handlers of its WP-Cron events, by hook; includes/hooks/features.php lists the hooks. */
	public function events(): array {
		return [];
	}

	/** @param array $tests On `site_status_tests`. @return array The tests of Site Health, with its own. */
	public function site_health(array $tests): array {
		return $tests;
	}

	/**
	 * Its fields in Tools > Site Health > Info, which people paste into public forums: no secrets, and `private` for what a stranger must not read.
	 *
	 * @return array<string, array{
	 *     label: string, value: string|array<string, string>, debug?: string|array<string, string>, private?: true
	 * }> By id, as in WordPress's filter `debug_information`: `debug` is `value` in English.
	 */
	public function debug_data(): array {
		return [];
	}

	/**
	 * What it stores and sends with the current settings, for the guide of WordPress to a privacy policy. Called on each screen of
	 * administrators, so it takes no query; only if its row in includes/hooks/features.php has the key `privacy`, like the two methods below.
	 *
	 * @return list<string> Paragraphs of plain text, in the words of a policy.
	 */
	public function privacy_policy(): array {
		return [];
	}

	/**
	 * The personal data that it stores of a person, for Tools > Export Personal Data.
	 *
	 * @param \WP_User|null $user The user with this email address.
	 * @return list<array{group_id: string, group_label: string, item_id: string, data: list<array{name: string, value: string}>}> As in
	 *         WordPress's filter `wp_privacy_personal_data_exporters`.
	 */
	public function personal_data(string $email, ?\WP_User $user): array {
		return [];
	}

	/**
	 * Erases this data, for Tools > Erase Personal Data.
	 *
	 * @param \WP_User|null $user The user with this email address.
	 * @return array{bool, list<string>} Whether something was erased, and a sentence about each piece of data that was kept.
	 */
	public function erase_personal_data(string $email, ?\WP_User $user): array {
		return [false, []];
	}

	/** @param array<string, mixed> $changed On `pharos_settings_saved`: new values by key. */
	public function settings_saved(array $changed): void {}

	/** On each site on which the plugin is deactivated: unschedules events, deletes what would become outdated. */
	public function deactivate(): void {}
}
