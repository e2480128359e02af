<?php
/**
 * One run of a kind at a time.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

/** What lies in the option of a kind's lock, see Kept::lock(); it is taken and given back together with what else changes then. */
final class Lock {
	/** Seconds. A run lasts 45 at most, see Run; who holds it for longer has died. */
	private const LEASE = 100;

	/** @return array{owner: string, until: int} */
	public static function taken(): array {
		return ['owner' => bin2hex(random_bytes(8)), 'until' => time() + self::LEASE];
	}

	/** Whether somebody is at work. */
	public static function is_held(?array $lock): bool {
		$left = (int) ($lock['until'] ?? 0) - time();
		// One beyond the lease comes of a clock that was set back.
		return $left > 0 && $left <= self::LEASE;
	}

	/** Whether it still is that of who has taken it. */
	public static function is_of(?array $lock, string $owner): bool {
		return ($lock['owner'] ?? '') === $owner;
	}
}
