<?php
/**
 * Removes the lines of a robots.txt that block the home page.
 */

declare(strict_types=1);

namespace Pharos\Visibility;

final class RobotsTxtFix {
	/** All other lines, including comments, are unchanged. */
	public static function of(string $text): string {
		$path = (string) wp_parse_url(home_url('/'), PHP_URL_PATH) ?: '/';
		// "Disallow: /", "Disallow: *" and similar; for WordPress in a subdirectory, that directory.
		$pattern = sprintf(
			'~^[ \t]*disallow[ \t]*:[ \t]*(?:/\**|\*+|%s\**)\$?[ \t]*(?:#.*)?(?:\n|$)~mi',
			preg_quote(untrailingslashit($path) . '/', '~'),
		);
		return (string) preg_replace($pattern, '', $text);
	}
}
