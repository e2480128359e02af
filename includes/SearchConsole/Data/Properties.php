<?php
/**
 * The properties whose data are stored.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Core\AtomicOption;
use Pharos\Core\Lock;

/**
 * Each has tables and a state of its own, by its number (see Tables and State): selecting another property deletes nothing, and a process
 * that still works on the former one doesn't write into the tables of the new one.
 */
final class Properties {
	/** Not autoloaded: properties by number. Missing while there has been only one. */
	private const OPTION = 'pharos_search_properties';

	/** Seconds that a deletion waits for a step of the fetch. */
	private const PATIENCE = 3.0;

	/** @return array<int, string> Properties by number, as Search Console names them. */
	public static function all(): array {
		$known = self::known(AtomicOption::read(self::OPTION));
		ksort($known);
		return $known;
	}

	/** Reads and writes the data of a property from now on, in all processes. */
	public static function select(string $property): void {
		// Another process may have selected one since.
		wp_cache_delete('alloptions', 'options');
		$number = array_search($property, self::all(), true) ?: self::add($property);
		if ($number !== Tables::number()) {
			Tables::select($number);
		}
	}

	/** Deletes the data of a property, unless it is the selected one. */
	public static function forget(string $property): void {
		$number = array_search($property, self::all(), true);
		if ($number === false || $number === Tables::number()) {
			return;
		}
		AtomicOption::change(
			self::OPTION,
			static fn(array $stored): array => array_diff_key(self::known($stored), [
				$number => '',
			]),
		);
		self::drop($number);
	}

	/** Deletes the data of all properties. */
	public static function clear(): void {
		$numbers = [1, ...array_keys(self::all())];
		// A step that is at work ends when it sees that the state is gone.
		foreach ($numbers as $number) {
			AtomicOption::remove(State::option($number));
		}
		$lock = Lock::wait(Job::LOCK, Job::LOCK_SECONDS, self::PATIENCE);
		array_map(self::drop(...), $numbers);
		AtomicOption::remove(self::OPTION);
		$lock?->release();
	}

	private static function add(string $property): int {
		$number = 1;
		AtomicOption::change(self::OPTION, static function (array $stored) use (
			$property,
			&$number,
		): array {
			$known = self::known($stored);
			$number = array_search($property, $known, true) ?: max([0, ...array_keys($known)]) + 1;
			return [$number => $property] + $known;
		});
		// What a process has written that was at work while the data of this number were deleted.
		$number !== Tables::number() && self::drop($number);
		return $number;
	}

	private static function drop(int $number): void {
		AtomicOption::remove(State::option($number));
		Tables::drop($number);
	}

	/** @return array<int, string> */
	private static function known(array $stored): array {
		$first = AtomicOption::read(State::option(1))['property'] ?? '';
		return $stored ?: ($first === '' ? [] : [1 => $first]);
	}
}
