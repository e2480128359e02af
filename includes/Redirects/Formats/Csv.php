<?php
/**
 * CSV format (RFC 4180): the columns are named like the fields.
 */

declare(strict_types=1);

namespace Pharos\Redirects\Formats;

final class Csv implements Format {
	private const COLUMNS = [
		'source',
		'match',
		'query',
		'target',
		'status',
		'enabled',
		'hits',
		'last_hit',
		'origin',
	];

	/** Columns that are read: an imported redirect starts without hits. */
	private const READ = ['source', 'match', 'query', 'target', 'status', 'enabled'];

	/** Values that spreadsheets would interpret as formulas. */
	private const FORMULA = '/^[=+\-@\t\r]/';

	public function type(): string {
		return 'text/csv';
	}

	public function read(string $data): \Generator {
		$stream = fopen('php://temp', 'r+');
		fwrite($stream, str_replace(["\r\n", "\r"], "\n", $data));
		rewind($stream);
		$columns = null;
		$line = 1;
		while (($cells = fgetcsv($stream, null, self::separator($data), '"', '')) !== false) {
			$at = $line;
			$line += 1 + substr_count(implode('', array_map('strval', $cells)), "\n");
			if ($cells === [null]) {
				continue;
			}
			$text = implode(',', $cells);
			if ($columns === null) {
				$columns = array_map(
					static fn(?string $name): string => strtolower(trim((string) $name)),
					$cells,
				);
				if (!in_array('source', $columns, true)) {
					// Without a header line: source, target, status.
					$columns = ['source', 'target', 'status'];
				} else {
					continue;
				}
			}
			$fields = [];
			foreach (array_slice($cells, 0, count($columns)) as $i => $cell) {
				if (in_array($columns[$i], self::READ, true) && $cell !== null && $cell !== '') {
					$fields[$columns[$i]] = preg_replace("/^'(?=[=+\\-@])/", '', $cell);
				}
			}
			yield $at => ['text' => $text, 'fields' => $fields, 'why' => ''];
		}
		fclose($stream);
	}

	public function write(iterable $rules): \Generator {
		yield implode(',', self::COLUMNS) . "\n";
		foreach ($rules as $rule) {
			$fields = $rule->to_array();
			$fields['enabled'] = $rule->enabled ? '1' : '0';
			yield implode(
				',',
				array_map(
					static fn(string $name): string => self::cell((string) $fields[$name]),
					self::COLUMNS,
				),
			) . "\n";
		}
	}

	private static function cell(string $text): string {
		$text = preg_match(self::FORMULA, $text) ? "'$text" : $text;
		return strpbrk($text, ",;\"'\n\r") === false
			? $text
			: '"' . str_replace('"', '""', $text) . '"';
	}

	/** The separator: spreadsheets in many languages use semicolons. */
	private static function separator(string $data): string {
		$first = strtok($data, "\r\n") ?: '';
		return substr_count($first, ';') > substr_count($first, ',') ? ';' : ',';
	}
}
