<?php
/**
 * Detection of this site's URLs, and the credentials for requests to it.
 */

declare(strict_types=1);

namespace Pharos\Http;

final class SiteRequests {
	public static function has(string $url): bool {
		$target = Target::read($url);
		return $target !== null && self::is($target);
	}

	/** Whether the target has the host and port of the home page, with either scheme. */
	public static function is(Target $target): bool {
		return Target::read(home_url('/'))?->is_at($target) === true;
	}

	/**
	 * Returns the HTTP authentication of the current request, if the web server protects the site with a password. A
	 * WordPress login, such as an application password, uses the same header and isn't passed on.
	 *
	 * @return array<string, string> Headers, only for URLs of this site.
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

	/** Whether WordPress or a plugin authenticated the user with the header: there's no valid login cookie. */
	private static function is_login_of_wordpress(): bool {
		$person = get_current_user_id();
		return rest_get_authenticated_app_password() !== null ||
			($person !== 0 && wp_validate_auth_cookie('', 'logged_in') !== $person);
	}
}
