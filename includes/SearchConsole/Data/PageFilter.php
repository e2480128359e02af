<?php
/**
 * Which pages of a property are of this site.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Analysis\Address;

/** A property may hold more than the site: its other subdomains, or what lies above a site in a folder. */
final class PageFilter {
	/**
	 * A filter for Google.
	 *
	 * @param string $home Of the site.
	 * @return list<array<string, mixed>> `dimensionFilterGroups`; empty where the property holds nothing else, or is of another site.
	 */
	public static function of(string $property, string $home): array {
		if (!self::is_wider($property, $home)) {
			return [];
		}
		return [
			[
				'groupType' => 'and',
				'filters' => [
					[
						'dimension' => 'page',
						'operator' => 'includingRegex',
						'expression' => self::expression($home),
					],
				],
			],
		];
	}

	private static function is_wider(string $property, string $home): bool {
		$host = Address::host($home);
		if (str_starts_with($property, 'sc-domain:')) {
			$domain = strtolower(substr($property, strlen('sc-domain:')));
			return $host === $domain || str_ends_with($host, ".$domain");
		}
		$above = self::folder($property);
		$own = self::folder($home);
		return self::origin($property) === self::origin($home) &&
			$above !== $own &&
			str_starts_with($own, $above);
	}

	/** For RE2: no more than these characters mean anything there. */
	private static function expression(string $home): string {
		$quote = static fn(string $text): string => addcslashes($text, '\\.+*?()[]{}|^$');
		$host = preg_replace('/^www\./', '', Address::host($home));
		$port = parse_url($home, PHP_URL_PORT);
		$path = rtrim(self::folder($home), '/');
		return '^https?://(www\.)?' . $quote($host . ($port ? ":$port" : '') . $path) . '([/?#]|$)';
	}

	private static function origin(string $url): string {
		return strtolower((string) parse_url($url, PHP_URL_SCHEME)) .
			'://' .
			Address::host($url) .
			':' .
			parse_url($url, PHP_URL_PORT);
	}

	private static function folder(string $url): string {
		return rtrim((string) parse_url($url, PHP_URL_PATH), '/') . '/';
	}
}
