<?php
/**
 * Checks and encodes URLs of this site. Other hosts need their own keys.
 */

declare(strict_types=1);

namespace Pharos\IndexNow;

use Pharos\Settings\Url;

final class SiteUrl {
	/** Whether a URL has the host of the home URL and is below its path, with http or https. */
	public static function is(string $url): bool {
		$without_scheme = static fn(string $one): string => strtolower(
			(string) preg_replace('~^https?:~i', '', $one),
		);
		$home = $without_scheme(trailingslashit(home_url()));
		return preg_match('~^https?://[^\s<>"]+\z~i', $url) === 1 &&
			!preg_match('/[^\x21-\x7E]/', $url) &&
			Url::is_valid($url) &&
			str_starts_with($without_scheme($url) . '/', $home);
	}

	/** Encodes a URL as required by RFC 3986: permalinks of some plugins contain unencoded characters. */
	public static function encoded(string $url): string {
		[$url] = explode('#', trim($url), 2);
		return (string) preg_replace_callback(
			'/[^\x21-\x7E]|["<>\\\\^`{|}]/',
			static fn(array $found): string => rawurlencode($found[0]),
			$url,
		);
	}
}
