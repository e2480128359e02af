<?php
/**
 * Plain text: conversion from HTML, length and truncation in user-perceived characters.
 */

declare(strict_types=1);

namespace Pharos\Text;

use Pharos\Compat\Languages;

/**
 * Pure helpers. common/template/ (TypeScript) has the same rules; both are tested with tests/fixtures/templates.json.
 */
final class Text {
	/** Whitespace, as a character class: what browsers collapse or trim, the same in PHP and JavaScript. */
	public const SPACE = '\x09-\x0D \x{85}\x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}';

	/**
	 * One extended grapheme cluster. \X isn't sufficient: up to PCRE 10.42 it treats adjacent emoji with a skin tone or a joiner as one
	 * character, and PHP's intl extension is often missing.
	 */
	private const GRAPHEME =
		'(?:' .
		self::PICTOGRAPH .
		'(?:[\p{M}\x{200D}\x{1F3FB}-\x{1F3FF}\x{E0020}-\x{E007F}]|(?<=\x{200D})' .
		self::PICTOGRAPH .
		')*+|\X)';

	private const PICTOGRAPH = '[\x{A9}\x{AE}\x{203C}\x{2049}\x{2122}\x{2139}\x{2194}-\x{2199}\x{21A9}\x{21AA}\x{231A}\x{231B}\x{2328}\x{2388}\x{23CF}\x{23E9}-\x{23F3}\x{23F8}-\x{23FA}\x{24C2}\x{25AA}\x{25AB}\x{25B6}\x{25C0}\x{25FB}-\x{25FE}\x{2600}-\x{27BF}\x{2934}\x{2935}\x{2B05}-\x{2B07}\x{2B1B}\x{2B1C}\x{2B50}\x{2B55}\x{3030}\x{303D}\x{3297}\x{3299}\x{1F000}-\x{1F1E5}\x{1F200}-\x{1F3FA}\x{1F400}-\x{1FAFF}]';

	/** Tags that separate words; all others may be within a word. */
	public const BLOCKS = 'address|article|aside|blockquote|br|button|caption|center|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|legend|li|main|menu|nav|ol|optgroup|option|p|pre|search|section|select|summary|table|tbody|td|textarea|tfoot|th|thead|title|tr|ul';

	/** A block that may not be running text: most content has none, and no need for the rule. */
	private const OTHER_BLOCK = '~<!--\s++wp:(?!(?:heading|list|list-item|paragraph|quote)\s)~';

	/** The same for elements and lines. */
	private const MARKED = '~<(?:audio|canvas|datalist|label|legend|math|nav|object|select|sup|svg|template|textarea|video)\b|btn|button|caption|screen-reader|href\s*+=\s*+["\'][^"\']*?(?:\#|\.\w{2,4}["\'])|(?:^|>)[ \t\r]*+(?:https?://|[^\s<>"/]+\.\w{2,4}[ \t\r]*+(?:$|<))~im';

	/** Maximum number of bytes processed: enough for descriptions, and limits the time for very long posts. */
	private const ENOUGH = 65536;

	/** Average width of a description's characters, in thousandths of the font size: 160 characters take 918 pixels at 14 pixels. */
	private const ROOM = 410;

	/** Width of most characters of Arial, in thousandths of the font size. */
	private const USUAL = 556;

	/** Width of "…", and of the other characters that are as wide as the font size. */
	private const WIDE = 1000;

	/** ASCII characters with a different width. */
	private const WIDTHS = [
		191 => "'",
		222 => 'ijl',
		260 => '|',
		278 => ' !,./:;I[\\]ft',
		333 => '()-`r',
		334 => '{}',
		355 => '"',
		389 => '*',
		469 => '^',
		500 => 'cJksvxyz',
		584 => '+<=>~',
		611 => 'FTZ',
		667 => 'ABEKPSVXY&',
		722 => 'CDHNRUw',
		778 => 'GOQ',
		833 => 'Mm',
		889 => '%',
		944 => 'W',
		1015 => '@',
	];

	/** Other kinds of characters. */
	private const OTHERS = [
		'/[“”]/u' => 355,
		'/[—…\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}\x{3001}-\x{303F}\x{FF01}-\x{FF60}ー]|' .
		self::PICTOGRAPH .
		'/u' => self::WIDE,
		'/[\p{Arabic}\p{Hebrew}]/u' => 450,
		'/(?![A-Z])\p{Lu}/u' => 700,
		'/[\p{M}\x{200D}]/u' => 0,
	];

	/**
	 * The text of an HTML fragment: without comments, scripts or tags; entities are decoded once. Text in brackets stays: WordPress doesn't
	 * run shortcodes in titles and names, so visitors see "[video] Trip to Rome". Labels and filtered texts of other code may be no strings.
	 */
	public static function plain(string|int|float|bool|null $html): string {
		return self::text((string) $html, false);
	}

	/**
	 * Plain text of content and excerpts: also without shortcodes and the content enclosed in those that may hide it (Text\Shortcodes),
	 * and without captions, URLs of embeds and other parts that aren't running text (Text\RunningText).
	 */
	public static function prose(string $html): string {
		// Before the text is cut: the closing tag may be far away.
		$html = str_contains($html, '[:') ? Languages::current($html) : $html;
		$has_others =
			self::matches(self::OTHER_BLOCK, $html) ||
			// A site may leave out others, such as headings.
			isset($GLOBALS['wp_filter']['excerpt_allowed_blocks']);
		$html = $has_others ? RunningText::without_blocks($html) : $html;
		return self::text(str_contains($html, '[') ? Shortcodes::without($html) : $html, true);
	}

	private static function text(string $html, bool $is_prose): string {
		$html = str_contains($html, '[:') ? Languages::current($html) : $html;
		if (strlen($html) > self::ENOUGH) {
			// This may cut a multi-byte character: utf8() below repairs it.
			$html = substr($html, 0, self::ENOUGH);
		}
		$is_mixed = $is_prose && self::matches(self::MARKED, $html);
		if (!$is_mixed && strpbrk($html, '<&[') === false) {
			return self::collapse($html);
		}
		$html = self::utf8($html);
		if ($is_mixed || strpbrk($html, $is_prose ? '<[' : '<') !== false) {
			$html = self::replace('/<!--.*?(?:-->|\z)/s', '', $html);
			$html = self::replace(
				'/<(script|style|noscript|iframe)\b[^>]*>.*?(?:<\/\1\s*>|\z)/is',
				'',
				$html,
			);
			if ($is_prose) {
				$html = self::without_shortcodes($html);
				$html = $is_mixed ? RunningText::without_elements($html) : $html;
			}
			// An attribute may contain ">"; the second pattern also matches tags with unclosed quotes.
			$rest = '(?:[^\'">]++|"[^"]*+"|\'[^\']*+\')*+>';
			$html = self::replace('/<\/?(?:' . self::BLOCKS . ')\b' . $rest . '/i', ' ', $html);
			$html = self::replace('/<\/?[a-z]' . $rest . '/i', '', $html);
			$html = self::replace('/<(?:\/?[a-z]|[!?])[^>]*+>/i', '', $html);
		}
		return self::collapse(html_entity_decode($html, ENT_QUOTES | ENT_HTML5, 'UTF-8'));
	}

	/** Collapses whitespace to single spaces and trims the text. */
	public static function collapse(string $text): string {
		// Fast path for most texts: every page has dozens of them, many of them empty.
		if ($text === '' || preg_match('/^[!-~]+(?: [!-~]+)*+\z/', $text)) {
			return $text;
		}
		return trim(self::replace('/[' . self::SPACE . ']+/u', ' ', self::utf8($text)), ' ');
	}

	/** The first text that isn't just whitespace; '' if there is none. */
	public static function first_filled(string ...$texts): string {
		foreach ($texts as $text) {
			if (self::collapse($text) !== '') {
				return $text;
			}
		}
		return '';
	}

	/** Length in extended grapheme clusters: an emoji family, or a letter with combining marks, counts as one. */
	public static function length(string $text): int {
		$ellipsis = self::ellipsis($text);
		if ($ellipsis !== null) {
			return strlen($text) - $ellipsis * (strlen('…') - 1);
		}
		return (int) preg_match_all('/' . self::GRAPHEME . '/us', self::utf8($text));
	}

	/** Truncates a text to $max characters at a word boundary, with "…" at the end if it was cut. */
	public static function cut(string $text, int $max): string {
		// A character has at least one byte: most texts are short enough.
		if (strlen($text) <= $max) {
			return $text;
		}
		$text = self::utf8($text);
		if ($max < 1) {
			return '';
		}
		$head = self::head($text, $max);
		if ($head === $text) {
			return $text;
		}
		$head = self::head($text, $max - 1);
		$space = '[' . self::SPACE . ']';
		if (!preg_match('/^' . $space . '/u', substr($text, strlen($head)))) {
			$head = self::replace('/^(.*)' . $space . '.*$/us', '$1', $head);
		}
		return self::replace('/[' . self::SPACE . ',.;:!?\-–—]+$/u', '', $head) . '…';
	}

	/**
	 * Truncates a text to fit into a search result as a description, by characters and width: search engines cut by width, and a Japanese
	 * character is at least twice as wide as a Latin one. Calls cut() repeatedly.
	 */
	public static function fit(string $text, int $max): string {
		$text = self::cut($text, $max);
		while (($width = self::width($text)) > $max * self::ROOM) {
			$text = self::cut(
				$text,
				(int) floor((self::length($text) * $max * self::ROOM) / $width),
			);
		}
		return $text;
	}

	/** Approximate width of a text in Arial, in thousandths of the font size. */
	private static function width(string $text): int {
		$counts = count_chars($text, 1);
		$sum = self::USUAL * mb_strlen($text, 'UTF-8');
		foreach (self::WIDTHS as $width => $characters) {
			for ($i = strlen($characters); $i--; ) {
				$sum += ($counts[ord($characters[$i])] ?? 0) * ($width - self::USUAL);
			}
		}
		$ellipsis = self::ellipsis($text);
		if ($ellipsis !== null) {
			return $sum + $ellipsis * (self::WIDE - self::USUAL);
		}
		foreach (self::OTHERS as $pattern => $width) {
			$sum += preg_match_all($pattern, $text) * ($width - self::USUAL);
		}
		return $sum;
	}

	/** Fast path for most texts: 1 if "…" is at the end of ASCII text, as after cut(), 0 if there is only ASCII; null for other texts. */
	private static function ellipsis(string $text): ?int {
		$has_one = str_ends_with($text, '…');
		$rest = $has_one ? substr($text, 0, -strlen('…')) : $text;
		return preg_match('/[\x80-\xFF\r]/', $rest) === 0 ? (int) $has_one : null;
	}

	/** The first $count characters, or all if there are fewer. */
	private static function head(string $text, int $count): string {
		// One more byte: what follows may belong to the last character.
		if (preg_match('/[\x80-\xFF\r]/', substr($text, 0, $count + 1)) === 0) {
			return substr($text, 0, $count);
		}
		// A subroutine call: repeated inline, the pattern would exceed PCRE's limit.
		$pattern = '/(?(DEFINE)(?<one>' . self::GRAPHEME . '))^(?&one){0,' . $count . '}+/us';
		preg_match($pattern, $text, $match);
		return $match[0] ?? '';
	}

	/** Replaces invalid UTF-8 by U+FFFD, as browsers do. */
	public static function utf8(string $text): string {
		// Most texts are ASCII: skip the slower check.
		if (preg_match('/[\x80-\xFF]/', $text) === 0 || preg_match('//u', $text)) {
			return $text;
		}
		return htmlspecialchars_decode(
			htmlspecialchars($text, ENT_NOQUOTES | ENT_SUBSTITUTE, 'UTF-8'),
			ENT_NOQUOTES,
		);
	}

	/**
	 * Removes the tags of remaining shortcodes (of deactivated plugins and page builders), but keeps the enclosed content. "[sic]" isn't a
	 * shortcode: a name is one if it is registered, has attributes or has a closing tag in the text.
	 */
	private static function without_shortcodes(string $text): string {
		if (!str_contains($text, '[')) {
			return $text;
		}
		global $shortcode_tags;
		preg_match_all('/\[(?:\/([\w-]+)\]|([\w-]+)\s+[\w-]+=)/', $text, $found);
		$names = array_unique(
			array_filter(array_merge(array_keys($shortcode_tags ?? []), $found[1], $found[2])),
		);
		if ($names === []) {
			return $text;
		}
		$names = implode(
			'|',
			array_map(static fn($name): string => preg_quote((string) $name, '/'), $names),
		);
		// "[[gallery]]" displays the shortcode as text.
		$text = self::replace('/\[(\[\/?(?:' . $names . ')(?![\w-])[^\]]*+\])\]/', "\x01$1", $text);
		$text = self::replace('/(?<!\x01)\[\/?(?:' . $names . ')(?![\w-])[^\]]*+\]/', '', $text);
		return str_replace("\x01", '', $text);
	}

	private static function matches(string $pattern, string $text): bool {
		return preg_match($pattern, $text) === 1;
	}

	/** preg_replace() that returns the text unchanged if PCRE fails. */
	private static function replace(string $pattern, string $with, string $text): string {
		return preg_replace($pattern, $with, $text) ?? $text;
	}
}
