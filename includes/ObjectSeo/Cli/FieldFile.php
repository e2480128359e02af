<?php
/**
 * A CSV or JSON file with SEO fields of many objects.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\Cli;

use Pharos\Rest\Body;
use Pharos\Settings\CliValue;
use Pharos\Settings\InvalidValue;

/**
 * Each row has an `id`, fields and, optionally, the values that they were exported with: in JSON an object `base`, in both formats values
 * named `base_` and the field. `wp pharos seo list` writes such files; of its other columns, nothing is read.
 */
final class FieldFile {
	/** @param array<string, array> $fields Definitions of the fields. */
	public function __construct(private readonly array $fields) {}

	/**
	 * @param string $path - for standard input.
	 * @return list<array{id: int, changes: array<string, mixed>, base: array<string, mixed>}>
	 * @throws InvalidValue For a file that can't be read, with the row and what is wrong.
	 */
	public function read(string $path): array {
		if ($path !== '-' && !is_file($path)) {
			throw new InvalidValue(
				/* translators: %s: name of a file. */
				sprintf(__('The file %s doesn’t exist.', 'pharos-seo'), $path),
			);
		}
		$text = (string) file_get_contents($path === '-' ? 'php://stdin' : $path);
		$text = str_starts_with($text, "\u{FEFF}") ? substr($text, 3) : $text;
		if (preg_match('//u', $text) !== 1) {
			throw new InvalidValue(
				__('The file isn’t UTF-8. Save it with this encoding.', 'pharos-seo'),
			);
		}
		$is_json = preg_match('/^\s*[\[{]/', $text) === 1;
		$rows = [];
		foreach ($is_json ? self::json($text) : self::csv($text) as $i => $values) {
			try {
				$rows[] = $this->row((array) $values, !$is_json);
			} catch (InvalidValue $reason) {
				throw self::in_row($is_json ? $i + 1 : $i + 2, $reason->getMessage());
			}
		}
		return $rows ?: throw new InvalidValue(__('The file has no rows.', 'pharos-seo'));
	}

	/** @return array{id: int, changes: array<string, mixed>, base: array<string, mixed>} */
	private function row(array $values, bool $is_text): array {
		$id = filter_var($values['id'] ?? null, FILTER_VALIDATE_INT);
		if ($id === false || $id < 1) {
			throw new InvalidValue(__('The ID is missing or isn’t a number.', 'pharos-seo'));
		}
		$base = (array) ($values['base'] ?? []);
		unset($values['base']);
		$changes = [];
		foreach (array_diff_key($values, array_flip(Columns::FACTS)) as $name => $value) {
			$is_base = str_starts_with((string) $name, Columns::BASE);
			$field = $is_base ? substr($name, strlen(Columns::BASE)) : $name;
			if (!isset($this->fields[$field])) {
				throw new InvalidValue(
					/* translators: %s: name of a field. */
					sprintf(__('There is no field “%s”.', 'pharos-seo'), $name),
				);
			}
			$value = $is_text ? self::value($field, $value, $this->fields[$field]) : $value;
			if ($is_base) {
				$base[$field] = $value;
			} else {
				$changes[$field] = $value;
			}
		}
		return ['id' => $id, 'changes' => $changes, 'base' => $base];
	}

	/**
	 * The value of a field that was entered as text: '' empties any field.
	 *
	 * @throws InvalidValue With the name of the field.
	 */
	public static function value(string $field, string $text, array $definition): mixed {
		try {
			return $text === '' ? '' : CliValue::parse($text, $definition);
		} catch (InvalidValue $reason) {
			throw new InvalidValue("$field: {$reason->getMessage()}");
		}
	}

	/** @return list<mixed> */
	private static function json(string $text): array {
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
		return is_array($rows) && array_is_list($rows)
			? $rows
			: throw new InvalidValue(
				__('The file has to be a list of objects, each with an ID.', 'pharos-seo'),
			);
	}

	/** @return list<array<string, string>> Cells by column. */
	private static function csv(string $text): array {
		$stream = fopen('php://temp', 'r+');
		fwrite($stream, $text);
		rewind($stream);
		$first = (string) strtok($text, "\n");
		// Spreadsheets use semicolons where the comma is in numbers.
		$separator = substr_count($first, ';') > substr_count($first, ',') ? ';' : ',';
		// With the backslash: WP-CLI writes its files with it.
		$next = static fn(): array|false => fgetcsv($stream, null, $separator, '"', '\\');
		$columns = array_map(
			static fn(?string $name): string => trim((string) $name),
			$next() ?: [],
		);
		if (count(array_unique($columns)) !== count($columns)) {
			throw self::in_row(1, __('A column appears twice.', 'pharos-seo'));
		}
		$rows = [];
		while (($cells = $next()) !== false) {
			if ($cells === [null]) {
				continue;
			}
			if (count($cells) !== count($columns)) {
				throw self::in_row(
					count($rows) + 2,
					__('It doesn’t have as many cells as the first row.', 'pharos-seo'),
				);
			}
			// WP-CLI puts an apostrophe before values that spreadsheets would interpret as formulas.
			$rows[] = array_combine($columns, preg_replace("/^'(?=[=+\\-@\\t\\r])/", '', $cells));
		}
		return $rows;
	}

	private static function in_row(int $row, string $message): InvalidValue {
		return new InvalidValue(
			sprintf(
				/* translators: 1: number of a row, 2: a sentence with the error. */
				__('Row %1$s: %2$s', 'pharos-seo'),
				number_format_i18n($row),
				$message,
			),
		);
	}
}
