<?php
/**
 * Rows and values in the output of WP-CLI commands.
 */

declare(strict_types=1);

namespace Pharos\Core;

use WP_CLI;
use WP_CLI\Utils;

/** WP-CLI's own CSV has backslashes before quotation marks, and its YAML isn't valid for texts such as "-": programs would read something else. */
final class CliRows {
	/** A text that every version of YAML reads as a text without quotation marks. */
	private const PLAIN = '~^(?!(?:true|false|yes|no|on|off|null|y|n)$)[a-z_/](?:[\w ./-]*[\w/])?$~Di';

	/** Characters that JSON may have in a text, and YAML not. */
	private const NOT_IN_YAML = '/[\x{7f}-\x{9f}\x{feff}\x{fffe}\x{ffff}]/u';

	/**
	 * Prints rows.
	 *
	 * @param string                     $format  table, json, csv, yaml, count or ids.
	 * @param iterable                   $rows    Values by column; ids for `ids`. Many can be a generator, which isn't asked for the known columns.
	 * @param list<string>|string        $columns Those to print, also separated by commas, as a user enters them; exits with an error for unknown ones.
	 */
	public static function print(string $format, iterable $rows, array|string $columns): void {
		$columns = wp_parse_list($columns);
		$first = is_array($rows) ? reset($rows) : null;
		$unknown = is_array($first) ? array_diff($columns, array_keys($first)) : [];
		if ($unknown !== []) {
			WP_CLI::error(
				sprintf(
					/* translators: 1: what a user has entered, 2: list of valid values. */
					__('“%1$s” isn’t known. Enter one of these: %2$s.', 'pharos-seo'),
					reset($unknown),
					implode(', ', array_keys($first)),
				),
			);
		}
		match ($format) {
			'csv' => self::csv($rows, $columns),
			'yaml' => self::rows($rows, $columns),
			default => Utils\format_items($format, $rows, $columns),
		};
	}

	/**
	 * Prints CSV row by row, of any number of rows. An apostrophe before a text keeps spreadsheets from running it as a formula.
	 *
	 * @param iterable<array<string, mixed>> $rows
	 * @param list<string>                   $columns
	 */
	public static function csv(iterable $rows, array $columns): void {
		fputcsv(STDOUT, $columns, ',', '"', '');
		foreach ($rows as $row) {
			fputcsv(
				STDOUT,
				array_map(self::cell(...), array_values(self::picked($row, $columns))),
				',',
				'"',
				'',
			);
		}
	}

	/** @param iterable<array<string, mixed>> $rows @param list<string> $columns */
	private static function rows(iterable $rows, array $columns): void {
		WP_CLI::line('---');
		$is_empty = true;
		foreach ($rows as $row) {
			$is_empty = false;
			WP_CLI::line(self::yaml(self::as_json([self::picked($row, $columns)])));
		}
		$is_empty && WP_CLI::line('[]');
	}

	/** Prints a value. @param 'json'|'yaml' $format */
	public static function value(mixed $value, string $format): void {
		if ($format === 'yaml') {
			WP_CLI::line("---\n" . self::yaml(self::as_json($value)));
			return;
		}
		WP_CLI::print_value($value, ['format' => $format]);
	}

	/** @param list<string> $columns */
	private static function picked(array $row, array $columns): array {
		return array_merge(array_flip($columns), array_intersect_key($row, array_flip($columns)));
	}

	private static function cell(mixed $value): string {
		$text = is_scalar($value) || $value === null ? (string) $value : self::json($value);
		return preg_match('/^[=+\-@\t\r]/', $text) === 1 && !is_numeric($text) ? "'$text" : $text;
	}

	/** A value as a program would read it from JSON: maps are objects, also empty ones. */
	private static function as_json(mixed $value): mixed {
		return json_decode((string) wp_json_encode($value, JSON_PRESERVE_ZERO_FRACTION));
	}

	/** @param mixed $value See as_json(). */
	private static function yaml(mixed $value, string $indent = ''): string {
		$is_map = $value instanceof \stdClass;
		if (!$is_map && !is_array($value)) {
			return is_string($value) ? self::text($value) : self::json($value);
		}
		if ((array) $value === []) {
			return $is_map ? '{}' : '[]';
		}
		$lines = [];
		foreach ($value as $name => $part) {
			$is_nested = (is_array($part) || $part instanceof \stdClass) && (array) $part !== [];
			$text = self::yaml($part, "$indent  ");
			if (!$is_map) {
				// The first line of a nested value is beside its dash.
				$lines[] = "$indent- " . ltrim($text);
				continue;
			}
			$lines[] =
				"$indent" . self::text((string) $name) . ':' . ($is_nested ? "\n$text" : " $text");
		}
		return implode("\n", $lines);
	}

	private static function text(string $text): string {
		return preg_match(self::PLAIN, $text) === 1
			? $text
			: (string) preg_replace_callback(
				self::NOT_IN_YAML,
				static fn(array $found): string => $found[0] === "\x7f"
					? '\u007f'
					: trim((string) wp_json_encode($found[0]), '"'),
				self::json($text),
			);
	}

	private static function json(mixed $value): string {
		return (string) wp_json_encode(
			$value,
			JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION,
		);
	}
}
