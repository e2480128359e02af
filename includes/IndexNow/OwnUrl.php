<?php
/**
 * URLs of this site: those of other hosts have keys of their own.
 */

declare(strict_types=1);

namespace Pharos\IndexNow;

use Pharos\Settings\Url;

final class OwnUrl {
	/** With http or https, of the home page’s host and below its path. */
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

	/** As RFC 3986 has it: permalinks of some plugins hold letters as they are written. */
	public static function encoded(string $url): string {
		[$url] = explode('#', trim($url), 2);
		return (string) preg_replace_callback(
			'/[^\x21-\x7E]|["<>\\\\^`{|}]/',
			static fn(array $found): string => rawurlencode($found[0]),
			$url,
		);
	}
}
