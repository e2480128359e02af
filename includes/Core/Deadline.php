<?php
/**
 * The time limit of a run.
 */

declare(strict_types=1);

namespace Pharos\Core;

final class Deadline {
	private readonly float $end;

	public function __construct(float $seconds) {
		$this->end = microtime(true) + $seconds;
	}

	/** Returns the remaining seconds; at least 0. */
	public function left(): float {
		return max(0.0, $this->end - microtime(true));
	}

	public function is_over(): bool {
		return $this->left() <= 0.0;
	}
}
