<?php
/**
 * A lock across all processes and web servers of a site.
 */

declare(strict_types=1);

namespace Pharos\Core;

/**
 * The value of an option: who holds the lock, and until when. After that time the holder is presumed dead, so it has to be longer than the
 * holder's longest pause between two calls of renew().
 */
final class Lock {
	private function __construct(
		private readonly string $option,
		private readonly int $seconds,
		private readonly string $owner,
	) {}

	/**
	 * Takes the lock, unless another process holds it.
	 *
	 * @param string $option        Name of the lock's option.
	 * @param int    $seconds       Time limit.
	 * @param bool   $was_abandoned Set to true if the last holder hasn't released the lock.
	 * @return self|null Null if another process holds it.
	 * @throws \RuntimeException If the database query fails.
	 */
	public static function take(string $option, int $seconds, bool &$was_abandoned = false): ?self {
		$value = self::value($seconds);
		$is_taken = AtomicOption::change($option, static function (array $stored) use (
			$value,
			$seconds,
			&$was_abandoned,
		): ?array {
			$was_abandoned = $stored !== [];
			return self::is_held($stored, $seconds) ? null : $value;
		});
		return $is_taken ? new self($option, $seconds, $value['owner']) : null;
	}

	/**
	 * Waits until no other process holds the lock.
	 *
	 * @param string $option   See take().
	 * @param int    $seconds  See take().
	 * @param float  $patience Maximum seconds to wait.
	 * @return self|null Null if another process holds it all the time.
	 * @throws \RuntimeException If the database query fails.
	 */
	public static function wait(string $option, int $seconds, float $patience): ?self {
		$end = microtime(true) + $patience;
		while (($lock = self::take($option, $seconds)) === null && microtime(true) < $end) {
			usleep(50_000);
		}
		return $lock;
	}

	/** Extends the time limit, unless another process has taken over the lock. */
	public function renew(): void {
		$value = ['owner' => $this->owner] + self::value($this->seconds);
		$this->change(static fn(): array => $value);
	}

	/** Releases the lock, unless another process has taken it over. */
	public function release(): void {
		$this->change(static fn(): array => []);
	}

	/**
	 * The value of a lock that is stored together with other changes.
	 *
	 * @param int $seconds Time limit.
	 * @return array{owner: string, until: int}
	 */
	public static function value(int $seconds): array {
		return ['owner' => bin2hex(random_bytes(8)), 'until' => time() + $seconds];
	}

	/**
	 * Whether a process holds the lock.
	 *
	 * @param array|null $value   The stored value.
	 * @param int        $seconds Time limit.
	 */
	public static function is_held(?array $value, int $seconds): bool {
		$left = (int) ($value['until'] ?? 0) - time();
		// A time beyond the limit means that the clock was set back.
		return $left > 0 && $left <= $seconds;
	}

	/** Whether the lock still belongs to its owner. @param array|null $value The stored value. */
	public static function is_owner(?array $value, string $owner): bool {
		return ($value['owner'] ?? '') === $owner;
	}

	/** @param \Closure(): array $to */
	private function change(\Closure $to): void {
		AtomicOption::change(
			$this->option,
			fn(array $stored): ?array => self::is_owner($stored, $this->owner) ? $to() : null,
		);
	}
}
