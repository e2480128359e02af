<?php
/**
 * Asks this site, and the rest of the web whether links lead anywhere.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Http;

use Pharos\Analysis\Deadline;
use WP_Error;

/** Without cookies and logins; never an address that is neither this site nor public. */
final class Client {
	/** Bytes of a body that are read. */
	public const MOST = MB_IN_BYTES;

	/** Requests of one run. */
	private const REQUESTS = 200;

	/** Seconds of one. */
	private const TIMEOUT = 10;

	private int $requests = 0;

	public function __construct(private readonly Deadline $deadline) {}

	/**
	 * A page or file of this site, as a crawler gets it.
	 *
	 * @param int $redirects How many steps are followed, on this site only.
	 */
	public function own(string $url, string $method = 'GET', int $redirects = 5): Answer {
		if (++$this->requests > self::REQUESTS || $this->deadline->is_over()) {
			return new Answer($url, error: 'not_checked');
		}
		$begin = microtime(true);
		$response = wp_remote_request($url, [
			'method' => $method,
			'timeout' => min(self::TIMEOUT, $this->deadline->left()),
			'redirection' => $redirects,
			'limit_response_size' => self::MOST,
			'sslverify' => apply_filters('https_local_ssl_verify', false),
		]);
		if ($response instanceof WP_Error) {
			return new Answer(
				$url,
				error: (string) $response->get_error_code(),
				details: $response->get_error_message(),
			);
		}
		$headers = [];
		foreach (wp_remote_retrieve_headers($response) as $name => $value) {
			$headers[$name] = array_values((array) $value);
		}
		return new Answer(
			$url,
			(int) wp_remote_retrieve_response_code($response),
			$headers,
			wp_remote_retrieve_body($response),
			seconds: microtime(true) - $begin,
		);
	}

	/**
	 * Whether addresses answer: HEAD, and GET where that is refused; several at once.
	 *
	 * @param list<string> $urls This site's and others'.
	 * @return array<string, Answer> By address; with the error `not_checked` where the time was over.
	 */
	public function links(array $urls): array {
		$answers = [];
		foreach ($urls as $url) {
			$answers[$url] = $this->own($url, 'HEAD');
		}
		return $answers;
	}
}
