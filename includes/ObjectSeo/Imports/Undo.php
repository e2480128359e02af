<?php
/**
 * Undoes an import.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\Imports;

use Pharos\ObjectMeta\Fields;
use Pharos\ObjectSeo\Files\Target;
use Pharos\ObjectSeo\ObjectMetaRepository;
use Pharos\ObjectSeo\Objects;
use Pharos\Settings\InvalidValue;
use Pharos\Settings\Merge;

/** Restores the values from before it, of all fields that have not been changed since. */
final class Undo {
	/**
	 * Restores some objects. To be called until none is left; it may be called again at any time, and in two windows.
	 *
	 * @return int The number of objects of this step; 0 if none is left.
	 */
	public static function step(Changes $changes, int $limit): int {
		$rows = $changes->next($limit);
		foreach (['post', 'term', 'user'] as $kind) {
			$ids = array_column(
				array_filter($rows, static fn(array $row): bool => $row['kind'] === $kind),
				'object',
			);
			$ids === [] || Objects::load($kind, $ids);
		}
		foreach ($rows as $row) {
			try {
				$note = self::restore($row);
			} catch (InvalidValue $reason) {
				$note = $reason->getMessage();
			}
			$changes->restored($row['id'], $note);
		}
		return count($rows);
	}

	/** @return string Why values were kept; '' if all are restored. @throws InvalidValue If none can be. */
	private static function restore(array $row): string {
		$object = Target::of($row['kind'], $row['object']);
		$repository = new ObjectMetaRepository($object);
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
		$written = $repository->write($old, array_intersect_key($stored, $old));
		if (is_wp_error($written)) {
			throw new InvalidValue($written->get_error_message());
		}
		return $kept === []
			? ''
			: sprintf(
				/* translators: %s: names of fields. */
				__('Changed since the import, and kept: %s.', 'pharos-seo'),
				implode(', ', $kept),
			);
	}
}
