<?php
/**
 * A failed request to Google.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Google;

use RuntimeException;

final class Failure extends RuntimeException {
	/**
	 * @param string   $reason      One of the codes of SearchConsole\Reasons.
	 * @param int|null $retry_after Seconds until the next request is allowed, from Google's response.
	 */
	public function __construct(
		public readonly string $reason,
		public readonly ?int $retry_after = null,
	) {
		// Without Google's message: it may contain request data.
		parent::__construct($reason);
	}
}
