<?php
/**
 * Redirects visitors.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Core\Permission;
use Pharos\Page\FrontEnd;
use Pharos\Settings\Settings;

/**
 * Runs if WordPress finds nothing for the URL, before it guesses a similar one, or shows the home page whatever the query string is. Other
 * existing content takes precedence over redirects, so no redirect can make the admin area unreachable: WordPress doesn't run this code there.
 */
final class Front {
	/** Query parameter that lets administrators see the page without redirects. */
	private const OFF = 'pharos_redirects';

	/** Seconds for which browsers remember permanent redirects, by the value of the setting `redirect_cache`. */
	private const LIFETIMES = [
		'hour' => HOUR_IN_SECONDS,
		'day' => DAY_IN_SECONDS,
		'week' => WEEK_IN_SECONDS,
	];

	/**
	 * @param string $state   The value of Table::OPTION; Table::NONE: no redirects are stored.
	 * @param string $cache   The setting `redirect_cache`.
	 * @param bool   $is_home Whether WordPress has found the home page: only redirects with its query string in their source count.
	 */
	public static function run(string $state, string $cache, bool $is_home = false): void {
		if (self::is_off()) {
			return;
		}
		$address = self::requested();
		$has_patterns = $state[0] === Table::PATTERNS;
		$rules =
			$state === Table::NONE
				? []
				: RedirectRepository::candidates($address, $has_patterns && !$is_home);
		if ($is_home) {
			$rules = array_filter($rules, static fn(Rule $rule): bool => $rule->is_of_home());
		}
		$found = Matcher::find($rules, $address) ?? ($is_home ? null : Sources::find($address));
		if ($found === null) {
			return;
		}
		[$rule, $location] = $found;
		if ($location === null || $rule->is_gone()) {
			// The theme shows its 404 template with this status; WordPress must not guess another page.
			$rule->is_gone() && status_header($rule->status);
			remove_action('template_redirect', 'redirect_canonical');
			remove_action('template_redirect', 'wp_old_slug_redirect');
		}
		if ($location === null) {
			return;
		}
		$rule->id > 0 && add_action('shutdown', static fn() => Hits::count($rule));
		if ($rule->is_gone()) {
			return;
		}
		self::send_lifetime($rule->status, $cache);
		// Not wp_safe_redirect(): administrators choose the targets; visitors can't choose a host.
		if (wp_redirect(self::target($location), $rule->status, 'Pharos SEO')) {
			exit();
		}
	}

	/** Returns the Location header of a redirect: targets on this site may be at the host of its front end. */
	public static function target(string $location): string {
		return Target::encoded((new FrontEnd(new Settings()))->url($location, 'redirects'));
	}

	/** Lets browsers remember a permanent redirect. Otherwise, WordPress forbids that for URLs that it doesn't find. */
	public static function send_lifetime(int $status, string $cache): void {
		$seconds = self::LIFETIMES[$cache] ?? 0;
		if ($seconds > 0 && in_array($status, [301, 308], true) && !headers_sent()) {
			header_remove('Expires');
			header("Cache-Control: max-age=$seconds");
		}
	}

	/** Whether an administrator views the page without redirects. */
	public static function is_off(): bool {
		return ($_GET[self::OFF] ?? '') === 'off' && Permission::Redirects->granted();
	}

	/**
	 * The requested URL. A path that isn't below the home URL, such as /index.php of a site in a subdirectory, is treated as the home page.
	 */
	public static function requested(): Address {
		// WordPress adds backslashes to quotes.
		$uri = (string) wp_unslash($_SERVER['REQUEST_URI'] ?? '/');
		$base = rtrim((string) wp_parse_url(home_url('/'), PHP_URL_PATH), '/');
		$is_below = preg_match('~^' . preg_quote($base, '~') . '(?:[/?]|$)~', $uri) === 1;
		return Address::from_uri($is_below ? substr($uri, strlen($base)) : $uri);
	}
}
