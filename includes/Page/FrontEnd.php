<?php
/**
 * The host of a front end that isn't WordPress's.
 */

declare(strict_types=1);

namespace Pharos\Page;

use Pharos\Settings\Settings;

/** Content is edited here and shown by an application at another host, which has the same paths. */
final class FrontEnd {
	public function __construct(private readonly Settings $settings) {}

	/**
	 * Returns a URL as the front end has it; unchanged if it isn't on this site, or the part uses this site's host.
	 *
	 * @param 'canonical'|'sitemaps'|'redirects' $part A value of the setting front_end_parts.
	 */
	public function url(string $url, string $part): string {
		$front = $this->address();
		return $front !== '' && in_array($part, $this->settings->get('front_end_parts'), true)
			? self::moved($url, (string) get_option('home'), $front)
			: $url;
	}

	/** Returns the URL of this site for one of the front end; others stay. */
	public function back(string $url): string {
		$front = $this->address();
		return $front === '' ? $url : self::moved($url, $front, (string) get_option('home'));
	}

	/** Returns the home URL of the front end, without a slash at the end; '' if it is this site. */
	private function address(): string {
		return rtrim((string) $this->settings->get('front_end_url'), '/');
	}

	/** With either scheme. */
	private static function moved(string $url, string $from, string $to): string {
		$of =
			'~^https?' . preg_quote((string) preg_replace('~^https?~', '', rtrim($from, '/')), '~');
		return preg_match("$of(?=[/?#]|$)~i", $url, $found) === 1
			? $to . substr($url, strlen($found[0]))
			: $url;
	}
}
