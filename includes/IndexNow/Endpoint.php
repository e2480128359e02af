<?php
/**
 * The API of IndexNow, which passes URLs on to all its search engines.
 */

declare(strict_types=1);

namespace Pharos\IndexNow;

use Pharos\Core\AddOns;

/** @see https://www.indexnow.org/documentation */
final class Endpoint {
	public const URL = 'https://api.indexnow.org/indexnow';

	/** Maximum number of URLs in a request. */
	public const MOST = 10_000;

	/** Hosts of this machine, for tests. */
	private const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

	public static function url(): string {
		/**
		 * Filters the URL of the IndexNow API: another participating search engine, or a stand-in for tests.
		 *
		 * @param string $url Begins with https://, or with http:// for this machine.
		 *
		 * @since 1.0.0
		 * @see docs/indexnow.md
		 * @example add_filter('pharos_indexnow_url', static fn(): string => 'https://www.bing.com/indexnow');
		 */
		$url = apply_filters('pharos_indexnow_url', self::URL);
		if (!is_string($url)) {
			return AddOns::refuse('pharos_indexnow_url', $url, self::URL);
		}
		$scheme = wp_parse_url($url, PHP_URL_SCHEME);
		return $scheme === 'https' || ($scheme === 'http' && self::is_local($url))
			? $url
			: AddOns::refuse('pharos_indexnow_url', $url, self::URL);
	}

	/** Whether the URL is on this machine, as in tests. */
	public static function is_local(string $url): bool {
		return in_array(wp_parse_url($url, PHP_URL_HOST), self::LOCAL, true);
	}

	/**
	 * @param list<string> $urls
	 * @return array{status: int, retry_after: int, message: string} Status 0: no response. Seconds; 0 where the response has none.
	 */
	public static function submit(array $urls): array {
		$response = wp_remote_post(self::url(), [
			'headers' => ['Content-Type' => 'application/json; charset=utf-8'],
			'body' => (string) wp_json_encode([
				'host' => self::host(),
				'key' => Key::current(),
				'keyLocation' => Key::url(),
				'urlList' => $urls,
			]),
			'user-agent' => 'Pharos SEO/' . PHAROS_VERSION,
			'redirection' => 0,
			'timeout' => 20,
		]);
		if (is_wp_error($response)) {
			return ['status' => 0, 'retry_after' => 0, 'message' => $response->get_error_message()];
		}
		return [
			'status' => (int) wp_remote_retrieve_response_code($response),
			'retry_after' => self::seconds(
				(string) wp_remote_retrieve_header($response, 'retry-after'),
			),
			'message' => '',
		];
	}

	private static function host(): string {
		$home = wp_parse_url(home_url());
		return ($home['host'] ?? '') . (isset($home['port']) ? ":$home[port]" : '');
	}

	/** Converts a Retry-After header (seconds or date) to seconds. */
	private static function seconds(string $retry_after): int {
		if (preg_match('/^\d{1,9}\z/', $retry_after) === 1) {
			return (int) $retry_after;
		}
		$time = $retry_after === '' ? false : strtotime($retry_after);
		return $time === false ? 0 : max(0, $time - time());
	}
}
