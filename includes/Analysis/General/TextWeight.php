<?php
/**
 * How much a text says, in letters.
 */

declare(strict_types=1);

namespace Pharos\Analysis\General;

use Pharos\Template\Text;

final class TextWeight {
	/** Scripts of which a character says about as much as two letters. */
	private const DENSE = '/[^\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}]+/u';

	public static function of(string $text): int {
		return Text::length($text) + Text::length((string) preg_replace(self::DENSE, '', $text));
	}
}
