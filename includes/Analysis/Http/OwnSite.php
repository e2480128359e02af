<?php
/**
 * Which addresses are this site's, and what lets us in there.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Http;

final class OwnSite {
	public static function has(string $url): bool {
		$target = Target::read($url);
		return $target !== null && self::is($target);
	}

	/** Whether it has the host and port of the home page, by whichever scheme. */
	public static function is(Target $target): bool {
		return Target::read(home_url('/'))?->is_at($target) === true;
	}

	/**
	 * Who may see the site by a password of the web server has sent it with this very call; as Site Health does.
	 *
	 * @return array<string, string> Headers, for addresses of this site and no others.
	 */
	public static function authorization(): array {
		if (!isset($_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW'])) {
			return [];
		}
		$login = wp_unslash($_SERVER['PHP_AUTH_USER']) . ':' . wp_unslash($_SERVER['PHP_AUTH_PW']);
		return ['Authorization' => 'Basic ' . base64_encode($login)];
	}
}
