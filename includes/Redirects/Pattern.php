<?php
/**
 * Regular expressions of redirects.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Core\Utf8;

/**
 * PCRE without delimiters, applied to the decoded path ("/old/page", without trailing slash; "/" for the home page). The cost of a match is
 * limited: a pattern that takes too many steps doesn't match. Doesn't depend on WordPress.
 */
final class Pattern {
	/** Maximum length of a pattern, in characters. */
	public const LENGTH = 500;

	/** Maximum number of steps of a match (PCRE's match limit); a simple pattern needs fewer than a hundred. */
	private const STEPS = 5000;

	/** A character that patterns can't contain. */
	private const DELIMITER = "\x01";

	/** Paths that reveal patterns with catastrophic backtracking. */
	private const PROBES = ['a', '1', '-', 'ab', '/', 'a/', 'a-', '0a', ' ', 'é'];

	/**
	 * @return array{message: string, position: int|null}|null The error and its position, in characters from 0; null for a valid pattern.
	 */
	public static function problem(string $pattern): ?array {
		$no = static fn(string $message, ?int $position = null): array => [
			'message' => $message,
			'position' => $position,
		];
		if ($pattern === '') {
			return $no(__('Enter a pattern.', 'pharos-seo'));
		}
		if (mb_strlen($pattern, 'UTF-8') > self::LENGTH) {
			return $no(
				sprintf(
					/* translators: %s: number of characters. */
					__('A pattern can have at most %s characters.', 'pharos-seo'),
					number_format_i18n(self::LENGTH),
				),
				self::LENGTH,
			);
		}
		$error = self::compile($pattern);
		if ($error !== null) {
			$at = preg_match('/^(.*) at offset (\d+)/', $error, $parts) === 1;
			$position = $at ? mb_strlen(substr($pattern, 0, (int) $parts[2]), 'UTF-8') : null;
			return $no(
				$at
					? sprintf(
						/* translators: 1: the error, in English, from the regular expression library; 2: a position, counted from 1. */
						__('Invalid pattern at character %2$s: %1$s.', 'pharos-seo'),
						$parts[1],
						number_format_i18n($position + 1),
					)
					: __('Invalid pattern.', 'pharos-seo'),
				$position,
			);
		}
		return self::is_costly($pattern)
			? $no(
				__(
					'This pattern takes too long on some URLs. Avoid repetitions within repetitions, such as (a+)+.',
					'pharos-seo',
				),
			)
			: null;
	}

	/** @return list<string>|null The match and its groups; null for no match, or if it exceeds the limit. */
	public static function match(
		string $pattern,
		string $path,
		bool $ignores_case = false,
	): ?array {
		$limit = ini_set('pcre.backtrack_limit', (string) self::STEPS);
		try {
			return @preg_match(
				self::delimited($pattern) . ($ignores_case ? 'i' : ''),
				$path === '' ? '/' : $path,
				$groups,
			) === 1
				? $groups
				: null;
		} finally {
			ini_set('pcre.backtrack_limit', (string) $limit);
		}
	}

	/** @return list<string> The parts between the "|" that are in no group. */
	public static function alternatives(string $pattern): array {
		preg_match_all(
			'/\\\\.|\[\^?\]?(?:\\\\.|[^\]\\\\])*\]|[()|]|[^\\\\[()|]+|./su',
			$pattern,
			$tokens,
		);
		$parts = [''];
		$depth = 0;
		foreach ($tokens[0] as $token) {
			$depth += $token === '(' ? 1 : ($token === ')' ? -1 : 0);
			if ($token === '|' && $depth === 0) {
				$parts[] = '';
			} else {
				$parts[count($parts) - 1] .= $token;
			}
		}
		return $parts;
	}

	/** @return string|null PCRE's error message; null if the pattern compiles. */
	private static function compile(string $pattern): ?string {
		if (!Utf8::is_valid($pattern) || preg_match('/[\x00-\x1F]/', $pattern)) {
			return 'invalid character';
		}
		// It would escape the delimiter: PCRE wouldn't see it.
		if (preg_match('/(?<!\\\\)(?:\\\\\\\\)*\\\\$/D', $pattern) === 1) {
			return '\\ at end of pattern at offset ' . (strlen($pattern) - 1);
		}
		$message = null;
		set_error_handler(static function (int $level, string $text) use (&$message): bool {
			$message = (string) preg_replace(
				'/^preg_match\(\): (Compilation failed: )?/',
				'',
				$text,
			);
			return true;
		});
		try {
			preg_match(self::delimited($pattern), '');
		} finally {
			restore_error_handler();
		}
		return $message;
	}

	private static function is_costly(string $pattern): bool {
		foreach (self::PROBES as $probe) {
			self::match($pattern, '/' . str_repeat($probe, 120) . '!');
			if (preg_last_error() !== PREG_NO_ERROR) {
				return true;
			}
		}
		return false;
	}

	private static function delimited(string $pattern): string {
		return self::DELIMITER . $pattern . self::DELIMITER . 'u';
	}
}
