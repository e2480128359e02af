<?php
/**
 * Sums of each page in a window and in the one before: calculated once, so that lists can be sorted by an index.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Core\Deadline;
use Pharos\Core\Transaction;

/**
 * Listed in State::$windows by name: `id` in the table, `start`, `end`, `count` of pages; permanent ones also `days`, the number of days
 * whose pages were fetched; `built`, the time when the calculation began; and `compares`, whether they have sums of the previous window,
 * or of another one that begins on the day `before`.
 * Lists show the previous calculation until the new one, which has NEW appended to its name, is complete.
 */
final class Windows {
	/** Permanent windows: no request adds them up. */
	private const STANDING = ['90', '28', '7', '16m'];

	private const NEW = ' new';

	/** Maximum number of windows with custom dates, which are kept until the next fetch. */
	private const OTHERS = 3;

	/** @return array{id: int, start: string, end: string, count: int}|null Null before the first fetch. */
	public static function standing(string $name): ?array {
		return State::read()['windows'][$name] ?? null;
	}

	/** Whether a permanent window is complete: ends on the last day, with this number of fetched days. */
	public static function is_of(string $name, string $last_day, int $days): bool {
		$stored = self::standing($name);
		return $stored !== null && $stored['end'] === $last_day && ($stored['days'] ?? 0) === $days;
	}

	/**
	 * A window of any days; calculated now unless it exists.
	 *
	 * @param Window|null $before The window to compare with; the previous one by default.
	 * @return array{id: int, start: string, end: string, count: int}
	 */
	public static function need(Window $window, ?Window $before = null): array {
		$before ??= $window->before();
		foreach (State::read()['windows'] as $name => $stored) {
			$is_complete = !str_ends_with((string) $name, self::NEW);
			if (
				$is_complete &&
				$stored['start'] === $window->start &&
				$stored['end'] === $window->end &&
				($stored['before'] ?? $window->before()->start) === $before->start
			) {
				return $stored;
			}
		}
		$id = self::next_id();
		$compares = Days::cover($before);
		$count = Sums::fill($id, $window, $compares ? $before : null, null, 0, null)[1];
		$stored =
			[
				'id' => $id,
				'count' => $count,
				'compares' => $compares,
				'before' => $before->start,
			] + $window->data();
		$dropped = [];
		State::change(static function (array $state) use ($stored, &$dropped): array {
			$others = array_diff_key($state['windows'], array_flip(self::STANDING));
			$dropped = array_slice($others, 0, max(0, count($others) + 1 - self::OTHERS), true);
			$state['windows'] = array_diff_key($state['windows'], $dropped);
			$state['windows']["{$stored['start']} {$stored['end']} {$stored['before']}"] = $stored;
			return $state;
		});
		array_map(self::forget(...), array_column($dropped, 'id'));
		return $stored;
	}

	/**
	 * Continues building a standing window.
	 *
	 * @param int $at The last processed page; 0 to start.
	 * @return int|null The last processed page; null if the window is complete, and shown from now on.
	 */
	public static function build(
		string $name,
		string $last_day,
		int $at,
		Deadline $deadline,
	): ?int {
		$window = Window::of_period($name, $last_day);
		$new = $at === 0 ? null : State::read()['windows'][$name . self::NEW] ?? null;
		if ($new === null) {
			$at = 0;
			$new =
				[
					'id' => self::next_id(),
					'count' => 0,
					'days' => Days::with_pages(),
					'built' => time(),
					// Comparing with a part of the window would be misleading.
					'compares' => Days::cover($window->before()),
				] + $window->data();
		}
		[$next, $count] = Sums::fill(
			$new['id'],
			$window,
			$new['compares'] ? $window->before() : null,
			IncrementalTotals::create(self::standing($name), $window, $new['compares']),
			$at,
			$deadline,
		);
		$new['count'] += $count;
		$old = null;
		State::change(static function (array $state) use ($name, $new, $next, &$old): array {
			$old = $state['windows'][$name] ?? null;
			unset($state['windows'][$name . self::NEW]);
			$state['windows'][$next === null ? $name : $name . self::NEW] = $new;
			return $state;
		});
		if ($next === null && $old !== null) {
			self::forget($old['id']);
		}
		return $next;
	}

	/** Deletes windows with custom dates, which have outdated figures, and incomplete ones of aborted requests. */
	public static function forget_others(): void {
		global $wpdb;
		$dropped = [];
		$state = State::change(static function (array $state) use (&$dropped): array {
			$standing = array_intersect_key($state['windows'], array_flip(self::STANDING));
			$dropped = array_diff_key($state['windows'], $standing);
			return ['windows' => $standing] + $state;
		});
		array_map(self::forget(...), array_column($dropped, 'id'));
		$ids = array_column($state['windows'], 'id');
		if ($ids !== []) {
			Transaction::write(
				$wpdb->prepare('DELETE FROM %i WHERE window_id < %d', Tables::totals(), min($ids)),
			);
		}
	}

	/** Reevaluates the rules for pages in all windows after their SEO state has changed. @param list<int> $pages */
	public static function judge_again(array $pages): void {
		global $wpdb;
		if ($pages === []) {
			return;
		}
		$marks = implode(', ', array_map('intval', $pages));
		$windows = array_map('intval', array_column(State::read()['windows'], 'id')) ?: [0];
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				'SELECT t.*, p.state FROM %i t INNER JOIN %i p ON p.id = t.page_id WHERE t.window_id IN (' .
					implode(', ', $windows) .
					") AND t.page_id IN ($marks)",
				Tables::totals(),
				Tables::pages(),
			),
		);
		$competing = Rules::flag('competing_pages');
		foreach ($rows as $row) {
			$flags = Rules::flags(
				Figures::of_row($row),
				new Figures(
					(int) $row->before_clicks,
					(int) $row->before_impressions,
					(int) $row->before_weight,
				),
				(int) $row->state,
				((int) $row->flags & $competing) > 0,
			);
			if ($flags !== (int) $row->flags) {
				$wpdb->query(
					$wpdb->prepare(
						'UPDATE %i SET flags = %d WHERE window_id = %d AND page_id = %d',
						Tables::totals(),
						$flags,
						$row->window_id,
						$row->page_id,
					),
				);
			}
		}
	}

	private static function forget(int $id): void {
		global $wpdb;
		$wpdb->query($wpdb->prepare('DELETE FROM %i WHERE window_id = %d', Tables::totals(), $id));
	}

	private static function next_id(): int {
		$id = 0;
		State::change(static function (array $state) use (&$id): array {
			$id = $state['next'];
			return ['next' => $id + 1] + $state;
		});
		return $id;
	}
}
