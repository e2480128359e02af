<?php
/**
 * The length of a text in letters, weighted by script.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Text\Text;

final class TextWeight {
	/** Scripts in which a character carries about as much information as two letters. */
	private const DENSE = '/[^\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}]+/u';

	public static function measure(string $text): int {
		return Text::length($text) + Text::length((string) preg_replace(self::DENSE, '', $text));
	}
}
