<?php
/**
 * Reads values that other plugins have stored.
 */

declare(strict_types=1);

namespace Pharos\Migration;

final class StoredValue {
	/** Returns an option that is an array; [] if it's missing or not an array. */
	public static function option(string $name): array {
		$value = get_option($name);
		return is_array($value) ? $value : [];
	}

	/** @param list<string> $names @return list<string> Corrupted options. */
	public static function damaged_options(array $names): array {
		$is_damaged = static function (string $name): bool {
			$value = get_option($name, null);
			return $value === false || self::is_damaged($value);
		};
		return array_values(array_filter($names, $is_damaged));
	}

	/** @return array<mixed>|null From a serialized string or an array; null for anything else. Objects aren't created. */
	public static function map(mixed $value): ?array {
		if (is_string($value) && preg_match('/^\s*a:\d+:/', $value) === 1) {
			// A corrupted string causes a notice.
			// phpcs:ignore WordPress.PHP.NoSilencedErrors
			$value = @unserialize(trim($value), ['allowed_classes' => false]);
		}
		return is_array($value) ? $value : null;
	}

	public static function is_damaged(mixed $value): bool {
		return is_string($value) &&
			preg_match('/^\s*[aO]:\d+:/', $value) === 1 &&
			self::map($value) === null;
	}

	/** Returns a string; numbers and true are converted. */
	public static function text(mixed $value): string {
		return is_scalar($value) ? (string) $value : '';
	}

	/** Returns a URL, with a scheme if it has a host. */
	public static function address(string $url): string {
		$url = trim($url);
		return str_starts_with($url, '//') ? "https:$url" : $url;
	}

	/** Whether an on/off setting is on, in the many forms that plugins store. */
	public static function is_on(mixed $value): bool {
		return is_string($value)
			? in_array(strtolower(trim($value)), ['on', '1', 'true', 'yes'], true)
			: (bool) (is_scalar($value) ? $value : false);
	}

	/** @return list<string> The trimmed parts between commas or line breaks. */
	public static function parts(string $text, string $pattern = '/\s*,\s*/'): array {
		return array_values(array_filter(preg_split($pattern, trim($text)) ?: [], 'strlen'));
	}
}
