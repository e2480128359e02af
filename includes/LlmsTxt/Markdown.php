<?php
/**
 * Escapes texts and URLs for the Markdown of llms.txt.
 */

declare(strict_types=1);

namespace Pharos\LlmsTxt;

/** Works without WordPress. */
final class Markdown {
	/** Returns a text on one line, with escaped Markdown. */
	public static function line(string $text): string {
		$text = trim((string) preg_replace('/[\s\p{Z}\p{Cc}]+/u', ' ', $text));
		return (string) preg_replace('/[\\\\\[\]<`]|^[#>*+-](?=\s|$)/u', '\\\\$0', $text);
	}

	/** @param string $note '' for none. */
	public static function link(string $title, string $url, string $note = ''): string {
		$url = strtr($url, ['(' => '%28', ')' => '%29', ' ' => '%20', '<' => '%3C', '>' => '%3E']);
		$title = self::line($title);
		$note = self::line($note);
		return '- [' .
			($title === '' ? $url : $title) .
			"]($url)" .
			($note === '' ? '' : ": $note");
	}
}
