<?php
/**
 * Counts URL inspections, whose number Google limits per property.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

use DateTimeImmutable;
use DateTimeZone;
use Pharos\Core\AtomicOption;

final class Inspections {
	/** Limits of a property per day and per minute. */
	public const A_DAY = 2000;
	public const A_MINUTE = 600;

	/** Not autoloaded. Counted before the request, across all web servers. */
	private const OPTION = 'pharos_search_console_inspections';

	/** @return array{used: int, limit: int} Count of the day. */
	public static function used(string $property): array {
		return self::answer(self::today((array) get_option(self::OPTION), $property));
	}

	/**
	 * Counts an inspection, unless the limit is reached.
	 *
	 * @return array{used: int, limit: int}|null
	 */
	public static function take(string $property): ?array {
		$taken = null;
		AtomicOption::change(self::OPTION, static function (array $row) use (
			$property,
			&$taken,
		): ?array {
			$taken = null;
			$count = self::today($row, $property);
			if ($count['day'] >= self::A_DAY || $count['in_minute'] >= self::A_MINUTE) {
				return null;
			}
			$count['day']++;
			$count['in_minute']++;
			$taken = self::answer($count);
			return $count;
		});
		return $taken;
	}

	/**
	 * The counts of this property, day and minute.
	 *
	 * @return array{property: string, date: string, day: int, minute: int, in_minute: int}
	 */
	private static function today(array $row, string $property): array {
		// Google's days are in Pacific time.
		$now = new DateTimeImmutable('now', new DateTimeZone('America/Los_Angeles'));
		$date = $now->format('Y-m-d');
		$minute = intdiv($now->getTimestamp(), MINUTE_IN_SECONDS);
		$is_today = ($row['property'] ?? '') === $property && ($row['date'] ?? '') === $date;
		$is_now = $is_today && ($row['minute'] ?? 0) === $minute;
		return [
			'property' => $property,
			'date' => $date,
			'day' => $is_today ? (int) ($row['day'] ?? 0) : 0,
			'minute' => $minute,
			'in_minute' => $is_now ? (int) ($row['in_minute'] ?? 0) : 0,
		];
	}

	/** @return array{used: int, limit: int} */
	private static function answer(array $count): array {
		return ['used' => $count['day'], 'limit' => self::A_DAY];
	}
}
