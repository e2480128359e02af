<?php
/**
 * Redirects visitors.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Capability;

/**
 * Runs if WordPress finds nothing for the URL, before it guesses a similar one, or shows the home page whatever the query string is. Other
 * existing content takes precedence over redirects, so no redirect can make the admin area unreachable: WordPress doesn't run this code there.
 */
final class Front {
	/** Query parameter that lets administrators see the page without redirects. */
	private const OFF = 'pharos_redirects';

	/**
	 * @param string $state   The value of Table::OPTION.
	 * @param bool   $is_home Whether WordPress has found the home page: only redirects with its query string in their source count.
	 */
	public static function run(string $state, bool $is_home = false): void {
		if (self::is_off()) {
			return;
		}
		$address = self::requested();
		$has_patterns = $state[0] === Table::PATTERNS;
		$rules = Rules::candidates($address, $has_patterns && !$is_home);
		if ($is_home) {
			$rules = array_filter($rules, static fn(Rule $rule): bool => $rule->is_of_home());
		}
		$found = Matcher::find($rules, $address);
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
		add_action('shutdown', static fn() => Hits::count($rule));
		if ($rule->is_gone()) {
			return;
		}
		// Not wp_safe_redirect(): administrators choose the targets; visitors can't choose a host.
		if (wp_redirect(Target::encoded($location), $rule->status, 'Pharos SEO')) {
			exit();
		}
	}

	/** Whether an administrator views the page without redirects. */
	public static function is_off(): bool {
		return ($_GET[self::OFF] ?? '') === 'off' && Capability::granted();
	}

	/**
	 * The requested URL. A path that isn't below the home URL, such as /index.php of a site in a subdirectory, is treated as the home page.
	 */
	public static function requested(): Address {
		// WordPress adds backslashes to quotes.
		$uri = (string) wp_unslash($_SERVER['REQUEST_URI'] ?? '/');
		$base = rtrim((string) wp_parse_url(home_url('/'), PHP_URL_PATH), '/');
		$is_below = preg_match('~^' . preg_quote($base, '~') . '(?:[/?]|$)~', $uri) === 1;
		return Address::of($is_below ? substr($uri, strlen($base)) : $uri);
	}
}
