<?php
/**
 * Detects development sites, which aren't public.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Core\AddOns;
use Pharos\Http\IpAddress;

final class DevelopmentSite {
	/** Values of WordPress's `WP_ENVIRONMENT_TYPE`; "staging" sites may be public before launch. */
	private const KINDS = ['local', 'development'];

	/** Host name suffixes that don't exist on the internet, or that development tools use. */
	private const NAMES = [
		'localhost',
		'test',
		'local',
		'internal',
		'invalid',
		'home.arpa',
		'ddev.site',
		'lndo.site',
	];

	/** @param string $host The host of the home page. */
	public static function is(string $host): bool {
		$is = in_array(wp_get_environment_type(), self::KINDS, true) || self::is_name($host);
		/**
		 * Filters whether the site is a development site. Such a site needs no HTTPS.
		 *
		 * @param bool   $is   By the environment type, or a name such as `*.test`.
		 * @param string $host The host of the home page.
		 *
		 * @since 1.0.0
		 * @example add_filter('pharos_is_development_site', static fn(bool $is, string $host): bool =>
		 * 	$is || str_ends_with($host, '.preview.example'), 10, 2);
		 */
		$filtered = apply_filters('pharos_is_development_site', $is, $host);
		return is_bool($filtered)
			? $filtered
			: AddOns::refuse('pharos_is_development_site', $filtered, $is);
	}

	/** @param string $host The host as in a URL. */
	public static function is_name(string $host): bool {
		$host = trim(strtolower($host), '[].');
		if (IpAddress::is_number($host)) {
			$number = IpAddress::read($host);
			return $number !== '' && !IpAddress::is_public($number);
		}
		$ends = array_map(static fn(string $name): string => preg_quote($name, '/'), self::NAMES);
		return preg_match('/(?:^|\.)(?:' . implode('|', $ends) . ')\z/', $host) === 1;
	}
}
