<?php
/**
 * Responses of WordPress's HTTP functions: returned by plugins instead of a request, or without cURL.
 */

declare(strict_types=1);

namespace Pharos\Http;

use Pharos\Core\Deadline;
use WP_Error;
use WpOrg\Requests\Exception;

final class WordPressResponse {
	/** Requests this site; other hosts can't be requested this way, because the connected IP address can't be verified. */
	public static function get(Step $step, array $args, Deadline $deadline): Response {
		$begin = microtime(true);
		$end = $begin + min($step->seconds, $deadline->left());
		// WordPress's timeout applies to each chunk of a response separately.
		$stop = static function () use ($end): void {
			if (microtime(true) > $end) {
				throw new Exception('Operation timed out', 'timeout');
			}
		};
		add_action('requests-request.progress', $stop);
		try {
			$given = wp_remote_request($step->target->url, $args);
		} finally {
			remove_action('requests-request.progress', $stop);
		}
		$step->took = microtime(true) - $begin;
		return self::read($given, $step);
	}

	/** @param mixed $given The return value of WordPress's HTTP functions. */
	public static function read(mixed $given, Step $step): Response {
		$url = $step->target->url;
		if ($given instanceof WP_Error) {
			return new Response(
				$url,
				error: (string) $given->get_error_code(),
				details: $given->get_error_message(),
			);
		}
		if (!is_array($given)) {
			return new Response($url, error: 'http_request_failed');
		}
		$headers = [];
		foreach (wp_remote_retrieve_headers($given) as $name => $value) {
			$headers[strtolower((string) $name)] = array_values(
				array_map(strval(...), (array) $value),
			);
		}
		$body = wp_remote_retrieve_body($given);
		return new Response(
			$url,
			(int) wp_remote_retrieve_response_code($given),
			$headers,
			substr($body, 0, $step->most),
			strlen($body) > $step->most,
			$step->took,
			bytes: strlen($body),
		);
	}
}
