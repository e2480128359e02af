<?php
/**
 * The values of a row when it was exported, as one short cell.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\Files;

use Pharos\Settings\InvalidValue;

/**
 * A three-way comparison needs the exported values. They aren't in the file again, which would double its columns and invite people to edit the
 * wrong one. The cell has a short hash of each value by the name of its field, so it stays true if columns are moved, renamed or deleted; without
 * those of empty values, because most are; and one of the object, so that a cell which is sorted or filled into another row is noticed. It
 * begins with a letter: no program takes it for a number.
 */
final class Checksum {
	/** @param array<string, string> $texts By field; see Cell::plain(). */
	public static function create(string $kind, int $id, array $texts): string {
		$parts = [self::mark($kind, $id)];
		foreach (array_filter($texts, 'strlen') as $field => $text) {
			$parts[] = "$field:" . self::hash($text);
		}
		return implode(' ', $parts);
	}

	/**
	 * @return array<string, string>|null Hashes by field, without those of empty values; null if the cell is empty.
	 * @throws InvalidValue If it is the cell of another row, or changed.
	 */
	public static function read(string $cell, string $kind, int $id): ?array {
		$parts = explode(' ', trim($cell));
		if ($parts === ['']) {
			return null;
		}
		if (array_shift($parts) !== self::mark($kind, $id)) {
			throw new InvalidValue(
				__(
					'The checksum belongs to another row. Sort whole rows, not single columns; or empty this cell to import the row anyway.',
					'pharos-seo',
				),
			);
		}
		$hashes = [];
		foreach ($parts as $part) {
			[$field, $hash] = explode(':', $part) + [1 => ''];
			$hashes[$field] = $hash;
		}
		return $hashes;
	}

	public static function hash(string $text): string {
		return $text === '' ? '' : substr(md5($text), 0, 10);
	}

	private static function mark(string $kind, int $id): string {
		return 'v' . substr(md5("$kind $id"), 0, 6);
	}
}
