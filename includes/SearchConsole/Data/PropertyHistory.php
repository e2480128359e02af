<?php
/**
 * The history that a domain property takes over from a URL-prefix property of the same host.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Core\Deadline;
use Pharos\Core\Transaction;
use Pharos\SearchConsole\SuggestedProperty;

/**
 * Days before the first one that Google has of the domain property, if the figures of both properties fit: they are compared on days that
 * both have. A domain property is filtered by page (see PageFilter), so the figures of such a day are the sums of its pages.
 */
final class PropertyHistory {
	/** Number of days that are compared, the latest ones. */
	private const COMPARED = 90;

	/** Difference up to which figures fit: visits to http or www. count for a domain property only. */
	private const TOLERANCE = 0.05;

	/** Smaller differences don't matter. */
	private const FEW = 2;

	/** Copies the history of all other properties. Null when it is done. */
	public static function step(string $property, array $state, Deadline $deadline): ?int {
		if (!str_starts_with($property, 'sc-domain:')) {
			return null;
		}
		foreach (Properties::all() as $number => $other) {
			$is_related =
				$number !== Tables::number() &&
				!str_starts_with($other, 'sc-domain:') &&
				SuggestedProperty::is_related($other, home_url('/'));
			$copied = $state['earlier'][$other] ?? ($is_related ? self::judge($number) : null);
			if (
				$is_related &&
				$copied !== null &&
				!self::copy($number, $other, $copied, $deadline)
			) {
				return 1;
			}
		}
		return null;
	}

	/** @return array{start: string, end: string}|null Empty days if the figures don't fit; null if that is unknown. */
	private static function judge(int $number): ?array {
		global $wpdb;
		$first = self::first_day();
		$theirs = Tables::with($number, static fn() => [Tables::days(), Tables::page_days()]);
		$days = $wpdb->get_col(
			$wpdb->prepare(
				'SELECT d.date FROM %i d INNER JOIN %i o ON o.date = d.date WHERE d.pages_at > 0 AND o.pages_at > 0 AND o.impressions > 0 ORDER BY d.date DESC LIMIT %d',
				Tables::days(),
				$theirs[0],
				self::COMPARED,
			),
		);
		if ($first === '' || $days === []) {
			return null;
		}
		[$ours, $sum] = [self::sum(Tables::page_days(), $days), self::sum($theirs[1], $days)];
		$fits =
			self::is_close($ours->clicks, $sum->clicks) &&
			self::is_close($ours->impressions, $sum->impressions);
		return $fits
			? ['start' => $first, 'end' => Window::shift($first, -1)]
			: ['start' => '', 'end' => ''];
	}

	/** The first day with impressions; '' for none. */
	private static function first_day(): string {
		global $wpdb;
		return (string) $wpdb->get_var(
			$wpdb->prepare('SELECT MIN(date) FROM %i WHERE impressions > 0', Tables::days()),
		);
	}

	/** @param string[] $days */
	private static function sum(string $table, array $days): Figures {
		global $wpdb;
		$marks = implode(', ', array_fill(0, count($days), '%s'));
		return Figures::of_row(
			$wpdb->get_row(
				$wpdb->prepare(
					"SELECT SUM(clicks) AS clicks, SUM(impressions) AS impressions, SUM(weight) AS weight FROM %i WHERE date IN ($marks)",
					[$table, ...$days],
				),
			),
		);
	}

	private static function is_close(int $one, int $other): bool {
		return abs($one - $other) <= max(self::FEW, self::TOLERANCE * max($one, $other));
	}

	/**
	 * Copies days, the latest ones first.
	 *
	 * @param array{start: string, end: string} $copied The days copied so far.
	 * @return bool Whether all are copied.
	 */
	private static function copy(
		int $number,
		string $property,
		array $copied,
		Deadline $deadline,
	): bool {
		global $wpdb;
		[$days, $pages, $page_days] = Tables::with(
			$number,
			static fn() => [Tables::days(), Tables::pages(), Tables::page_days()],
		);
		do {
			$day = $wpdb->get_row(
				$wpdb->prepare(
					'SELECT date, clicks, impressions, weight, pages_at FROM %i WHERE date < %s ORDER BY date DESC LIMIT 1',
					$days,
					$copied['start'],
				),
			);
			if ($day !== null) {
				self::copy_day($day, $pages, $page_days);
				$copied['start'] = $day->date;
			}
			State::change(
				static fn(array $state): array => [
					'earlier' => [$property => $copied] + $state['earlier'],
				] + $state,
			);
		} while ($day !== null && !$deadline->is_over());
		return $day === null;
	}

	private static function copy_day(object $day, string $pages, string $page_days): void {
		global $wpdb;
		$sum =
			(int) $day->pages_at > 0 ? self::sum($page_days, [$day->date]) : Figures::of_row($day);
		Transaction::run(static function () use ($day, $sum, $pages, $page_days): void {
			global $wpdb;
			Transaction::write(
				$wpdb->prepare(
					'INSERT INTO %i (hash, url, title, words, post_id, state, checked) SELECT p.hash, p.url, p.title, p.words, p.post_id, p.state, p.checked FROM %i d INNER JOIN %i p ON p.id = d.page_id LEFT JOIN %i o ON o.hash = p.hash WHERE d.date = %s AND o.id IS NULL',
					Tables::pages(),
					$page_days,
					$pages,
					Tables::pages(),
					$day->date,
				),
			);
			Transaction::write(
				$wpdb->prepare('DELETE FROM %i WHERE date = %s', Tables::page_days(), $day->date),
			);
			Transaction::write(
				$wpdb->prepare(
					'INSERT INTO %i (date, page_id, clicks, impressions, weight) SELECT d.date, o.id, d.clicks, d.impressions, d.weight FROM %i d INNER JOIN %i p ON p.id = d.page_id INNER JOIN %i o ON o.hash = p.hash WHERE d.date = %s',
					Tables::page_days(),
					$page_days,
					$pages,
					Tables::pages(),
					$day->date,
				),
			);
			Transaction::write(
				$wpdb->prepare('DELETE FROM %i WHERE date = %s', Tables::days(), $day->date),
			);
			Transaction::write(
				$wpdb->prepare(
					'INSERT INTO %i (date, clicks, impressions, weight, pages_at) VALUES (%s, %d, %d, %d, %d)',
					Tables::days(),
					$day->date,
					$sum->clicks,
					$sum->impressions,
					$sum->weight,
					(int) $day->pages_at > 0 ? time() : 0,
				),
			);
		});
	}
}
