<?php
/**
 * What a server answered.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Http;

final class Answer {
	/**
	 * @param string                       $url       Of the last step.
	 * @param int                          $status    Of HTTP; 0 without an answer.
	 * @param array<string, list<string>>  $headers   By name in small letters.
	 * @param string                       $body      At most Client::MOST bytes.
	 * @param bool                         $is_cut    There was more.
	 * @param float                        $seconds   Until the whole answer was here, of the last step.
	 * @param list<array{url: string, status: int}> $redirects Steps before the last.
	 * @param string                       $error     Code of WordPress's error, such as `http_request_failed`; '' with an answer.
	 *                                                Ours: `refused_address`, `too_many_redirects`, `not_checked`.
	 * @param string                       $details   What went wrong, in words.
	 * @param int                          $bytes     Of the body as it came, compressed or not, of the last step.
	 * @param array{from: int, until: int}|null $certificate When it is valid, in Unix time, where it was asked for and is known.
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

	/** @param list<array{url: string, status: int}> $redirects Steps before this one. */
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

	/** All values of a header, joined as HTTP allows; '' for none. */
	public function header(string $name): string {
		return implode(', ', $this->headers[strtolower($name)] ?? []);
	}

	/** Whether it is a page that can be read. */
	public function is_page(): bool {
		return $this->status === 200 && str_contains($this->header('content-type'), 'html');
	}
}
