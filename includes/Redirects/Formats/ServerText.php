<?php
/**
 * Texts in regular expressions of web servers.
 */

declare(strict_types=1);

namespace Pharos\Redirects\Formats;

use Pharos\Core\Utf8;

final class ServerText {
	/** A regular expression of a text, without quotes. */
	public static function pattern(string $text, bool $ignores_case): string {
		return implode(
			'',
			array_map(
				static fn(string $one): string => self::one_of(
					array_map(self::literal(...), self::cases($one, $ignores_case)),
				),
				Utf8::characters($text),
			),
		);
	}

	/** A regular expression of all encodings of a text in a query string. */
	public static function in_query(string $text, bool $ignores_case): string {
		return implode(
			'',
			array_map(
				static fn(string $one): string => self::one_of(
					array_map(self::encodings(...), self::cases($one, $ignores_case)),
				),
				Utf8::characters($text),
			),
		);
	}

	/** @return list<string> A character, with the others that are the same where the case is ignored. */
	private static function cases(string $one, bool $ignores_case): array {
		$lower = Utf8::lower($one);
		return $ignores_case
			? array_values(
				array_filter(
					array_unique([$one, $lower, Utf8::upper($one)]),
					static fn(string $other): bool => Utf8::lower($other) === $lower,
				),
			)
			: [$one];
	}

	/** @param list<string> $ways */
	private static function one_of(array $ways): string {
		return count($ways) === 1 ? $ways[0] : '(?:' . implode('|', $ways) . ')';
	}

	private static function literal(string $text): string {
		return str_replace('"', '\x22', preg_quote($text));
	}

	private static function encodings(string $character): string {
		$encoded = ServerPattern::encoded($character);
		return match (true) {
			$character === ' ' => "(?:[+]|$encoded)",
			$character === '%' => "(?:$encoded|%(?![0-9A-Fa-f]{2}))",
			preg_match('/^[A-Za-z0-9_~!$\'()*,;=:@\/?.\[\]-]$/', $character) === 1 => '(?:' .
				self::literal($character) .
				"|$encoded)",
			default => $encoded,
		};
	}
}
