<?php
/**
 * The reason why a URL wasn't requested.
 */

declare(strict_types=1);

namespace Pharos\Http;

use Exception;

final class Refusal extends Exception {
	private function __construct(
		/** An error code as in Response. */
		public readonly string $error,
		/** The error message. */
		public readonly string $details,
	) {
		parent::__construct($details);
	}

	/** The URL is neither on this site nor public. */
	public static function refused(string $details): self {
		return new self('refused_address', $details);
	}

	/** The URL could be valid, but wasn't checked. */
	public static function unchecked(string $details): self {
		return new self('not_checked', $details);
	}

	/** The host doesn't exist. */
	public static function failed(string $details): self {
		return new self('http_request_failed', $details);
	}

	public static function time_is_over(): self {
		return self::unchecked(__('Not checked: the time limit was reached.', 'pharos-seo'));
	}
}
