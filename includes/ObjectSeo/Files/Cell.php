<?php
/**
 * A field in a cell of a spreadsheet.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\Files;

use Pharos\Settings\CliValue;
use Pharos\Settings\InvalidValue;

/**
 * Spreadsheet programs run texts as formulas, and replace texts that look like dates, long numbers or truth values. An apostrophe before such a
 * text prevents both, and is removed when the file is read.
 */
final class Cell {
	/** Numbers that no program changes. */
	private const NUMBER = '/^(?:0|-?[1-9]\d{0,14})\z/';

	private const RISKS = [
		// A formula; also with the signs of Japanese keyboards.
		'/^(?:[=+\-@\t\r\n]|＝|＋|－|＠)/',
		// A date, time or number.
		'~^[\d\s.,:/%$€-]*\d[\d\s.,:/%$€-]*(?:E[+-]?\d+)?\z~iu',
		'~^(?:\d{1,4}[\s./-]*)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?:[\s./,-]*\d{1,4}){0,2}\z~i',
		'/^(?:true|false)\z/i',
		// An apostrophe of the text itself.
		"/^'/",
	];

	/** A number that a program has shortened. Its other digits are lost. */
	private const SHORTENED = '/^-?\d(?:[.,]\d+)?E\+\d{2,}\z/';

	/** An error of a formula in the languages of spreadsheet programs. */
	private const ERROR = '~^#(?:[\p{Lu}\d/]+[!?]|N/A|NV|ERROR)\z~u';

	/** A value as text; '' for an empty value of any type. */
	public static function plain(mixed $value, array $definition): string {
		return in_array($value, ['', 0, [], null], true)
			? ''
			: str_replace(["\r\n", "\r"], "\n", CliValue::text($value, $definition));
	}

	/** The cell of a text. */
	public static function guarded(string $text): string {
		return preg_match(self::NUMBER, $text) !== 1 && self::is_risky($text) ? "'$text" : $text;
	}

	/** The text of a cell. */
	public static function read(string $cell): string {
		return str_starts_with($cell, "'") && self::is_risky(substr($cell, 1))
			? substr($cell, 1)
			: $cell;
	}

	/**
	 * The value of a field in a text: '' empties any field.
	 *
	 * @throws InvalidValue With the name of the field.
	 */
	public static function value(string $field, string $text, array $definition): mixed {
		$is_choice = isset($definition['enum']) || $definition['type'] === 'integer';
		$text = $is_choice ? strtolower(trim($text)) : $text;
		try {
			return $text === '' ? '' : CliValue::parse($text, $definition);
		} catch (InvalidValue $reason) {
			throw new InvalidValue("$field: {$reason->getMessage()}");
		}
	}

	/** @throws InvalidValue For a text that a spreadsheet program has made of another one. */
	public static function need_intact(string $field, string $text): void {
		$reason = match (1) {
			preg_match(self::SHORTENED, $text) => sprintf(
				/* translators: %s: a number, such as 1.2E+17. */
				__(
					'The spreadsheet program has shortened a number: %s. Format the cells as text, and enter it again.',
					'pharos-seo',
				),
				$text,
			),
			preg_match(self::ERROR, $text) => sprintf(
				/* translators: %s: an error of a spreadsheet program, such as #REF!. */
				__(
					'The cell contains an error of a formula: %s. Correct it in the spreadsheet.',
					'pharos-seo',
				),
				$text,
			),
			default => null,
		};
		if ($reason !== null) {
			throw new InvalidValue("$field: $reason");
		}
	}

	private static function is_risky(string $text): bool {
		foreach (self::RISKS as $risk) {
			if (preg_match($risk, $text) === 1) {
				return true;
			}
		}
		return false;
	}
}
