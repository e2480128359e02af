<?php
/**
 * One request and what came of it.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Http;

final class Step {
	public ?Answer $answer = null;

	/** Seconds. */
	public float $took = 0.0;

	/** Whether there is a server, but no answer of it. */
	public bool $is_unanswered = false;

	/**
	 * @param int   $most    Bytes of the body that are read.
	 * @param float $seconds That it may take.
	 * @param bool  $is_strict Its certificate has to be good on this site, too, and is told about.
	 */
	public function __construct(
		public readonly Target $target,
		public readonly string $method,
		public readonly int $most,
		public readonly float $seconds,
		public readonly bool $is_own,
		public readonly bool $is_strict = false,
	) {}

	public function fail(NotAsked $reason): void {
		$this->answer = new Answer(
			$this->target->url,
			error: $reason->error,
			details: $reason->details,
		);
	}
}
