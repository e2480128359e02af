<?php
/**
 * Removes from content what isn't running text: captions, URLs of embeds, names of files, buttons, footnote references.
 */

declare(strict_types=1);

namespace Pharos\Text;

/** For automatic texts. The same rule is in src/object-seo/prose/running-text.ts; both are tested with tests/fixtures/running-text.json. */
final class RunningText {
	/** The blocks that WordPress's excerpts consist of (excerpt_remove_blocks()), and those that these are in. */
	private const BLOCKS = [
		'core/freeform',
		'core/heading',
		'core/html',
		'core/list',
		'core/media-text',
		'core/paragraph',
		'core/preformatted',
		'core/pullquote',
		'core/quote',
		'core/table',
		'core/verse',
	];

	private const WRAPPERS = ['core/columns', 'core/column', 'core/group'];

	/** Text of WordPress's blocks that its excerpts lack: items of lists, shortcodes of builders, columns of former versions. */
	private const FURTHER = ['core/list-item', 'core/shortcode', 'core/text-columns'];

	/** Names of other blocks, usually of WordPress or like those: they have no text of their own. */
	private const WITHOUT_TEXT = '~^core(?:-embed)?/|[/_-](?:audio|btns?|buttons?|caption|captcha|embed|field|file|form|gallery|icon|image|map|share|sharing|toc|video)(?![a-z])|(?:btn|button)s?\z~';

	private const DELIMITER = '~<!--\s++(/)?wp:([a-z][a-z0-9_-]*+(?:/[a-z][a-z0-9_-]*+)?)\s++(?:\{.*?\}\s++)?(/)?-->~s';

	/** Elements without running text. */
	private const ELEMENTS = '~<(audio|button|canvas|caption|datalist|figcaption|label|legend|math|nav|object|select|svg|template|textarea|video)\b[^>]*+>.*?(?:</\1\s*+>|\z)~is';

	/** Elements that are one by their class: captions of classic content, buttons, text for screen readers. */
	private const CLASSES = '~<(a|dd|p|span)\b[^>]*?\sclass\s*+=\s*+["\'](?:[^"\'<>]*?[\s_-])?(?:btns?|buttons?|wp-caption-text|gallery-caption|screen-reader-text)(?![a-z])[^>]*+>.*?</\1\s*+>~is';

	/** References to footnotes: number or sign with a link in the page, marked as such, or after a word or punctuation mark. */
	private const NOTES = [
		'~<sup\b[^>]*?\s(?:data-fn|(?:class|id)\s*+=\s*+["\'][^"\']*?(?:fn|note|cite|\bref))[^>]*+>.*?</sup\s*+>~is',
		'~<sup\b[^>]*+>[\s\[(]*+<a\b[^>]*?\shref\s*+=\s*+["\'][^"\']*?#[^>]*+>.*?</sup\s*+>~is',
		'~<a\b[^>]*?\shref\s*+=\s*+["\'][^"\']*?#[^>]*+>\s*+(?:<sup\b[^>]*+>)?+' .
		self::NOTE .
		'(?:</sup\s*+>)?\s*+</a\s*+>~i',
		'~(?:(?<=[.,;:!?)"])|(?<=[a-z\x80-\xFF]{4}))<sup\b[^>]*+>' . self::NOTE . '</sup\s*+>~i',
	];

	private const NOTE = '\s*+[\[(]?+\s*+(?:\d{1,3}(?:\s*+[,-]\s*+\d{1,3})*+|\*{1,3}|†|‡)\s*+[\])]?+\s*+';

	private const FILE = '\.(?:7z|avif|avi|csv|docx?|epub|gif|gz|heic|jpe?g|m4[av]|mov|mp[34]|od[pst]|ogg|pdf|png|pptx?|rar|rtf|svg|wav|webm|webp|xlsx?|zip)';

	/** Lines and paragraphs that consist of a URL, as WordPress embeds them, of the name of a file, or of a link to a file. */
	private const LINES =
		'~(^|</?(?:' .
		Text::BLOCKS .
		')\b[^>]*+>)[ \t\r]*+(?:(?:<a\b[^>]*+>\s*+)?+(?:https?://[^\s<>"]++|[^\s<>"/]+?' .
		self::FILE .
		')[ \t]*+(?:</a\s*+>)?+|<a\b[^>]*?\shref\s*+=\s*+["\'][^"\'\s]+?' .
		self::FILE .
		'["\'?\#][^>]*+>[^<>]*+</a\s*+>)[ \t\r]*+(?=$|</?(?:' .
		Text::BLOCKS .
		')\b)~im';

	/** Removes blocks without running text, by the rule of WordPress's excerpts; blocks within others count on their own. */
	public static function without_blocks(string $content): string {
		if (
			!str_contains($content, '<!-- wp:') ||
			!preg_match_all(
				self::DELIMITER,
				$content,
				$delimiters,
				PREG_SET_ORDER | PREG_OFFSET_CAPTURE,
			)
		) {
			return $content;
		}
		/** This filter is documented in wp-includes/blocks.php. */
		$wrappers = (array) apply_filters('excerpt_allowed_wrapper_blocks', self::WRAPPERS);
		/** This filter is documented in wp-includes/blocks.php. */
		$allowed = (array) apply_filters('excerpt_allowed_blocks', [
			null,
			...self::BLOCKS,
			...$wrappers,
		]);
		$removed = array_diff([...self::BLOCKS, ...self::WRAPPERS], $allowed);
		$text = '';
		$end = 0;
		// The open blocks: whether their own text counts; null if none in them does.
		$open = [];
		$counts = true;
		foreach ($delimiters as [[$delimiter, $start], [$close], [$name]]) {
			$part = substr($content, $end, $start - $end);
			$text .= $counts ? $part : ' ' . self::tags($part);
			$end = $start + strlen($delimiter);
			if ($close !== '') {
				array_pop($open);
			} elseif (!str_ends_with($delimiter, '/-->')) {
				$name = str_contains($name, '/') ? $name : "core/$name";
				$open[] = match (true) {
					$counts === null || in_array($name, $removed, true) => null,
					in_array($name, [...$allowed, ...self::FURTHER], true) => true,
					default => preg_match(self::WITHOUT_TEXT, $name) !== 1,
				};
			}
			$counts = $open === [] ? true : end($open);
		}
		return $text . substr($content, $end);
	}

	/** Removes elements and lines of HTML without running text. */
	public static function without_elements(string $html): string {
		if (str_contains($html, '<')) {
			$html = preg_replace([self::ELEMENTS, self::CLASSES], ' ', $html) ?? $html;
			$html = preg_replace(self::NOTES, '', $html) ?? $html;
		}
		return preg_replace(self::LINES, '$1 ', $html) ?? $html;
	}

	/** Shortcodes may begin or end in removed blocks. */
	private static function tags(string $part): string {
		return str_contains($part, '[') ? Shortcodes::tags($part) : '';
	}
}
