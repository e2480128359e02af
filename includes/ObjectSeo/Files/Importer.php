<?php
/**
 * Imports rows of a file, or tells what they would change.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\Files;

use Pharos\ObjectSeo\History\Recording;
use Pharos\ObjectSeo\ObjectMetaRepository;
use Pharos\ObjectSeo\Objects;
use Pharos\Settings\InvalidValue;
use WP_Post;
use WP_Term;
use WP_User;

/**
 * A part of a file at a time. A part whose answer got lost can be sent again: what it has changed is recorded with the import, and told
 * again.
 */
final class Importer {
	/** Outcomes of a row. */
	public const CHANGED = 'changed';
	public const UNCHANGED = 'unchanged';
	public const CONFLICT = 'conflict';
	public const REFUSED = 'refused';

	/**
	 * @param Recording|null $record    Of the import; null for a dry run.
	 * @param bool           $overwrite See RowChange::from_row().
	 */
	public function __construct(
		private readonly ?Recording $record,
		private readonly bool $overwrite,
	) {}

	/**
	 * @param array<int, array|InvalidValue> $rows See FieldFile::read().
	 * @return array<int, array{
	 *     status: 'changed'|'unchanged'|'conflict'|'refused', object: WP_Post|WP_Term|WP_User|null,
	 *     changes: array<string, array{old: mixed, new: mixed}>, message: string
	 * }> With the same keys; `changes` of a conflict are those that are in conflict.
	 * @throws \RuntimeException If the changes can’t be recorded. Nothing is written.
	 */
	public function run(array $rows): array {
		self::load($rows);
		$planned = array_map($this->plan(...), $rows);
		$has_changes = static fn(RowChange|string $row): bool => !is_string($row) &&
			$row->changes !== [];
		if (array_filter($planned, $has_changes) !== []) {
			$this->record?->changes();
		}
		$done =
			$this->record?->of_objects(array_column(array_filter($rows, is_array(...)), 'id')) ??
			[];
		$outcomes = [];
		foreach ($planned as $number => $change) {
			if (is_string($change)) {
				$outcomes[$number] = self::outcome(self::REFUSED, message: $change);
			} elseif ($change->conflicts !== []) {
				$outcomes[$number] = self::outcome(
					self::CONFLICT,
					$change->object,
					$change->conflicts,
				);
			} elseif ($change->changes === []) {
				$before = $done["$change->kind $change->id"] ?? [];
				$outcomes[$number] = self::outcome(
					$before === [] ? self::UNCHANGED : self::CHANGED,
					$change->object,
					$before,
				);
			} else {
				$outcomes[$number] = $this->write($change);
			}
		}
		return $outcomes;
	}

	/** @return RowChange|string Why the row can’t be imported. */
	private function plan(array|InvalidValue $row): RowChange|string {
		try {
			return $row instanceof InvalidValue
				? $row->getMessage()
				: RowChange::from_row($row, $this->overwrite);
		} catch (InvalidValue $reason) {
			return $reason->getMessage();
		}
	}

	private function write(RowChange $change): array {
		$written = $this->record?->run($change->write(...)) ?? true;
		if ($written === true) {
			return self::outcome(self::CHANGED, $change->object, $change->changes);
		}
		return $written->get_error_code() === ObjectMetaRepository::CONFLICT
			? self::outcome(self::CONFLICT, $change->object, $change->changes)
			: self::outcome(self::REFUSED, $change->object, message: $written->get_error_message());
	}

	private static function outcome(
		string $status,
		WP_Post|WP_Term|WP_User|null $object = null,
		array $changes = [],
		string $message = '',
	): array {
		return compact('status', 'object', 'changes', 'message');
	}

	/** Loads the objects of the rows, in a number of queries that doesn’t depend on how many there are. */
	private static function load(array $rows): void {
		$ids = [];
		foreach ($rows as $row) {
			if (is_array($row)) {
				$ids[$row['kind']][] = $row['id'];
			}
		}
		foreach ($ids as $kind => $some) {
			Objects::load($kind, $some);
		}
	}
}
