<?php
/**
 * Filters the pages of a property that belong to this site.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Core\Url;
use Pharos\Core\Utf8;

/** A property may include more than the site: other subdomains, or pages above a site in a subdirectory. */
final class PageFilter {
	/**
	 * A filter for Google's API.
	 *
	 * @param string $home Home URL of the site.
	 * @return list<array<string, mixed>> `dimensionFilterGroups`; empty if the property contains only this site, or belongs to another one.
	 */
	public static function build(string $property, string $home): array {
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
		$host = Url::host($home);
		if (str_starts_with($property, 'sc-domain:')) {
			$domain = Url::host('https://' . substr($property, strlen('sc-domain:')));
			return $host === $domain || str_ends_with($host, ".$domain");
		}
		$above = self::folder($property);
		$own = self::folder($home);
		return self::origin($property) === self::origin($home) &&
			$above !== $own &&
			str_starts_with($own, $above);
	}

	/** Quoted for RE2: only these characters are special. */
	private static function expression(string $home): string {
		$quote = static fn(string $text): string => addcslashes($text, '\\.+*?()[]{}|^$');
		$bare = static fn(string $host): string => preg_replace('/^www\./', '', $host);
		// An internationalized domain has two notations.
		$hosts = array_unique([
			$bare(Url::host($home)),
			$bare(Utf8::lower((string) wp_parse_url($home, PHP_URL_HOST))),
		]);
		$host = implode('|', array_map($quote, $hosts));
		$port = wp_parse_url($home, PHP_URL_PORT);
		$path = rtrim(self::folder($home), '/');
		return '^https?://(www\.)?' .
			(count($hosts) > 1 ? "($host)" : $host) .
			$quote(($port ? ":$port" : '') . $path) .
			'([/?#]|$)';
	}

	private static function origin(string $url): string {
		return strtolower((string) wp_parse_url($url, PHP_URL_SCHEME)) .
			'://' .
			Url::host($url) .
			':' .
			wp_parse_url($url, PHP_URL_PORT);
	}

	private static function folder(string $url): string {
		return rtrim((string) wp_parse_url($url, PHP_URL_PATH), '/') . '/';
	}
}
