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
	 * The login that the web server asked for, where it guards the site with a password: it came with this very request. A login
	 * of WordPress, such as an application password, comes in the same header, and is passed on to nobody.
	 *
	 * @return array<string, string> Headers, for addresses of this site and no others.
	 */
	public static function authorization(): array {
		if (
			!isset($_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW']) ||
			self::is_login_of_wordpress()
		) {
			return [];
		}
		$login = wp_unslash($_SERVER['PHP_AUTH_USER']) . ':' . wp_unslash($_SERVER['PHP_AUTH_PW']);
		return ['Authorization' => 'Basic ' . base64_encode($login)];
	}

	/** Whether WordPress, or a plugin, knows the person of this request by the header: they have no cookie of a login. */
	private static function is_login_of_wordpress(): bool {
		$person = get_current_user_id();
		return rest_get_authenticated_app_password() !== null ||
			($person !== 0 && wp_validate_auth_cookie('', 'logged_in') !== $person);
	}
}
