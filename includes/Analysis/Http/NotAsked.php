<?php
/**
 * Why nobody was asked.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Http;

use Exception;

final class NotAsked extends Exception {
	private function __construct(
		/** As an Answer has it. */
		public readonly string $error,
		/** In words. */
		public readonly string $details,
	) {
		parent::__construct($details);
	}

	/** It is neither on this site nor public. */
	public static function refused(string $details): self {
		return new self('refused_address', $details);
	}

	/** It could be in order. */
	public static function unchecked(string $details): self {
		return new self('not_checked', $details);
	}

	/** There is nobody. */
	public static function failed(string $details): self {
		return new self('http_request_failed', $details);
	}

	public static function time_is_over(): self {
		return self::unchecked(__('There was no time left to check this.', 'pharos-seo'));
	}
}
