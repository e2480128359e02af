<?php
/**
 * Normalizes the URLs of a page.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Core\Url;

/** Google treats URLs with http and https, with and without www or a trailing slash as different pages. For a site they are one. */
final class PageKey {
	/** Query parameters of plain permalinks: others don't identify a different page. */
	private const PARAMETERS = ['p', 'page_id', 'attachment_id'];

	/** @return string '' for an invalid URL. */
	public static function from_url(string $url): string {
		$host = self::host($url);
		if ($host === '') {
			return '';
		}
		$path = rtrim(rawurldecode((string) wp_parse_url($url, PHP_URL_PATH)), '/');
		return md5($host . ($path === '' ? '/' : $path) . self::query($url));
	}

	/** The host in ASCII, without "www.". */
	public static function host(string $url): string {
		return preg_match('~^https?://~i', $url) === 1
			? preg_replace('/^www\./', '', Url::host($url))
			: '';
	}

	private static function query(string $url): string {
		parse_str((string) wp_parse_url($url, PHP_URL_QUERY), $query);
		foreach (self::PARAMETERS as $name) {
			$id = $query[$name] ?? '';
			if (is_string($id) && ctype_digit($id)) {
				return "?$name=" . (int) $id;
			}
		}
		return '';
	}
}
