<?php
/**
 * What a row of a file changes.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\Files;

use Pharos\ObjectMeta\Fields;
use Pharos\ObjectSeo\ImageIds;
use Pharos\ObjectSeo\ObjectMetaRepository;
use Pharos\Settings\InvalidValue;
use Pharos\Settings\Merge;
use WP_Error;
use WP_Post;
use WP_Term;
use WP_User;

/** All fields of a row are changed or, if one of them is invalid or in conflict, none. */
final class RowChange {
	/**
	 * @param array<string, array{old: mixed, new: mixed}> $changes   By field.
	 * @param array<string, array{old: mixed, new: mixed}> $conflicts By field, `old` is the value on the site: fields that were changed there
	 *        since the export, to something else than in the row.
	 */
	private function __construct(
		public readonly string $kind,
		public readonly int $id,
		public readonly WP_Post|WP_Term|WP_User $object,
		public readonly array $changes,
		public readonly array $conflicts = [],
	) {}

	/**
	 * @param array $row       See RowReader::row().
	 * @param bool  $overwrite Whether the row replaces what was changed since the export.
	 * @throws InvalidValue If the object can’t be changed like that.
	 */
	public static function from_row(array $row, bool $overwrite): self {
		$object = Target::find($row['kind'], $row['id']);
		$repository = new ObjectMetaRepository($object);
		$stored = $repository->read();
		$fields = Fields::for_object($object);
		[$changes, $since] = self::edited($row, $stored, $fields);
		$conflicts = $overwrite ? [] : self::pairs($since, $stored, $changes);
		if ($conflicts !== []) {
			return new self($row['kind'], $row['id'], $object, [], $conflicts);
		}
		$changes = self::with_image_ids($changes, $stored);
		$base = $overwrite ? [] : $row['base'];
		$new = $repository->locked($changes, $base) ?? $repository->check($changes, $base);
		if (is_wp_error($new)) {
			$found = $new->get_error_data()['conflicts'] ?? [];
			return $new->get_error_code() === ObjectMetaRepository::CONFLICT
				? new self(
					$row['kind'],
					$row['id'],
					$object,
					[],
					self::pairs(array_keys($found), $stored, $changes),
				)
				: throw new InvalidValue($new->get_error_message());
		}
		$changed = array_filter(
			$new,
			static fn(mixed $value, string $name): bool => !Merge::same($value, $stored[$name]),
			ARRAY_FILTER_USE_BOTH,
		);
		return new self(
			$row['kind'],
			$row['id'],
			$object,
			self::pairs(array_keys($changed), $stored, $changed),
		);
	}

	/**
	 * Stores the changes, unless another request has changed the fields since from_row().
	 *
	 * @return true|WP_Error
	 */
	public function write(): bool|WP_Error {
		return (new ObjectMetaRepository($this->object))->write(
			array_map(static fn(array $change): mixed => $change['new'], $this->changes),
			array_map(static fn(array $change): mixed => $change['old'], $this->changes),
		);
	}

	/**
	 * The cells that a person has edited.
	 *
	 * @return array{array<string, mixed>, list<string>} Their values by field, and the fields that were changed on the site, too.
	 */
	private static function edited(array $row, array $stored, array $fields): array {
		$changes = [];
		$since = [];
		foreach ($row['changes'] as $name => $value) {
			// Files have cells for fields of other types, too.
			if (!isset($fields[$name])) {
				if (!in_array($value, ['', null], true)) {
					$changes[$name] = $value;
				}
				continue;
			}
			$cell = is_scalar($value) ? (string) $value : Cell::plain($value, $fields[$name]);
			if ($row['hashes'] !== null && in_array($name, Columns::EXPORTED, true)) {
				$exported = $row['hashes'][$name] ?? '';
				$now = Cell::plain($stored[$name], $fields[$name]);
				if (Checksum::hash($cell) === $exported || $cell === $now) {
					continue;
				}
				if (Checksum::hash($now) !== $exported) {
					$since[] = $name;
				}
			}
			Cell::need_intact($name, $cell);
			$changes[$name] = $value;
		}
		return [$changes, $since];
	}

	/** Adds the ids of images whose URL is changed alone: the stored id is that of the previous image. */
	private static function with_image_ids(array $changes, array $stored): array {
		foreach ($changes as $name => $url) {
			$id = "{$name}_id";
			if (
				str_ends_with($name, '_image') &&
				isset($stored[$id]) &&
				!array_key_exists($id, $changes) &&
				is_string($url)
			) {
				$changes[$id] = ImageIds::find([$url])[$url] ?? 0;
			}
		}
		return $changes;
	}

	/** @param list<string> $names @return array<string, array{old: mixed, new: mixed}> */
	private static function pairs(array $names, array $old, array $new): array {
		$pairs = [];
		foreach ($names as $name) {
			$pairs[$name] = ['old' => $old[$name], 'new' => $new[$name] ?? ''];
		}
		return $pairs;
	}
}
