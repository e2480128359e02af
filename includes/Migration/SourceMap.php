<?php
/**
 * The maps of the sources.
 */

declare(strict_types=1);

namespace Pharos\Migration;

/** A source's `map.php` contains what its data becomes, as far as rows can say it; docs/migration.md describes the rows. */
final class SourceMap {
	/** @var array<string, array<string, array>> By folder. */
	private static array $maps = [];

	/**
	 * Returns a part of a map; [] if it has none.
	 *
	 * @param string $folder The folder of the source: the last part of its namespace.
	 * @param string $part   For example `losses`.
	 * @return array<mixed>
	 */
	public static function part(string $folder, string $part): array {
		self::$maps[$folder] ??= require __DIR__ . "/$folder/map.php";
		return self::$maps[$folder][$part] ?? [];
	}
}
