<?php
/**
 * Lock for the steps of the fetch, across all web servers.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Core\AtomicOption;

final class Lock {
	/**
	 * Timeout in seconds: afterwards a step is presumed dead. Longer than the maximum duration of a request to Google and of the slowest
	 * query.
	 */
	public const SECONDS = 120;

	private const OPTION = 'pharos_search_data_lock';

	private function __construct(private readonly string $owner, private readonly string $option) {}

	/** Null if another process holds the lock. @param string $option The lock: other work than the fetch has another one. */
	public static function take(string $option = self::OPTION): ?self {
		$owner = bin2hex(random_bytes(8));
		$is_taken = AtomicOption::change($option, static function (array $lock) use (
			$owner,
		): ?array {
			$left = (int) ($lock['until'] ?? 0) - time();
			// A longer lock means that the clock was set back.
			return $left > 0 && $left <= self::SECONDS
				? null
				: ['owner' => $owner, 'until' => time() + self::SECONDS];
		});
		return $is_taken ? new self($owner, $option) : null;
	}

	/** Waits until no other process holds the lock. Null if one does all the time. */
	public static function wait(float $seconds): ?self {
		$end = microtime(true) + $seconds;
		while (($lock = self::take()) === null && microtime(true) < $end) {
			usleep(50_000);
		}
		return $lock;
	}

	/** Renews the lock. */
	public function hold(): void {
		$this->change(fn(): array => ['owner' => $this->owner, 'until' => time() + self::SECONDS]);
	}

	public function give_back(): void {
		$this->change(static fn(): array => []);
	}

	/** @param \Closure(): array $to */
	private function change(\Closure $to): void {
		// Another process may have taken over the lock.
		AtomicOption::change(
			$this->option,
			fn(array $lock): ?array => ($lock['owner'] ?? '') === $this->owner ? $to() : null,
		);
	}
}
