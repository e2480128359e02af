<?php
/**
 * One step of the fetch at a time, on however many web servers.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\SearchConsole\Row;

final class Lock {
	/** After so many seconds without a sign of life, a step has died. Longer than Google and the slowest query may take. */
	public const SECONDS = 120;

	private const OPTION = 'pharos_search_data_lock';

	private function __construct(private readonly string $owner) {}

	/** Null while somebody else is at work. */
	public static function take(): ?self {
		$owner = bin2hex(random_bytes(8));
		$is_taken = Row::change(self::OPTION, static function (array $lock) use ($owner): ?array {
			$left = (int) ($lock['until'] ?? 0) - time();
			// One beyond comes of a clock that was set back.
			return $left > 0 && $left <= self::SECONDS
				? null
				: ['owner' => $owner, 'until' => time() + self::SECONDS];
		});
		return $is_taken ? new self($owner) : null;
	}

	/** Gives a sign of life. */
	public function hold(): void {
		$this->change(fn(): array => ['owner' => $this->owner, 'until' => time() + self::SECONDS]);
	}

	public function give_back(): void {
		$this->change(static fn(): array => []);
	}

	/** @param \Closure(): array $to */
	private function change(\Closure $to): void {
		// Somebody else may have taken it for dead.
		Row::change(
			self::OPTION,
			fn(array $lock): ?array => ($lock['owner'] ?? '') === $this->owner ? $to() : null,
		);
	}
}
