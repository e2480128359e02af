<?php
/**
 * Text in UTF-8, also on servers without the extension mbstring. Of its functions, WordPress has mb_strlen() and mb_substr() for these servers.
 */

declare(strict_types=1);

namespace Pharos\Core;

final class Utf8 {
	/** A character, or more of them; any other byte is invalid. */
	private const VALID = '(?:[\x00-\x7F]|[\xC2-\xDF][\x80-\xBF]|\xE0[\xA0-\xBF][\x80-\xBF]|[\xE1-\xEC\xEE\xEF][\x80-\xBF]{2}|\xED[\x80-\x9F][\x80-\xBF]|\xF0[\x90-\xBF][\x80-\xBF]{2}|[\xF1-\xF3][\x80-\xBF]{3}|\xF4[\x80-\x8F][\x80-\xBF]{2})++';

	public static function lower(string $text): string {
		return function_exists('mb_strtolower')
			? mb_strtolower($text, 'UTF-8')
			: self::with_case($text, Utf8Case::to_lower(...), strtolower(...));
	}

	public static function upper(string $text): string {
		return function_exists('mb_strtoupper')
			? mb_strtoupper($text, 'UTF-8')
			: self::with_case($text, Utf8Case::to_upper(...), strtoupper(...));
	}

	public static function is_valid(string $text): bool {
		return preg_match('//u', $text) === 1;
	}

	/** The text with a question mark in place of each byte that isn't UTF-8. */
	public static function valid(string $text): string {
		return self::is_valid($text)
			? $text
			: (string) preg_replace('/' . self::VALID . '(*SKIP)(*FAIL)|./s', '?', $text);
	}

	/** @return list<string> */
	public static function characters(string $text): array {
		return preg_split('//u', $text, -1, PREG_SPLIT_NO_EMPTY) ?: [];
	}

	/** The character of a code point. */
	public static function character(int $code): string {
		$more = static fn(int $bits): string => chr(0x80 | (($code >> $bits) & 0x3f));
		return match (true) {
			$code < 0x80 => chr($code),
			$code < 0x800 => chr(0xc0 | ($code >> 6)) . $more(0),
			$code < 0x10000 => chr(0xe0 | ($code >> 12)) . $more(6) . $more(0),
			default => chr(0xf0 | ($code >> 18)) . $more(12) . $more(6) . $more(0),
		};
	}

	/** The beginning of a longer text, with an ellipsis; it has at most that many characters. */
	public static function beginning(string $text, int $length): string {
		return mb_strlen($text, 'UTF-8') > $length
			? mb_substr($text, 0, $length - 1, 'UTF-8') . '…'
			: $text;
	}

	/**
	 * @param string $bytes In UTF-16, without the mark at its beginning.
	 * @param bool   $swaps Whether the second byte of each two is the larger one (UTF-16LE).
	 */
	public static function of_utf16(string $bytes, bool $swaps): string {
		$hex = bin2hex($swaps ? (string) preg_replace('/(.)(.)/s', '$2$1', $bytes) : $bytes);
		$escaped = (string) preg_replace(
			'/\w{4}/',
			'\\u$0',
			substr($hex, 0, intdiv(strlen($hex), 4) * 4),
		);
		// Half of a character alone would make all of it invalid.
		$whole = '\\\\ud[89ab]\w\w\\\\ud[c-f]\w\w(*SKIP)(*FAIL)';
		$escaped = (string) preg_replace("/$whole|\\\\ud[89a-f]\w\w/", '?', $escaped);
		return (string) json_decode('"' . $escaped . '"');
	}

	/**
	 * @param \Closure(): array<string, string> $letters
	 * @param \Closure(string): string          $ascii   Is enough for texts without other letters.
	 */
	private static function with_case(string $text, \Closure $letters, \Closure $ascii): string {
		return preg_match('/[\x80-\xFF]/', $text) ? strtr($text, $letters()) : $ascii($text);
	}
}
