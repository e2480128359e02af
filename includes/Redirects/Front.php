<?php
/**
 * Redirects of visitors.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Capability;

/**
 * Runs where WordPress has found nothing for the address, before it guesses one. What WordPress finds is shown, whatever redirects
 * there are; so no redirect can make the admin area unreachable, which WordPress never looks for here.
 */
final class Front {
	/** A parameter of URLs: administrators see the page as if there were no redirects. */
	private const OFF = 'pharos_redirects';

	/** @param string $state Table::OPTION. */
	public static function run(string $state): void {
		if (($_GET[self::OFF] ?? '') === 'off' && Capability::granted()) {
			return;
		}
		$address = self::requested();
		$found = Matcher::first(Rules::candidates($address, $state === Table::PATTERNS), $address);
		if ($found === null) {
			return;
		}
		[$rule, $location] = $found;
		add_action('shutdown', static fn() => Hits::count($rule));
		if ($rule->is_gone()) {
			// The theme shows its page for what isn't found, with this status; WordPress must not guess another page.
			status_header($rule->status);
			remove_action('template_redirect', 'redirect_canonical');
			remove_action('template_redirect', 'wp_old_slug_redirect');
			return;
		}
		// Administrators choose the targets; visitors can't choose a host.
		if (wp_redirect($location, $rule->status, 'Pharos SEO')) {
			exit();
		}
	}

	/** The requested address. What isn't below the home URL, such as /index.php of a site in a folder, is the home page. */
	public static function requested(): Address {
		$uri = (string) ($_SERVER['REQUEST_URI'] ?? '/');
		$base = rtrim((string) wp_parse_url(home_url('/'), PHP_URL_PATH), '/');
		return Address::of(
			$base !== '' && str_starts_with($uri, $base) ? substr($uri, strlen($base)) : $uri,
		);
	}
}
