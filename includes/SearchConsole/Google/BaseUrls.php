<?php
/**
 * Base URLs of Google's services.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Google;

use Pharos\Core\AddOns;

/** Constants and a filter only, no option: write access to the database must not be sufficient to redirect tokens. */
final class BaseUrls {
	/** The constant and the default URL, by the filter's name. */
	private const ALL = [
		'accounts' => ['PHAROS_GOOGLE_ACCOUNTS_URL', 'https://accounts.google.com'],
		'oauth' => ['PHAROS_GOOGLE_OAUTH_URL', 'https://oauth2.googleapis.com'],
		'searchconsole' => ['PHAROS_GOOGLE_SC_URL', 'https://searchconsole.googleapis.com'],
		'oidc' => ['PHAROS_GOOGLE_OIDC_URL', 'https://openidconnect.googleapis.com'],
		'apis' => ['PHAROS_GOOGLE_APIS_URL', 'https://www.googleapis.com'],
	];

	/** @throws Failure If the URL isn't Google's, and the site doesn't allow that. */
	public static function get(string $name): string {
		$url = self::configured($name);
		if ($url !== self::ALL[$name][1] && !self::may_simulate()) {
			throw new Failure('simulator_not_allowed');
		}
		return $url;
	}

	/** Whether any of the hosts isn't Google's. */
	public static function are_simulated(): bool {
		foreach (self::ALL as $name => [, $default]) {
			if (self::configured($name) !== $default) {
				return true;
			}
		}
		return false;
	}

	public static function may_simulate(): bool {
		return in_array(wp_get_environment_type(), ['local', 'development'], true) ||
			(defined('PHAROS_ALLOW_GOOGLE_SIMULATOR') &&
				constant('PHAROS_ALLOW_GOOGLE_SIMULATOR') === true);
	}

	private static function configured(string $name): string {
		[$constant, $default] = self::ALL[$name];
		$url = defined($constant) ? constant($constant) : $default;
		/**
		 * Filters a base URL of Google, for simulators: hosts other than Google’s are rejected unless the environment type of
		 * the site is `local` or `development`, or PHAROS_ALLOW_GOOGLE_SIMULATOR is true. Constants take precedence.
		 *
		 * @param string $url  Default: the constant, or Google's.
		 * @param string $name accounts, oauth, searchconsole, oidc or apis.
		 *
		 * @since 1.0.0
		 * @see docs/search-console.md
		 * @example add_filter('pharos_google_base_url', static fn(string $url, string $name): string =>
		 * 	"http://127.0.0.1:8080/$name", 10, 2);
		 */
		$filtered = apply_filters('pharos_google_base_url', $url, $name);
		if (!is_string($filtered) || !preg_match('~^https?://[^/]~', $filtered)) {
			$filtered = AddOns::refuse('pharos_google_base_url', $filtered, $default);
		}
		return untrailingslashit($filtered);
	}
}
