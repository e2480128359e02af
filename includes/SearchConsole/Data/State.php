<?php
/**
 * The state of the fetch.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Core\AtomicOption;

/**
 * An option that is not autoloaded, written by one job at a time and read by all requests.
 *
 * - `property`: property of the stored figures; `mode`: byProperty or byPage, how Google has aggregated the days;
 * - `last_day`: the last complete day; '' before the first fetch;
 * - `fetched`: time of the last finished fetch, as Unix time;
 * - `phase`: the next phase (see Phases), '' for none; `at`: the progress within it;
 * - `done`, `total`: in days of the property;
 * - `tries`: number of consecutive failures; `failed`: the code of the last failure, see SearchConsole\Reasons;
 * - `windows`: see Windows; `next`: the id of the next window;
 * - `queries`: the days of the queries;
 * - `asked`: the Pacific day on which Google was asked for the days last;
 * - `driven`: time of the last step that an open screen has begun, because WP-Cron doesn't run; 0 once it does;
 * - `earlier`: what Earlier has copied from other properties, by property.
 *
 * @phpstan-type Saved array{property: string, mode: string, last_day: string, fetched: int, phase: string, at: int, done: int,
 *               total: int, tries: int, failed: string, windows: array<string, array>, next: int, queries: array, asked: string,
 *               driven: int, earlier: array<string, array{start: string, end: string}>}
 */
final class State {
	/** That of the first property; see option(). */
	public const OPTION = 'pharos_search_data';

	private const NEW = [
		'property' => '',
		'mode' => '',
		'last_day' => '',
		'fetched' => 0,
		'phase' => '',
		'at' => 0,
		'done' => 0,
		'total' => 0,
		'tries' => 0,
		'failed' => '',
		'windows' => [],
		'next' => 1,
		'queries' => [],
		'asked' => '',
		'driven' => 0,
		'earlier' => [],
	];

	/** The option of a property, by its number; by default that of the selected one. */
	public static function option(?int $number = null): string {
		$number ??= Tables::number();
		return self::OPTION . ($number > 1 ? "_$number" : '');
	}

	/** @return Saved */
	public static function read(): array {
		$state = get_option(self::option());
		return is_array($state)
			? array_diff_key($state, ['revision' => '']) + self::NEW
			: self::NEW;
	}

	/** @return Saved Read from the database: another process may have changed it. */
	public static function now(): array {
		return AtomicOption::read(self::option()) + self::NEW;
	}

	/**
	 * @param \Closure(Saved): Saved $change Called again if another request has changed the state.
	 * @return Saved The new state.
	 */
	public static function change(\Closure $change): array {
		AtomicOption::change(
			self::option(),
			static fn(array $state): array => $change($state + self::NEW),
		);
		return self::read();
	}

	/** @param array<string, mixed> $values */
	public static function set(array $values): array {
		return self::change(static fn(array $state): array => $values + $state);
	}
}
