<?php
/**
 * A range of days, as Search Console counts them: in Pacific time, wherever the site is.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use DateTimeImmutable;
use DateTimeZone;

final class Window {
	/** Number of months that Search Console stores. */
	public const MONTHS = 16;

	/** Names of windows that end on the last complete day, with their number of days; null for MONTHS. */
	public const PERIODS = ['7' => 7, '28' => 28, '90' => 90, '16m' => null];

	/** Days until Google’s figures are complete, if it doesn’t report that. */
	private const LAG = 3;

	private const WEEKS_OF_YEAR = 52;

	private const ZONE = 'America/Los_Angeles';

	/**
	 * @param string $start YYYY-MM-DD.
	 * @param string $end   YYYY-MM-DD, inclusive.
	 */
	public function __construct(public readonly string $start, public readonly string $end) {}

	/** @param int|string $period One of PERIODS; PHP converts keys such as "28" to integers. */
	public static function of_period(int|string $period, string $end): self {
		$days = self::PERIODS[$period];
		return $days === null
			? new self(self::first_day($end), $end)
			: new self(self::shift($end, 1 - $days), $end);
	}

	/** The first day of the 16 months that end with a day. */
	public static function first_day(string $end): string {
		[$year, $month, $day] = array_map('intval', explode('-', $end));
		// The 31st of a month with 30 days would be in the next month.
		$first = new DateTimeImmutable(sprintf('%04d-%02d-01', $year, $month));
		$first = $first->modify('-' . self::MONTHS . ' months');
		$last = (int) $first->format('t');
		return self::shift($first->format('Y-m-') . sprintf('%02d', min($day, $last)), 1);
	}

	/** @param DateTimeImmutable|null $now For tests. */
	public static function today(?DateTimeImmutable $now = null): string {
		return ($now ?? new DateTimeImmutable())
			->setTimezone(new DateTimeZone(self::ZONE))
			->format('Y-m-d');
	}

	/** The first second of a day, as Unix time. */
	public static function begin(string $day): int {
		return (new DateTimeImmutable($day, new DateTimeZone(self::ZONE)))->getTimestamp();
	}

	/**
	 * The last day with complete figures. Not the last row: sites with little traffic have no row for most days.
	 *
	 * @param array<string, mixed> $metadata Metadata of Google’s response to a query by date with incomplete days; its spelling varies.
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

	/** Adds days. Calculated in UTC, because daylight saving time doesn't affect dates. */
	public static function shift(string $day, int $by): string {
		return gmdate('Y-m-d', (int) strtotime("$day UTC") + $by * 86400);
	}

	public function days(): int {
		return intdiv(strtotime("$this->end UTC") - strtotime("$this->start UTC"), 86400) + 1;
	}

	/** The preceding window of the same length. */
	public function before(): self {
		$end = self::shift($this->start, -1);
		return new self(self::shift($end, 1 - $this->days()), $end);
	}

	/** The same days of the week a year earlier: 52 weeks, since a Saturday compares badly with a Friday. */
	public function year_before(): self {
		return new self(
			self::shift($this->start, -self::WEEKS_OF_YEAR * 7),
			self::shift($this->end, -self::WEEKS_OF_YEAR * 7),
		);
	}

	/** @return list<string> All days of the window. */
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
