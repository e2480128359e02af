<?php
/**
 * Why Google could not be asked, or refused.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Google;

use RuntimeException;

final class Failure extends RuntimeException {
	/**
	 * @param string   $reason      One of the codes of SearchConsole\Reasons.
	 * @param int|null $retry_after Seconds until Google may be asked again, as it says.
	 */
	public function __construct(
		public readonly string $reason,
		public readonly ?int $retry_after = null,
	) {
		// What Google says stays out: it may repeat what was sent.
		parent::__construct($reason);
	}
}
