<?php
/**
 * A robots.txt without what blocks the home page.
 */

declare(strict_types=1);

namespace Pharos\Visibility;

final class RobotsTxtFix {
	/** All other lines stay as they are, comments included. */
	public static function of(string $text): string {
		$path = (string) wp_parse_url(home_url('/'), PHP_URL_PATH) ?: '/';
		// "Disallow: /", "Disallow: *" and the like; where WordPress lies in a folder, that folder.
		$pattern = sprintf(
			'~^[ \t]*disallow[ \t]*:[ \t]*(?:/\**|\*+|%s\**)\$?[ \t]*(?:#.*)?(?:\n|$)~mi',
			preg_quote(untrailingslashit($path) . '/', '~'),
		);
		return (string) preg_replace($pattern, '', $text);
	}
}
