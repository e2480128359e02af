<?php
/**
 * Allows one run of a kind at a time.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

/** The value of a lock option, see ReportStore::lock(); it is set and removed together with the other changes of the run. */
final class Lock {
	/** In seconds. A run takes 45 at most, see Run; afterwards the process that holds the lock is presumed dead. */
	private const LEASE = 100;

	/** @return array{owner: string, until: int} */
	public static function taken(): array {
		return ['owner' => bin2hex(random_bytes(8)), 'until' => time() + self::LEASE];
	}

	/** Whether a process holds the lock. */
	public static function is_held(?array $lock): bool {
		$left = (int) ($lock['until'] ?? 0) - time();
		// A time beyond the lease means that the clock was set back.
		return $left > 0 && $left <= self::LEASE;
	}

	/** Whether the lock still belongs to its owner. */
	public static function is_of(?array $lock, string $owner): bool {
		return ($lock['owner'] ?? '') === $owner;
	}
}
