<?php
/**
 * A request and its result.
 */

declare(strict_types=1);

namespace Pharos\Http;

final class Step {
	public ?Response $answer = null;

	/** Duration in seconds. */
	public float $took = 0.0;

	/** Whether the server accepted the connection but didn't respond. */
	public bool $is_unanswered = false;

	/**
	 * @param int   $most    Maximum number of bytes of the body.
	 * @param float $seconds Time limit.
	 * @param bool  $is_strict Whether to verify the certificate on this site too, and to report it.
	 */
	public function __construct(
		public readonly Target $target,
		public readonly string $method,
		public readonly int $most,
		public readonly float $seconds,
		public readonly bool $is_own,
		public readonly bool $is_strict = false,
	) {}

	public function fail(Refusal $reason): void {
		$this->answer = new Response(
			$this->target->url,
			error: $reason->error,
			details: $reason->details,
		);
	}
}
