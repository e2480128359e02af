<?php
/**
 * Fetches a page of this site like a visitor.
 */

declare(strict_types=1);

namespace Pharos\Migration\Parity;

use Pharos\Core\Url;
use Pharos\Http\SiteRequests;
use WP_Error;

/** Sends no cookies, and only to URLs of this site. A redirect is recorded and not followed. */
final class Visit {
	/** In seconds. */
	private const TIMEOUT = 10;

	/** Maximum number of bytes to read: heads are at the beginning of a page. */
	private const LONGEST = 2 * MB_IN_BYTES;

	/** Statuses for visitors without access, and for too many requests. */
	private const REFUSED = [401, 403, 407, 429];

	/** A query parameter that bypasses page caches. */
	private const PARAMETER = 'pharos-parity';

	/**
	 * @param int $expected The expected status, unless the page redirects.
	 * @return array{tags: array<string, string>, problem: string, refused: bool} See Tags; the reason why it couldn't be read, or
	 *         ''; and whether this applies to all pages: the site doesn't respond to
	 *         its own requests, or redirects to another host.
	 */
	public static function fetch(string $url, int $expected = 200): array {
		if (!SiteRequests::has($url)) {
			return self::failed(__('This URL isn’t on this site.', 'pharos-seo'));
		}
		$response = wp_remote_get(
			add_query_arg(self::PARAMETER, wp_generate_password(12, false), $url),
			self::options(),
		);
		if ($response instanceof WP_Error) {
			return self::failed(
				sprintf(
					/* translators: %s: an error message. */
					__('The request failed: %s', 'pharos-seo'),
					$response->get_error_message(),
				),
				true,
			);
		}
		$status = (int) wp_remote_retrieve_response_code($response);
		$tags = [];
		$is_elsewhere = false;
		if ($status >= 300 && $status < 400) {
			$target = self::header($response, 'location');
			$tags = Tags::add($tags, 'redirect', $target);
			// For a single page this may be intended; for a whole site it means that its pages aren't here.
			$is_elsewhere = !self::is_same_place(Url::absolute($target, $url), $url);
		} elseif ($status !== $expected) {
			return self::failed(
				sprintf(
					/* translators: 1 and 2: a status of HTTP, such as 404. */
					__('The page returns status %1$d instead of %2$d.', 'pharos-seo'),
					$status,
					$expected,
				),
				in_array($status, self::REFUSED, true),
			);
		} else {
			$tags = HtmlPage::tags(wp_remote_retrieve_body($response));
			$tags = Tags::add($tags, 'robots', self::header($response, 'x-robots-tag'));
		}
		return [
			'tags' => array_map(self::as_asked(...), $tags),
			'problem' => '',
			'refused' => $is_elsewhere,
		];
	}

	/** Whether two URLs have the same scheme, host and port. */
	private static function is_same_place(string $one, string $other): bool {
		$place = static fn(string $url): array => array_intersect_key(
			(array) wp_parse_url(strtolower($url)),
			['scheme' => '', 'host' => '', 'port' => ''],
		);
		return $place($one) === $place($other);
	}

	/** Removes the parameter: some plugins output the requested URL. */
	private static function as_asked(string $text): string {
		return str_contains($text, self::PARAMETER)
			? remove_query_arg(self::PARAMETER, $text)
			: $text;
	}

	private static function options(): array {
		$headers = ['Cache-Control' => 'no-cache'] + SiteRequests::authorization();
		return [
			'timeout' => self::TIMEOUT,
			'redirection' => 0,
			'headers' => $headers,
			'cookies' => [],
			'limit_response_size' => self::LONGEST,
			'user-agent' => 'Pharos SEO, before and after a migration; ' . home_url('/'),
			/** This filter is documented in wp-includes/class-wp-http-streams.php */
			'sslverify' => apply_filters('https_local_ssl_verify', false),
		];
	}

	private static function header(array $response, string $name): string {
		return implode(', ', (array) wp_remote_retrieve_header($response, $name));
	}

	private static function failed(string $problem, bool $refused = false): array {
		return ['tags' => [], 'problem' => $problem, 'refused' => $refused];
	}
}
