<?php
/**
 * A CSV or JSON file with SEO fields of many objects.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\Files;

use Pharos\Rest\Body;
use Pharos\Settings\InvalidValue;

/**
 * Each row has an `id`, fields and, optionally, the values that they were exported with: in CSV a checksum, in JSON an object `base`, in both
 * formats values named `base_` and the field. `wp pharos seo export` and `list` write such files; of their other columns, nothing is read.
 */
final class FieldFile {
	/** @var list<string> Columns that aren’t read. */
	public array $ignored = [];

	/** @param 'post'|'term'|'user'|'' $kind Of all rows; '' if each row has its own. */
	public function __construct(private readonly string $kind = '') {}

	/**
	 * @param string $path - for standard input.
	 * @return array<int, array|InvalidValue> By number of the row: see RowReader::row(), or why it can’t be read.
	 * @throws InvalidValue For a file that can't be read.
	 */
	public function read(string $path): array {
		if ($path !== '-' && !is_file($path)) {
			throw new InvalidValue(
				/* translators: %s: name of a file. */
				sprintf(__('The file %s doesn’t exist.', 'pharos-seo'), $path),
			);
		}
		$text = Csv::text((string) file_get_contents($path === '-' ? 'php://stdin' : $path));
		$is_json = preg_match('/^\s*[\[{]/', $text) === 1;
		return self::once($is_json ? $this->json($text) : $this->csv($text)) ?:
			throw new InvalidValue(__('The file has no rows.', 'pharos-seo'));
	}

	/** The message of an error in a row. */
	public static function in_row(int $row, string $message): string {
		return sprintf(
			/* translators: 1: number of a row, 2: a sentence with the error. */
			__('Row %1$s: %2$s', 'pharos-seo'),
			number_format_i18n($row),
			$message,
		);
	}

	/**
	 * Refuses further rows of an object: only one of them can be right.
	 *
	 * @param array<int, array|InvalidValue> $rows See read().
	 */
	public static function once(array $rows): array {
		$first = [];
		foreach ($rows as $number => $row) {
			if (is_array($row)) {
				$in = $first["{$row['kind']} {$row['id']}"] ??= $number;
				$rows[$number] = $in === $number ? $row : new InvalidValue(self::again($in));
			}
		}
		return $rows;
	}

	/** @param int $row The first row of an object. */
	private static function again(int $row): string {
		return sprintf(
			/* translators: %s: number of a row. */
			__('Row %s is about the same page. Delete one of them.', 'pharos-seo'),
			number_format_i18n($row),
		);
	}

	private function csv(string $text): array {
		$rows = Csv::rows($text);
		if (!$rows->valid()) {
			return [];
		}
		$reader = new RowReader($rows->current(), $this->kind);
		$this->ignored = $reader->ignored;
		$read = [];
		for ($rows->next(); $rows->valid(); $rows->next()) {
			$read[$rows->key()] = self::attempt(fn(): array => $reader->read($rows->current()));
		}
		return $read;
	}

	private function json(string $text): array {
		json_decode($text);
		if (json_last_error() !== JSON_ERROR_NONE) {
			throw new InvalidValue(
				sprintf(
					/* translators: %s: a technical message, such as "Syntax error". */
					__('The file isn’t valid JSON (%s).', 'pharos-seo'),
					json_last_error_msg(),
				),
			);
		}
		$rows = Body::decode("{\"rows\":$text}")['rows'];
		if (!is_array($rows) || !array_is_list($rows)) {
			throw new InvalidValue(
				__('The file has to be a list of objects, each with an ID.', 'pharos-seo'),
			);
		}
		// Names of fields are checked in each row.
		$reader = new RowReader(['id', 'title'], $this->kind);
		$read = [];
		foreach ($rows as $i => $row) {
			$read[$i + 1] = self::attempt(static fn(): array => $reader->row((array) $row, false));
		}
		return $read;
	}

	private static function attempt(\Closure $read): array|InvalidValue {
		try {
			return $read();
		} catch (InvalidValue $reason) {
			return $reason;
		}
	}
}
