<?php
/**
 * CSV (RFC 4180), also with the separators of spreadsheet programs.
 */

declare(strict_types=1);

namespace Pharos\Text;

final class Csv {
	private const SEPARATORS = [',', ';', "\t"];

	/** A first line that names the separator, as Excel reads it. */
	private const DECLARATION = '/^"?sep=(.)"?\n/';

	/** Characters of cells that programs read correctly only if the cell is quoted. */
	private const QUOTED = ",;\"'\n\r\t ";

	/**
	 * The records of a file in UTF-8 without byte order mark.
	 *
	 * @return \Generator<int, non-empty-list<string>> Cells by the line of the text in which they begin; an empty line is one empty cell. Line
	 *         breaks are \n.
	 */
	public static function records(string $text): \Generator {
		$text = str_replace(["\r\n", "\r"], "\n", $text);
		$line = 1;
		$separator = '';
		if (preg_match(self::DECLARATION, $text, $match) === 1) {
			[$declaration, $separator] = $match;
			$text = substr($text, strlen($declaration));
			$line++;
		}
		$separator = $separator ?: self::separator((string) strtok($text, "\n"));
		$stream = fopen('php://temp', 'r+');
		fwrite($stream, $text);
		unset($text);
		rewind($stream);
		while (($cells = fgetcsv($stream, null, $separator, '"', '')) !== false) {
			$cells = array_map('strval', $cells);
			yield $line => $cells;
			$line += 1 + substr_count(implode('', $cells), "\n");
		}
		fclose($stream);
	}

	/** A record without its line break. @param list<string> $cells */
	public static function record(array $cells): string {
		return implode(',', array_map(self::cell(...), $cells));
	}

	private static function cell(string $text): string {
		return strpbrk($text, self::QUOTED) === false
			? $text
			: '"' . str_replace('"', '""', $text) . '"';
	}

	/** The most frequent one in the first line: where numbers have decimal commas, spreadsheet programs write semicolons. */
	private static function separator(string $first): string {
		$counts = array_map(
			static fn(string $separator): int => substr_count($first, $separator),
			array_combine(self::SEPARATORS, self::SEPARATORS),
		);
		return (string) array_search(max($counts), $counts, true);
	}
}
