<?php
/**
 * A range of days, as Search Console counts them: in the time of California, wherever the site is.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use DateTimeImmutable;
use DateTimeZone;

final class Window {
	/** Search Console keeps so many months. */
	public const MONTHS = 16;

	/** Names of windows that end on the last complete day; their days, or null for MONTHS. */
	public const PERIODS = ['7' => 7, '28' => 28, '90' => 90, '16m' => null];

	/** Days until Google’s figures are complete, where it doesn’t say. */
	private const LAG = 3;

	private const ZONE = 'America/Los_Angeles';

	/**
	 * @param string $start YYYY-MM-DD.
	 * @param string $end   The same; belongs to it.
	 */
	public function __construct(public readonly string $start, public readonly string $end) {}

	/** @param int|string $period One of PERIODS; PHP makes numbers of keys such as "28". */
	public static function of_period(int|string $period, string $end): self {
		$days = self::PERIODS[$period];
		return $days === null
			? new self(self::first_day($end), $end)
			: new self(self::shift($end, 1 - $days), $end);
	}

	/** The first of the days of 16 months that end with a day. */
	public static function first_day(string $end): string {
		[$year, $month, $day] = array_map('intval', explode('-', $end));
		// The 31st of a month of 30 days would be in the next one.
		$first = new DateTimeImmutable(sprintf('%04d-%02d-01', $year, $month));
		$first = $first->modify('-' . self::MONTHS . ' months');
		$last = (int) $first->format('t');
		return self::shift($first->format('Y-m-') . sprintf('%02d', min($day, $last)), 1);
	}

	/** @param DateTimeImmutable|null $now Tests have one of their own. */
	public static function today(?DateTimeImmutable $now = null): string {
		return ($now ?? new DateTimeImmutable())
			->setTimezone(new DateTimeZone(self::ZONE))
			->format('Y-m-d');
	}

	/**
	 * The last day with complete figures. Not the last one that has any: quiet sites have no row for most days.
	 *
	 * @param array<string, mixed> $metadata Of Google’s answer to a question by date with incomplete days; its spelling varies.
	 */
	public static function last_complete_day(array $metadata, string $today): string {
		$first = $metadata['firstIncompleteDate'] ?? ($metadata['first_incomplete_date'] ?? null);
		$day =
			is_string($first) && self::is_day($first)
				? self::shift($first, -1)
				: self::shift($today, -self::LAG);
		return min($day, $today);
	}

	public static function is_day(string $text): bool {
		return preg_match('/^(\d{4})-(\d\d)-(\d\d)$/', $text, $parts) === 1 &&
			checkdate((int) $parts[2], (int) $parts[3], (int) $parts[1]);
	}

	/** Dates have no time and no zone here: nothing moves where clocks are changed. */
	public static function shift(string $day, int $by): string {
		return gmdate('Y-m-d', (int) strtotime("$day UTC") + $by * 86400);
	}

	public function days(): int {
		return intdiv(strtotime("$this->end UTC") - strtotime("$this->start UTC"), 86400) + 1;
	}

	/** The equally long one before. */
	public function before(): self {
		$end = self::shift($this->start, -1);
		return new self(self::shift($end, 1 - $this->days()), $end);
	}

	/** @return list<string> Each of its days. */
	public function dates(): array {
		$dates = [];
		for ($day = $this->start; $day <= $this->end; $day = self::shift($day, 1)) {
			$dates[] = $day;
		}
		return $dates;
	}

	/** @return array{start: string, end: string} */
	public function data(): array {
		return ['start' => $this->start, 'end' => $this->end];
	}
}
