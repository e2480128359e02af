<?php
/**
 * A running request with cURL.
 */

declare(strict_types=1);

namespace Pharos\Http;

use CurlHandle;
use CurlMultiHandle;
use WpOrg\Requests\Exception\Transport\Curl as CurlError;
use WpOrg\Requests\Hooks;

/**
 * Reads the response itself: Requests would download all of it despite a limit, and an exception during a transfer
 * would end all of them. Returning too few bytes ends one transfer.
 */
final class Transfer {
	/** Maximum size of all headers, in bytes. */
	private const MOST_HEADERS = 256 * KB_IN_BYTES;

	/** Connection timeout, in seconds. */
	private const CONNECT = 5.0;

	/** Error codes of servers that close the connection or don't respond in time. */
	private const UNANSWERED = [
		CURLE_GOT_NOTHING,
		CURLE_OPERATION_TIMEDOUT,
		CURLE_RECV_ERROR,
		CURLE_SEND_ERROR,
	];

	/** The first cURL version that accepts several IP addresses of a host. */
	private const CURL_7_59 = 0x073b00;

	private ?CurlHandle $handle = null;

	/** @var array<string, list<string>> */
	private array $headers = [];

	private int $header_bytes = 0;

	private string $body = '';

	private bool $is_cut = false;

	/** Whether cURL connected to another IP address than the resolved ones. */
	private bool $is_elsewhere = false;

	private bool $is_started = false;

	/** Whether the run's deadline comes before the timeout. */
	private bool $is_shortened = false;

	/**
	 * @param list<string> $addresses The allowed IP addresses; empty for this site.
	 * @param array        $args      The arguments of WordPress's HTTP functions.
	 */
	public function __construct(
		public readonly Step $step,
		private readonly array $addresses,
		public readonly array $args,
	) {}

	/** Returns the request in the form of Requests. */
	public function request(Hooks $hooks): array {
		return [
			'url' => $this->step->target->url,
			'type' => $this->step->method,
			'headers' => $this->args['headers'],
			'options' => [
				'hooks' => $hooks,
				'useragent' => $this->args['user-agent'],
				'timeout' => (float) $this->args['timeout'],
				'follow_redirects' => false,
				// The host is already in ASCII, and stays the one that was checked.
				'idn' => false,
			],
		];
	}

	/** Runs before the handle is added to the others: WordPress's hook `curl.before_multi_add`. */
	public function prepare(CurlHandle $handle): void {
		$this->handle = $handle;
		$target = $this->step->target;
		curl_setopt_array($handle, [
			CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,
			CURLOPT_FOLLOWLOCATION => false,
			CURLOPT_FORBID_REUSE => true,
			// Not the proxy of the environment either: see Guard.
			CURLOPT_PROXY => '',
			CURLOPT_BUFFERSIZE => 16 * KB_IN_BYTES,
			CURLOPT_HEADERFUNCTION => $this->take_header(...),
			CURLOPT_WRITEFUNCTION => $this->take_body(...),
			CURLOPT_CERTINFO => $this->step->is_strict,
		]);
		if ($this->addresses !== [] && !$target->is_number()) {
			curl_setopt($handle, CURLOPT_RESOLVE, [
				"$target->host:$target->port:" . $this->pinned(),
			]);
		}
		// Requests sets these for single requests only.
		if ($this->args['sslverify']) {
			curl_setopt($handle, CURLOPT_CAINFO, $this->args['sslcertificates']);
		} else {
			curl_setopt($handle, CURLOPT_SSL_VERIFYPEER, false);
			curl_setopt($handle, CURLOPT_SSL_VERIFYHOST, 0);
		}
	}

	private function pinned(): string {
		$addresses = array_map(
			static fn(string $ip): string => str_contains($ip, ':') ? "[$ip]" : $ip,
			$this->addresses,
		);
		return curl_version()['version_number'] < self::CURL_7_59
			? $addresses[0]
			: implode(',', $addresses);
	}

	/** Returns the key of the queue: requests to this site, or to the same host, wait for each other. */
	public function place(): string {
		return $this->step->is_own ? '' : $this->step->target->host;
	}

	/** @param float $left Remaining seconds of the run. */
	public function start(CurlMultiHandle $multi, float $left): void {
		$seconds = min($this->step->seconds, (float) $this->args['timeout']);
		$this->is_shortened = $left <= $seconds;
		$seconds = min($seconds, $left);
		curl_setopt($this->handle, CURLOPT_TIMEOUT_MS, (int) ceil($seconds * 1000));
		curl_setopt(
			$this->handle,
			CURLOPT_CONNECTTIMEOUT_MS,
			(int) ceil(min($seconds, self::CONNECT) * 1000),
		);
		curl_multi_add_handle($multi, $this->handle);
		$this->is_started = true;
	}

	public function is_started(): bool {
		return $this->is_started;
	}

	/** Removes the handle from those that Requests would start all at once. */
	public function hold_back(CurlMultiHandle $multi): void {
		curl_multi_remove_handle($multi, $this->handle);
	}

	private function take_header(CurlHandle $handle, string $line): int {
		if ($this->header_bytes === 0 && !$this->is_where_it_should_be($handle)) {
			$this->is_elsewhere = true;
			return 0;
		}
		$this->header_bytes += strlen($line);
		if ($this->header_bytes > self::MOST_HEADERS) {
			return 0;
		}
		if (preg_match('~^HTTP/\d~i', $line) === 1) {
			// Headers of the final response, after informational ones (1xx).
			$this->headers = [];
		} elseif (str_contains($line, ':')) {
			[$name, $value] = explode(':', $line, 2);
			$this->headers[strtolower(trim($name))][] = trim($value);
		}
		return strlen($line);
	}

	private function take_body(CurlHandle $handle, string $data): int {
		$room = $this->step->most - strlen($this->body);
		if (strlen($data) <= $room) {
			$this->body .= $data;
			return strlen($data);
		}
		$this->body .= substr($data, 0, $room);
		$this->is_cut = true;
		return 0;
	}

	private function is_where_it_should_be(CurlHandle $handle): bool {
		$connected = (string) curl_getinfo($handle, CURLINFO_PRIMARY_IP);
		foreach ($this->addresses as $address) {
			if (IpAddress::is_same($address, $connected)) {
				return true;
			}
		}
		return $this->addresses === [];
	}

	/** @param ?CurlError $error The error that ended the transfer early. */
	public function end(?CurlError $error): void {
		$handle = $this->handle;
		if ($handle === null) {
			return;
		}
		// The handle refers to this object through its callbacks.
		$this->handle = null;
		$code = $error?->getCode() ?? 0;
		$this->step->took = (float) curl_getinfo($handle, CURLINFO_TOTAL_TIME);
		$this->step->is_unanswered =
			in_array($code, self::UNANSWERED, true) &&
			curl_getinfo($handle, CURLINFO_CONNECT_TIME) > 0.0;
		if ($this->is_elsewhere) {
			$this->step->fail(
				Refusal::refused(
					__('The server’s IP address doesn’t match the domain.', 'pharos-seo'),
				),
			);
		} elseif ($error !== null && $code === CURLE_OPERATION_TIMEDOUT && $this->is_shortened) {
			$this->step->fail(Refusal::time_is_over());
		} elseif ($error !== null && !$this->is_cut) {
			$this->step->fail(
				Refusal::failed(sprintf('cURL error %d: %s', $code, $error->getReason())),
			);
		} else {
			$this->step->answer = new Response(
				$this->step->target->url,
				(int) curl_getinfo($handle, CURLINFO_RESPONSE_CODE),
				$this->headers,
				$this->body,
				$this->is_cut,
				$this->step->took,
				bytes: (int) curl_getinfo($handle, CURLINFO_SIZE_DOWNLOAD),
				certificate: self::certificate($handle),
			);
		}
	}

	/** @return array{from: int, until: int}|null */
	private static function certificate(CurlHandle $handle): ?array {
		$own = ((array) curl_getinfo($handle, CURLINFO_CERTINFO))[0] ?? [];
		$from = strtotime((string) ($own['Start date'] ?? ''));
		$until = strtotime((string) ($own['Expire date'] ?? ''));
		return $from === false || $until === false ? null : ['from' => $from, 'until' => $until];
	}
}
