<?php
/**
 * Suggests the property of an account that matches this site.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

use Throwable;
use WpOrg\Requests\IdnaEncoder;

final class SuggestedProperty {
	/** Prefix of domain properties. */
	private const DOMAIN = 'sc-domain:';

	/** Properties up to this rank are certain to be this site's. */
	private const CERTAIN = 2;

	/** Up to this rank, a property holds pages of this site. */
	private const RELATED = 6;

	/**
	 * @param list<array{siteUrl: string, permissionLevel: string}> $entries
	 * @param string $home URL of the home page.
	 * @return array{suggested: string, automatic: bool} `suggested`: '' if the account can't read any.
	 */
	public static function find(array $entries, string $home): array {
		$home = self::parts($home);
		$best = ['suggested' => '', 'automatic' => false];
		$best_rank = PHP_INT_MAX;
		foreach ($entries as ['siteUrl' => $property, 'permissionLevel' => $level]) {
			$rank = $level === 'siteUnverifiedUser' ? PHP_INT_MAX : self::rank($property, $home);
			if ($rank < $best_rank) {
				$best_rank = $rank;
				$best = ['suggested' => $property, 'automatic' => $rank <= self::CERTAIN];
			}
		}
		return $best;
	}

	/**
	 * Whether a property can hold pages of the site.
	 *
	 * @param string $home URL of the home page.
	 */
	public static function is_related(string $property, string $home): bool {
		return self::rank($property, self::parts($home)) <= self::RELATED;
	}

	/** How closely a property matches the site; 1 is the site itself. */
	private static function rank(string $property, array $home): int {
		if (str_starts_with($property, self::DOMAIN)) {
			$domain = self::ascii(substr($property, strlen(self::DOMAIN)));
			return match (true) {
				$domain === $home['bare'] && $home['path'] === '' => 2,
				$domain === $home['host'] && $home['path'] === '' => 2,
				str_ends_with('.' . $home['host'], '.' . $domain) => 5,
				default => 8,
			};
		}
		$prefix = self::parts($property);
		$is_host = $prefix['host'] === $home['host'];
		$is_variant = $prefix['bare'] === $home['bare'];
		return match (true) {
			$is_host && $prefix['path'] === $home['path'] => $prefix['scheme'] === $home['scheme']
				? 1
				: 3,
			$is_variant && $prefix['path'] === $home['path'] => 4,
			$is_variant && str_starts_with($home['path'] . '/', $prefix['path'] . '/') => 6,
			$is_variant => 7,
			default => 8,
		};
	}

	/** @return array{scheme: string, host: string, bare: string, path: string} `host` with its port; `bare` also without "www.". */
	private static function parts(string $url): array {
		$parts = wp_parse_url($url);
		$port = isset($parts['port']) ? ':' . $parts['port'] : '';
		$host = self::ascii($parts['host'] ?? '') . $port;
		return [
			'scheme' => strtolower($parts['scheme'] ?? ''),
			'host' => $host,
			'bare' => (string) preg_replace('/^www\./', '', $host),
			'path' => rawurldecode(untrailingslashit($parts['path'] ?? '')),
		];
	}

	/** The ASCII form of an internationalized host. */
	private static function ascii(string $host): string {
		try {
			return strtolower(IdnaEncoder::encode($host));
		} catch (Throwable) {
			return strtolower($host);
		}
	}
}
