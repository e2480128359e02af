<?php
/**
 * Dates in a custom format of a template.
 */

declare(strict_types=1);

namespace Pharos\Migration;

/** Formats of years, months and days, each of which is a variable here; any other format becomes the site's. */
final class Dates {
	/** Pharos's variables by the letters of PHP's date formats; the whole date under "". */
	public const PUBLISHED = [
		'' => '%published%',
		'Y' => '%post_year%',
		'F' => '%post_month%',
		'j' => '%post_day%',
		'y' => '%published:y%',
		'M' => '%published:M%',
		'm' => '%published:m%',
		'n' => '%published:n%',
		'd' => '%published:d%',
	];
	public const MODIFIED = [
		'' => '%modified%',
		'Y' => '%modified:Y%',
		'F' => '%modified:F%',
		'j' => '%modified:j%',
		'y' => '%modified:y%',
		'M' => '%modified:M%',
		'm' => '%modified:m%',
		'n' => '%modified:n%',
		'd' => '%modified:d%',
	];
	public const TODAY = [
		'' => '%current_date%',
		'Y' => '%current_year%',
		'F' => '%current_month%',
		'j' => '%current_day%',
		'y' => '%current_date:y%',
		'M' => '%current_month_short%',
		'm' => '%current_month_digits%',
		'n' => '%current_month_number%',
		'd' => '%current_date:d%',
	];

	/** For a variable whose argument is the format. @param array<string, string> $variables */
	public static function converter(array $variables): \Closure {
		return static fn(
			string $format,
			string $_place,
			MappedData $to,
			string $field,
		): string => self::template($variables, $format, $to, $field);
	}

	/** @param array<string, string> $variables One of the lists above. */
	public static function template(
		array $variables,
		string $format,
		MappedData $to,
		string $field,
	): string {
		$format = trim($format);
		if ($format === '' || $format === get_option('date_format')) {
			return $variables[''];
		}
		$letters = preg_replace('/[^a-zA-Z]+/', '', $format) ?? '';
		if (
			array_diff(str_split($letters), array_keys($variables)) === [] &&
			!str_contains($format, '\\')
		) {
			return strtr($format, array_diff_key($variables, ['' => 0]));
		}
		$to->lose('date_format', $format, $field);
		return $variables[''];
	}
}
