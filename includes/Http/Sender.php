<?php
/**
 * Sends requests like WordPress's HTTP functions, several at once, within the limits of Guard.
 */

declare(strict_types=1);

namespace Pharos\Http;

use Pharos\Core\Deadline;
use WP_HTTP_Proxy;
use WP_HTTP_Requests_Hooks;
use WpOrg\Requests\Exception;
use WpOrg\Requests\Exception\Transport\Curl as CurlError;
use WpOrg\Requests\Requests;
use WpOrg\Requests\Transport\Curl;

final class Sender {
	/** Maximum number of requests per run. */
	private const MOST = 200;

	private int $sent = 0;

	public function __construct(
		private readonly Guard $guard,
		private readonly Deadline $deadline,
	) {}

	/** Whether connections can be restricted to an IP address. */
	public static function has_curl(): bool {
		return Curl::test() && function_exists('curl_multi_init');
	}

	/** Returns the number of requests sent so far. */
	public function sent(): int {
		return $this->sent;
	}

	/** @param array<int|string, Step> $steps The steps; their answers are set. */
	public function send(array $steps): void {
		$transfers = [];
		foreach ($steps as $key => $step) {
			try {
				$transfer = $this->prepare($step);
				if ($transfer !== null) {
					$transfers[$key] = $transfer;
				}
			} catch (Refusal $reason) {
				$step->fail($reason);
			}
		}
		try {
			$this->run($transfers);
		} catch (Refusal $reason) {
			foreach ($transfers as $transfer) {
				if ($transfer->step->answer === null) {
					$transfer->step->fail($reason);
				}
				$this->sent -= $transfer->is_started() ? 0 : 1;
			}
		}
	}

	/**
	 * Returns the transfer for cURL; null if the response is already known.
	 *
	 * @throws Refusal
	 */
	private function prepare(Step $step): ?Transfer {
		$url = $step->target->url;
		$this->guard->admit($step->target);
		if ($this->deadline->is_over()) {
			throw Refusal::time_is_over();
		}
		if ($this->sent >= self::MOST) {
			throw Refusal::unchecked(
				__('Not checked: the request limit was reached.', 'pharos-seo'),
			);
		}
		$args = $this->args($step);
		/** This filter is documented in wp-includes/class-wp-http.php */
		$given = apply_filters('pre_http_request', false, $args, $url);
		if ($given !== false) {
			++$this->sent;
			$step->answer = WordPressResponse::read($given, $step);
			return null;
		}
		$this->guard->leave($step->target);
		$addresses = $this->guard->addresses($step->target);
		++$this->sent;
		if (!self::has_curl() || ($step->is_own && self::is_behind_proxy($url))) {
			$step->answer = WordPressResponse::get($step, $args, $this->deadline);
			return null;
		}
		return new Transfer($step, $addresses, $args);
	}

	private static function is_behind_proxy(string $url): bool {
		$proxy = new WP_HTTP_Proxy();
		return $proxy->is_enabled() && $proxy->send_through_proxy($url);
	}

	/** Returns the arguments like WP_Http::request(). Filters can change what is sent to a server, but not the safety limits. */
	private function args(Step $step): array {
		$url = $step->target->url;
		$args = [
			'method' => $step->method,
			'timeout' => min($step->seconds, $this->deadline->left()),
			'redirection' => 0,
			'_redirection' => 0,
			'httpversion' => '1.1',
			'user-agent' =>
				'Mozilla/5.0 (compatible; PharosSEO/' .
				PHAROS_VERSION .
				'; +' .
				home_url('/') .
				')',
			'reject_unsafe_urls' => false,
			'blocking' => true,
			'headers' => [
				'Accept' => 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
				...$step->is_own ? SiteRequests::authorization() : [],
			],
			'cookies' => [],
			'body' => null,
			'compress' => false,
			'decompress' => true,
			'sslverify' =>
				$step->is_own && !$step->is_strict
					? /** This filter is documented in wp-includes/class-wp-http-streams.php */
					(bool) apply_filters('https_local_ssl_verify', false, $url)
					: true,
			'sslcertificates' => ABSPATH . WPINC . '/certificates/ca-bundle.crt',
			'stream' => false,
			'filename' => null,
			'limit_response_size' => max(1, $step->most),
		];
		/** This filter is documented in wp-includes/class-wp-http.php */
		$changed = (array) apply_filters('http_request_args', $args, $url);
		return [
			...$args,
			'timeout' => min($args['timeout'], (float) ($changed['timeout'] ?? INF)),
			'user-agent' => (string) ($changed['user-agent'] ?? ''),
			'headers' => array_filter(
				(array) ($changed['headers'] ?? []),
				static fn(int|string $name): bool => strtolower((string) $name) !== 'cookie',
				ARRAY_FILTER_USE_KEY,
			),
			/** This filter is documented in wp-includes/class-wp-http.php */
			'sslverify' => (bool) apply_filters(
				'https_ssl_verify',
				(bool) ($changed['sslverify'] ?? true),
				$url,
			),
			'sslcertificates' => (string) ($changed['sslcertificates'] ?? $args['sslcertificates']),
		];
	}

	/**
	 * @param array<int|string, Transfer> $transfers
	 * @throws Refusal If the time is over.
	 */
	private function run(array $transfers): void {
		if ($transfers === []) {
			return;
		}
		$window = new Window($transfers, $this->deadline);
		$requests = [];
		foreach ($transfers as $key => $transfer) {
			$requests[$key] = $transfer->request(self::hooks($transfer, $window, $key));
		}
		try {
			Requests::request_multiple($requests);
		} catch (Exception $error) {
			throw Refusal::failed($error->getMessage());
		}
	}

	private static function hooks(
		Transfer $transfer,
		Window $window,
		int|string $key,
	): WP_HTTP_Requests_Hooks {
		$hooks = new WP_HTTP_Requests_Hooks($transfer->step->target->url, $transfer->args);
		$hooks->register('curl.before_multi_add', $transfer->prepare(...));
		$hooks->register('curl.before_multi_exec', $window->open(...));
		$hooks->register('multiple.request.complete', static function (mixed $response) use (
			$transfer,
			$window,
			$key,
		): void {
			$transfer->end($response instanceof CurlError ? $response : null);
			$window->close($key);
		});
		return $hooks;
	}
}
