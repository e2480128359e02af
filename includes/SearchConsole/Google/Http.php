<?php
/**
 * Sends requests to Google and classifies failures.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Google;

use WP_Error;

final class Http {
	/** Timeout in seconds. WordPress's default of 5 is too short for a query of 25,000 rows. */
	private const TIMEOUT = 15;

	/** Maximum length of a pause in seconds, even if Google requests a longer one. */
	public const LONGEST_PAUSE = 15 * MINUTE_IN_SECONDS;

	/**
	 * @param array<string, string> $headers
	 * @return array<string, mixed> The decoded body; empty if the response has none.
	 * @throws Refusal An error response of Google.
	 * @throws Failure `unreachable` or `bad_response`.
	 */
	public static function send(
		string $method,
		string $url,
		array $headers = [],
		?string $body = null,
		int $timeout = self::TIMEOUT,
	): array {
		// Not the "safe" variant: the hosts are fixed, and it would block a simulator's.
		$response = wp_remote_request($url, [
			'method' => $method,
			'headers' => ['Accept' => 'application/json'] + $headers,
			'body' => $body,
			'timeout' => $timeout,
			'redirection' => 0,
			// WordPress's default contains the site's URL.
			'user-agent' => 'Pharos SEO',
		]);
		if ($response instanceof WP_Error) {
			// The only transport error that means that a response had begun.
			throw new Failure(
				str_contains($response->get_error_message(), 'cURL error 18')
					? 'bad_response'
					: 'unreachable',
			);
		}
		$status = (int) wp_remote_retrieve_response_code($response);
		$content = (string) wp_remote_retrieve_body($response);
		$json = json_decode($content, true);
		// Responses to submitted sitemaps are empty.
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

	/** Value of a Retry-After header in seconds; the header has seconds or a date. */
	private static function seconds(string $header): ?int {
		if ($header === '') {
			return null;
		}
		$seconds = ctype_digit($header) ? (float) $header : (strtotime($header) ?: 0) - time();
		return (int) min(self::LONGEST_PAUSE, max(0, $seconds));
	}
}
