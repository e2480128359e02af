<?php
/**
 * CSV files of spreadsheet programs.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\Files;

use Pharos\Core\Utf8;
use Pharos\Settings\InvalidValue;
use Pharos\Text\Csv as Records;

/** The browser reads files by the same rules: src/admin/screens/bulk-editor/csv/read.ts, with the same table of cases. */
final class Csv {
	/** Byte order mark; without it, some spreadsheet programs use the wrong encoding. */
	public const BOM = "\u{FEFF}";

	/**
	 * The text of a file, whose byte order mark names the encoding: “Unicode text” of Excel is UTF-16.
	 *
	 * @throws InvalidValue For bytes in another encoding than UTF-8 and UTF-16.
	 */
	public static function text(string $bytes): string {
		$text = match (true) {
			str_starts_with($bytes, "\xEF\xBB\xBF") => substr($bytes, 3),
			str_starts_with($bytes, "\xFF\xFE") => Utf8::of_utf16(substr($bytes, 2), true),
			str_starts_with($bytes, "\xFE\xFF") => Utf8::of_utf16(substr($bytes, 2), false),
			default => $bytes,
		};
		return Utf8::is_valid($text)
			? $text
			: throw new InvalidValue(
				__('The file isn’t UTF-8. Save it with this encoding.', 'pharos-seo'),
			);
	}

	/**
	 * @param string $text In UTF-8.
	 * @return \Generator<int, list<string>> Cells, by the row’s number in a spreadsheet: 1 is the first row, which has the names of the columns.
	 *         Without empty rows. Line breaks are \n.
	 * @throws InvalidValue For a quotation mark that isn’t closed: all rows after it would be one cell.
	 */
	public static function rows(string $text): \Generator {
		if (substr_count($text, '"') % 2 === 1) {
			throw new InvalidValue(
				__(
					'A quotation mark in the file isn’t closed. Save the file with a spreadsheet program.',
					'pharos-seo',
				),
			);
		}
		$row = 0;
		foreach (Records::records($text) as $cells) {
			$row++;
			if (implode('', $cells) !== '') {
				yield $row => $cells;
			}
		}
	}

	/** A row of a file. @param list<string> $cells */
	public static function line(array $cells): string {
		return Records::record($cells) . "\r\n";
	}
}
