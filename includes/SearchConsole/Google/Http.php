<?php
/**
 * One request to Google, and why it failed.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Google;

use WP_Error;

final class Http {
	/** Seconds. WordPress's own 5 are too few for a query of 25,000 rows. */
	private const TIMEOUT = 15;

	/** Seconds: what Google asks for beyond is no reason to stop for longer. */
	public const LONGEST_PAUSE = 15 * MINUTE_IN_SECONDS;

	/**
	 * @param array<string, string> $headers
	 * @return array<string, mixed> The decoded body; empty where the answer has none.
	 * @throws Refusal What Google has answered instead.
	 * @throws Failure `unavailable` or `bad_response`.
	 */
	public static function send(
		string $method,
		string $url,
		array $headers = [],
		?string $body = null,
		int $timeout = self::TIMEOUT,
	): array {
		// Not the "safe" variant: the hosts are fixed, and it would refuse a simulator's.
		$response = wp_remote_request($url, [
			'method' => $method,
			'headers' => ['Accept' => 'application/json'] + $headers,
			'body' => $body,
			'timeout' => $timeout,
			'redirection' => 0,
			// WordPress's own names the site.
			'user-agent' => 'Pharos SEO',
		]);
		if ($response instanceof WP_Error) {
			// The only failure of the transport that means that an answer was begun.
			throw new Failure(
				str_contains($response->get_error_message(), 'cURL error 18')
					? 'bad_response'
					: 'unavailable',
			);
		}
		$status = (int) wp_remote_retrieve_response_code($response);
		$content = (string) wp_remote_retrieve_body($response);
		$json = json_decode($content, true);
		// Submitting a sitemap answers nothing.
		if ($status === 204 || ($method === 'PUT' && $status === 200 && $content === '')) {
			return [];
		}
		if ($status >= 200 && $status < 300) {
			return is_array($json) ? $json : throw new Failure('bad_response');
		}
		throw new Refusal(
			$status,
			is_array($json) ? $json : [],
			self::seconds((string) wp_remote_retrieve_header($response, 'retry-after')),
		);
	}

	/** What a Retry-After header says: seconds, or a date. */
	private static function seconds(string $header): ?int {
		if ($header === '') {
			return null;
		}
		$seconds = ctype_digit($header) ? (float) $header : (strtotime($header) ?: 0) - time();
		return (int) min(self::LONGEST_PAUSE, max(0, $seconds));
	}
}
