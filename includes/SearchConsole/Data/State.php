<?php
/**
 * What has been fetched, and how far the fetch has come.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\SearchConsole\Row;

/**
 * An option that is not autoloaded, written by one job at a time and read by all requests.
 *
 * - `property`: whose figures they hold; `mode`: byProperty or byPage, how Google has counted the days;
 * - `last_day`: the last complete day; '' before the first fetch;
 * - `fetched`: when a fetch was finished last, in Unix time;
 * - `phase`: what is to be done next (Job::PHASES), '' while nothing is; `at`: how far that has come;
 * - `done`, `total`: in days of the property;
 * - `tries`: how often in a row it has failed; `failed`: the code of the last failure, see SearchConsole\Reasons;
 * - `windows`: see Windows; `next`: the id of the next of them;
 * - `queries`: the days of the queries.
 *
 * @phpstan-type Saved array{property: string, mode: string, last_day: string, fetched: int, phase: string, at: int, done: int,
 *               total: int, tries: int, failed: string, windows: array<string, array>, next: int, queries: array}
 */
final class State {
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
	];

	/** @return Saved */
	public static function read(): array {
		$state = get_option(self::OPTION);
		return is_array($state)
			? array_diff_key($state, ['revision' => '']) + self::NEW
			: self::NEW;
	}

	/** @return Saved As it is now: another process may have written it since this one has read it. */
	public static function now(): array {
		return Row::read(self::OPTION) + self::NEW;
	}

	/**
	 * @param \Closure(Saved): Saved $change Called again when another request was quicker.
	 * @return Saved What is there now.
	 */
	public static function change(\Closure $change): array {
		Row::change(self::OPTION, static fn(array $state): array => $change($state + self::NEW));
		return self::read();
	}

	/** @param array<string, mixed> $values */
	public static function set(array $values): array {
		return self::change(static fn(array $state): array => $values + $state);
	}
}
