<?php
/**
 * Undoes an entry of the history.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\History;

use Pharos\ObjectMeta\Fields;
use Pharos\ObjectSeo\Files\Target;
use Pharos\ObjectSeo\FieldLock;
use Pharos\ObjectSeo\FieldSanitizer;
use Pharos\ObjectSeo\ObjectMetaRepository;
use Pharos\ObjectSeo\Objects;
use Pharos\Settings\InvalidValue;
use Pharos\Settings\Merge;
use WP_Error;

/** Restores the values from before it, of all fields that have not been changed since and whose value is still possible. */
final class Undo {
	/**
	 * Restores some objects. To be called until none is left; it may be called again at any time, and in two windows.
	 *
	 * @return int The number of objects of this step; 0 if none is left.
	 * @throws NotAllowed If one of them isn't for this user. It is left to others, and so are those after it.
	 */
	public static function step(Changes $changes, int $limit): int {
		$rows = $changes->next($limit);
		self::load($rows);
		// Itself an entry of the history.
		$record = new Recording('undo', (string) $changes->entry, "undo-$changes->entry");
		foreach ($rows as $row) {
			if (!self::is_allowed($row)) {
				throw new NotAllowed();
			}
		}
		foreach ($rows as $row) {
			try {
				$note = $record->run(
					static fn(): string => $row['kind'] === RedirectChanges::KIND
						? RedirectChanges::restore($row)
						: self::restore($row),
				);
			} catch (InvalidValue $reason) {
				$note = $reason->getMessage();
			}
			$changes->restored($row['id'], $note);
		}
		return count($rows);
	}

	/**
	 * Finds what an undo would restore.
	 *
	 * @param int $limit The number of objects that are read at once.
	 * @return \Generator<int, array{kind: string, id: int, changes: array<string, array{old: mixed, new: mixed}>}> The values on the site, and from before the change.
	 */
	public static function preview(Changes $changes, int $limit): \Generator {
		for ($last = 0; ($rows = $changes->next($limit, $last)) !== []; $last = end($rows)['id']) {
			self::load($rows);
			foreach (array_filter($rows, self::is_allowed(...)) as $row) {
				try {
					$values =
						$row['kind'] === RedirectChanges::KIND
							? RedirectChanges::preview($row)
							: self::values($row);
				} catch (InvalidValue) {
					continue;
				}
				yield ['kind' => $row['kind'], 'id' => $row['object'], 'changes' => $values];
			}
		}
	}

	/** @return array<string, array{old: mixed, new: mixed}> See preview(). @throws InvalidValue See compare(). */
	private static function values(array $row): array {
		[, $stored, $old] = self::compare($row);
		$values = [];
		foreach ($old as $name => $value) {
			$values[$name] = ['old' => $stored[$name], 'new' => $value];
		}
		return $values;
	}

	/** Whether the user may undo a change; what is gone is skipped. */
	private static function is_allowed(array $row): bool {
		if ($row['kind'] === RedirectChanges::KIND) {
			return RedirectChanges::are_allowed();
		}
		$object = Objects::find($row['kind'], $row['object']);
		return $object === null || Target::is_allowed($object);
	}

	/** Why values were kept. @param list<string> $kept Names of fields. */
	public static function note(array $kept): string {
		return $kept === []
			? ''
			: sprintf(
				/* translators: %s: names of fields. */
				__('Changed since then, and kept: %s.', 'pharos-seo'),
				implode(', ', $kept),
			);
	}

	/** Reads the objects of rows at once. */
	public static function load(array $rows): void {
		foreach (['post', 'term', 'user'] as $kind) {
			$ids = array_column(
				array_filter($rows, static fn(array $row): bool => $row['kind'] === $kind),
				'object',
			);
			$ids === [] || Objects::load($kind, $ids);
		}
	}

	/**
	 * @return string Why values were kept; '' if all are restored.
	 * @throws InvalidValue If none can be.
	 * @throws NotAllowed   If they have fields that this user can't change.
	 */
	private static function restore(array $row): string {
		[$repository, $stored, $old, $kept] = self::compare($row);
		$notes = array_filter([self::note($kept)]);
		do {
			$written = $repository->write($old, array_intersect_key($stored, $old));
			$impossible = is_wp_error($written) ? self::impossible($written) : [];
			foreach ($impossible as $name => $why) {
				$notes[] = "$name: $why";
				$old = array_diff_key($old, array_flip(Fields::together($name)));
			}
		} while ($impossible !== []);
		return implode(' ', $notes);
	}

	/**
	 * The values that can't be stored again, such as the ID of a file that was deleted since. They don't prevent the others.
	 *
	 * @return array<string, string> Why, by field.
	 * @throws InvalidValue For other errors, of all values.
	 * @throws NotAllowed   See restore().
	 */
	private static function impossible(WP_Error $error): array {
		if ($error->get_error_code() !== FieldSanitizer::INVALID) {
			throw $error->get_error_code() === FieldLock::CODE
				? new NotAllowed()
				: new InvalidValue($error->get_error_message());
		}
		$reasons = [];
		foreach ($error->get_error_data()['errors'] as $path => $why) {
			$reasons[explode('.', $path)[0]] = $why;
		}
		return $reasons;
	}

	/**
	 * @return array{ObjectMetaRepository, array<string, mixed>, array<string, mixed>, list<string>} The fields of the object, their values, those to
	 *                                                                                              restore, and the names of those to keep.
	 * @throws InvalidValue If the object is gone, or isn’t for this user.
	 */
	private static function compare(array $row): array {
		$repository = new ObjectMetaRepository(Target::find($row['kind'], $row['object']));
		$stored = $repository->read();
		$old = [];
		$kept = [];
		foreach ($row['changes'] as $name => $change) {
			// Neither null nor a field of a taxonomy that no longer exists.
			if (!isset($stored[$name]) || Merge::same($stored[$name], $change['old'])) {
				continue;
			}
			if (Merge::same($stored[$name], $change['new'])) {
				$old[$name] = $change['old'];
			} else {
				$kept[] = $name;
			}
		}
		// An image’s URL and id are one value.
		foreach ($kept as $name) {
			$old = array_diff_key($old, array_flip(Fields::together($name)));
		}
		return [$repository, $stored, $old, $kept];
	}
}
