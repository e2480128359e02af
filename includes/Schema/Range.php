<?php
/**
 * Converts texts to the values that schema.org expects of a property.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Settings\Url;

/** Pure, except for the home URL and the time zone. Invalid values are null. Kinds are those of PropertyKinds::kind(). */
final class Range {
	/** Characters that are invalid in URLs. */
	private const NOT_IN_URL = '\s\p{Cc}<>"`\\\\';

	/**
	 * @param string|int|float|bool $value A plain text.
	 * @param string                $url   URL of the page, for fragments.
	 * @return string|int|float|bool|array|null
	 */
	public static function fit(
		string|int|float|bool $value,
		string $kind,
		string $url = '',
	): string|int|float|bool|array|null {
		if ($kind === 'boolean') {
			return self::boolean($value);
		}
		$text = is_bool($value) ? ($value ? 'true' : '') : trim((string) $value);
		if ($text === '') {
			return null;
		}
		return match ($kind) {
			'text' => $text,
			'url', 'image' => self::url($text, $url),
			'date' => self::date($text),
			'time' => self::time($text),
			'duration' => self::duration($text),
			'number' => self::number($text),
			'integer' => self::integer($text),
			'enum' => self::choice($text),
			default => self::thing($text, substr($kind, strlen('node:')), $url),
		};
	}

	/** An absolute URL; also resolves paths on this site and fragments of the page. */
	public static function url(string $text, string $page = ''): ?string {
		$text = str_replace(' ', '%20', $text);
		$absolute = match (true) {
			str_starts_with($text, '#') => $page . $text,
			str_starts_with($text, '//') => "https:$text",
			str_starts_with($text, '/') => self::on_this_site($text),
			preg_match('~^[a-z][a-z0-9+.-]*:~i', $text) !== 1 && Url::is_valid($text)
				=> "https://$text",
			default => $text,
		};
		return preg_match(
			'~^https?://[^' . self::NOT_IN_URL . '/?#]+[^' . self::NOT_IN_URL . ']*\z~iu',
			$absolute,
		)
			? $absolute
			: null;
	}

	/** A full URL of a path as visitors see it: with the folder of a site in a subdirectory. */
	private static function on_this_site(string $path): string {
		$home = home_url('/');
		$folder = (string) wp_parse_url($home, PHP_URL_PATH);
		return str_starts_with($path, $folder) && $folder !== '/'
			? substr($home, 0, -strlen($folder)) . $path
			: untrailingslashit($home) . $path;
	}

	/** ISO 8601: a day, month or year without a time; a time gets the site's offset if it has none. */
	public static function date(string $text): ?string {
		$day = '(\d{4})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?';
		$time = '([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?';
		if (!preg_match("/^$day(?:[T ]$time)?\z/i", $text, $found, PREG_UNMATCHED_AS_NULL)) {
			return null;
		}
		if ($found[3] !== null && !checkdate((int) $found[2], (int) $found[3], (int) $found[1])) {
			return null;
		}
		if ($found[4] === null) {
			return $text;
		}
		if ($found[3] === null) {
			return null;
		}
		$date = date_create_immutable($text, wp_timezone());
		return $date ? $date->format(DATE_W3C) : null;
	}

	/** A time such as "9:30" or "09:30:00", optionally with an offset. */
	public static function time(string $text): ?string {
		return preg_match(
			'/^([01]?\d|2[0-3])(:[0-5]\d(?::[0-5]\d)?(?:Z|[+-]\d\d:\d\d)?)\z/',
			$text,
			$found,
		)
			? str_pad($found[1], 2, '0', STR_PAD_LEFT) . $found[2]
			: null;
	}

	/** ISO 8601; a bare number is minutes, "1:30" is an hour and a half. */
	public static function duration(string $text): ?string {
		if (preg_match('/^\d{1,9}\z/', $text)) {
			return 'PT' . (int) $text . 'M';
		}
		if (preg_match('/^(\d{1,4}):([0-5]\d)(?::([0-5]\d))?\z/', $text, $found)) {
			$seconds = (int) ($found[3] ?? 0);
			return 'PT' .
				(int) $found[1] .
				'H' .
				(int) $found[2] .
				'M' .
				($seconds ? "{$seconds}S" : '');
		}
		$number = '\d+(?:[.,]\d+)?';
		$iso =
			"/^P(?=.)(?:{$number}W|(?:{$number}Y)?(?:{$number}M)?(?:{$number}D)?" .
			"(?:T(?=.)(?:{$number}H)?(?:{$number}M)?(?:{$number}S)?)?)\z/";
		return preg_match($iso, strtoupper($text)) ? strtoupper($text) : null;
	}

	public static function number(string $text): int|float|null {
		if (!is_numeric($text)) {
			return null;
		}
		$number = $text + 0;
		return is_int($number) || is_finite($number) ? $number : null;
	}

	public static function integer(string $text): ?int {
		$number = self::number($text);
		return $number !== null && abs($number) < PHP_INT_MAX && floor($number) == $number
			? (int) $number
			: null;
	}

	private static function boolean(string|int|float|bool $value): ?bool {
		return is_bool($value)
			? $value
			: match (
				strtolower(
					trim((string) preg_replace('~^https?://schema\.org/~i', '', (string) $value)),
				)
			) {
				'true', 'yes', '1' => true,
				'false', 'no', '0' => false,
				default => null,
			};
	}

	/** A schema.org enumeration member, by its name or its URL. */
	public static function choice(string $text): ?string {
		return preg_match(
			'~^(?:https?://(?:www\.)?schema\.org/)?([A-Za-z][A-Za-z0-9]*)\z~',
			$text,
			$found,
		)
			? "https://schema.org/$found[1]"
			: null;
	}

	/** A node with only a name or a URL. */
	private static function thing(string $text, string $type, string $page): ?array {
		$is_url = preg_match('~^https?://~i', $text) === 1;
		$said = $is_url ? self::url($text, $page) : $text;
		return $said === null ? null : ['@type' => $type, $is_url ? 'url' : 'name' => $said];
	}
}
