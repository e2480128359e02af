<?php
/**
 * An HTTP response.
 */

declare(strict_types=1);

namespace Pharos\Http;

final class Response {
	/**
	 * @param string                       $url       The URL of the last step.
	 * @param int                          $status    The HTTP status; 0 without a response.
	 * @param array<string, list<string>>  $headers   By name in lower case.
	 * @param string                       $body      At most Client::MOST bytes.
	 * @param bool                         $is_cut    Whether the body was longer.
	 * @param float                        $seconds   Total time of the last step.
	 * @param list<array{url: string, status: int}> $redirects The steps before the last.
	 * @param string                       $error     The code of WordPress's error, such as `http_request_failed`; '' with a response.
	 *                                                Codes of Pharos: `refused_address`, `too_many_redirects`, `timed_out`, `not_checked`.
	 * @param string                       $details   The error message.
	 * @param int                          $bytes     The transferred size of the body in the last step, compressed or not.
	 * @param array{from: int, until: int}|null $certificate The validity period, in Unix time, if requested and known.
	 */
	public function __construct(
		public readonly string $url,
		public readonly int $status = 0,
		public readonly array $headers = [],
		public readonly string $body = '',
		public readonly bool $is_cut = false,
		public readonly float $seconds = 0.0,
		public readonly array $redirects = [],
		public readonly string $error = '',
		public readonly string $details = '',
		public readonly int $bytes = 0,
		public readonly ?array $certificate = null,
	) {}

	/** @param list<array{url: string, status: int}> $redirects The steps before this one. */
	public function after(array $redirects): self {
		return new self(
			$this->url,
			$this->status,
			$this->headers,
			$this->body,
			$this->is_cut,
			$this->seconds,
			$redirects,
			$this->error,
			$this->details,
			$this->bytes,
			$this->certificate,
		);
	}

	/** Returns all values of a header, joined as HTTP allows; '' if it's missing. */
	public function header(string $name): string {
		return implode(', ', $this->headers[strtolower($name)] ?? []);
	}

	/** Whether the response is an HTML page. */
	public function is_page(): bool {
		return $this->status === 200 && str_contains($this->header('content-type'), 'html');
	}
}
