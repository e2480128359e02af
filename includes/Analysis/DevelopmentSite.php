<?php
/**
 * Whether a site is a copy for development, which nobody else sees.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\AddOns;
use Pharos\Analysis\Http\IpAddress;

final class DevelopmentSite {
	/** Kinds of WordPress's `WP_ENVIRONMENT_TYPE`; "staging" is seen by others before it opens. */
	private const KINDS = ['local', 'development'];

	/** Ends of names that the web does not know, or that tools for development give. */
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

	/** @param string $host Of the home page. */
	public static function is(string $host): bool {
		$is = in_array(wp_get_environment_type(), self::KINDS, true) || self::is_name($host);
		/**
		 * Filters whether the site is a copy for development.
		 *
		 * @param bool   $is
		 * @param string $host Of the home page.
		 */
		$filtered = apply_filters('pharos_is_development_site', $is, $host);
		return is_bool($filtered)
			? $filtered
			: AddOns::refuse('pharos_is_development_site', $filtered, $is);
	}

	/** @param string $host As an address has it. */
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
