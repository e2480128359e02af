<?php
/**
 * Clicks, impressions and position, with addition and comparison.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

final class Figures {
	/**
	 * @param int $weight Ten times the sum of the positions of all impressions. Sums of integers are exact; the mean of daily means would
	 *         be wrong, because days differ in impressions.
	 */
	public function __construct(
		public readonly int $clicks = 0,
		public readonly int $impressions = 0,
		public readonly int $weight = 0,
	) {}

	/** @param array<string, mixed> $row A row of Google’s response. */
	public static function of_google(array $row): self {
		$impressions = self::whole($row['impressions'] ?? 0);
		return new self(
			min(self::whole($row['clicks'] ?? 0), $impressions),
			$impressions,
			self::whole(self::number($row['position'] ?? 0) * $impressions * 10),
		);
	}

	/** @param object|null $row A database row with sums; null for none. */
	public static function of_row(?object $row): self {
		return new self(
			(int) ($row->clicks ?? 0),
			(int) ($row->impressions ?? 0),
			(int) ($row->weight ?? 0),
		);
	}

	public function plus(self $other): self {
		return new self(
			$this->clicks + $other->clicks,
			$this->impressions + $other->impressions,
			$this->weight + $other->weight,
		);
	}

	/** The mean position of all impressions; null without impressions, or if Google reports none (Discover). */
	public function position(): ?float {
		return $this->impressions === 0 || $this->weight === 0
			? null
			: $this->weight / 10 / $this->impressions;
	}

	/** Clicks per impression; null without impressions. */
	public function ctr(): ?float {
		return $this->impressions === 0 ? null : $this->clicks / $this->impressions;
	}

	/** @return array{clicks: int, impressions: int, position: float|null} */
	public function data(): array {
		$position = $this->position();
		return [
			'clicks' => $this->clicks,
			'impressions' => $this->impressions,
			'position' => $position === null ? null : round($position, 6),
		];
	}

	/** Change in percent, with one decimal; null if the previous value is 0. */
	public static function percentage(int $current, int $previous): ?float {
		// Adding 0.0 converts "-0" to 0.
		return $previous === 0 ? null : round((($current - $previous) / $previous) * 100, 1) + 0.0;
	}

	/** Improvement of the position; null if either is unknown. */
	public static function change(?float $current, ?float $previous): ?float {
		return $current === null || $previous === null
			? null
			: round($previous - $current, 1) + 0.0;
	}

	/** Difference of the CTR in percentage points, with two decimals; null if either is unknown. */
	public function ctr_change(self $before): ?float {
		[$now, $then] = [$this->ctr(), $before->ctr()];
		return $now === null || $then === null ? null : round(($now - $then) * 100, 2) + 0.0;
	}

	/** @return array{clicks: float|null, impressions: float|null, position: float|null} */
	public function changes(self $before): array {
		return [
			'clicks' => self::percentage($this->clicks, $before->clicks),
			'impressions' => self::percentage($this->impressions, $before->impressions),
			'position' => self::change($this->position(), $before->position()),
		];
	}

	private static function whole(mixed $number): int {
		return (int) round(max(0.0, self::number($number)));
	}

	private static function number(mixed $number): float {
		return is_int($number) || is_float($number) ? min((float) $number, 1e15) : 0.0;
	}
}
