<?php
/**
 * Anonymous usage data.
 */

declare(strict_types=1);

namespace Pharos\UsageData;

use Pharos\Settings\Definitions;
use Pharos\Settings\Settings;

/**
 * Contains everything that is sent: no URL, name, email address, content or value of a setting.
 */
final class Report {
	/** The setting that allows sending: it is on in every report, so it is excluded. */
	public const OPT_IN = 'surerank_analytics_optin';

	/**
	 * @return array{
	 *     plugin_version: string, wordpress_version: string, php_version: string, locale: string,
	 *     multisite: bool, changed_settings: list<string>,
	 * } `changed_settings`: names of the plugin's own settings that differ from their defaults.
	 */
	public static function build(Settings $settings): array {
		return [
			'plugin_version' => PHAROS_VERSION,
			'wordpress_version' => wp_get_wp_version(),
			// Hosts append text to the version numbers.
			'php_version' => PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION,
			'locale' => get_locale(),
			'multisite' => is_multisite(),
			'changed_settings' => self::changed($settings),
		];
	}

	/** @return list<string> */
	private static function changed(Settings $settings): array {
		// Settings of add-ons would reveal which add-ons are active.
		$own = Definitions::ALL;
		unset($own[self::OPT_IN]);
		$defaults = $settings->defaults();
		$differing = array_filter(
			array_intersect_key($settings->all(), $own),
			static fn(mixed $value, string $key): bool => $value !== $defaults[$key],
			ARRAY_FILTER_USE_BOTH,
		);
		$names = array_keys($differing);
		sort($names);
		return $names;
	}
}
