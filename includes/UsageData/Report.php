<?php
/**
 * Anonymous usage data.
 */

declare(strict_types=1);

namespace Pharos\UsageData;

use Pharos\Settings\Definitions;
use Pharos\Settings\Settings;

/**
 * Exactly what would be sent, and nothing else: no address, no name, no e-mail, no content, no value of a setting.
 */
final class Report {
	/** The switch that allows it: on in every report, so it says nothing. */
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
			// Hosts add words of their own behind the numbers.
			'php_version' => PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION,
			'locale' => get_locale(),
			'multisite' => is_multisite(),
			'changed_settings' => self::changed($settings),
		];
	}

	/** @return list<string> */
	private static function changed(Settings $settings): array {
		// Those of add-ons would tell which add-ons there are.
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
