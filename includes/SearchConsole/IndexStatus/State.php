<?php
/**
 * The state of the checks.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\IndexStatus;

use Pharos\Core\AtomicOption;

/**
 * An option that isn't autoloaded.
 *
 * - `on`: whether a user has started the checks, and not paused them;
 * - `property`: the property of the list; `run`: time when the list of pages was begun last, as Unix time; `below`: the post id at which
 *   listing continues, 0 at the start, null when the list is complete;
 * - `failed`: code of the last failure, see SearchConsole\Reasons; `tries`: number of failures in a row;
 * - `next`: time of the next step; `waits`: why it isn't now: `quota`, `done`, or ''.
 *
 * @phpstan-type Saved array{on: bool, property: string, run: int, below: int|null, failed: string, tries: int, next: int, waits: string}
 */
final class State {
	public const OPTION = 'pharos_index_status';

	/** Values of the column `due` of pages that were never checked are smaller. */
	public const FIRST = 10;

	private const NEW = [
		'on' => false,
		'property' => '',
		'run' => 0,
		'below' => null,
		'failed' => '',
		'tries' => 0,
		'next' => 0,
		'waits' => '',
	];

	/** @return Saved Read from the database: another process may have changed it. */
	public static function read(): array {
		return AtomicOption::read(self::OPTION) + self::NEW;
	}

	/** @param array<string, mixed> $values @return Saved */
	public static function set(array $values): array {
		AtomicOption::change(
			self::OPTION,
			static fn(array $state): array => $values + $state + self::NEW,
		);
		return self::read();
	}
}
