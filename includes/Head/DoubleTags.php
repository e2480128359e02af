<?php
/**
 * What others print into the head although we do.
 */

declare(strict_types=1);

namespace Pharos\Head;

/**
 * Reads the page while the theme prints it, until its head is complete, and leaves one of each in there: our title,
 * what we have printed, and WordPress's robots tag, which carries our instructions. What we say nothing about stays.
 *
 * In most themes nothing is there twice: a quick look tells so, and only what it finds suspicious is taken apart.
 */
final class DoubleTags {
	/** No head is longer. What is not a page, such as a file that a template sends, is not held back. */
	private const LONGEST_HEAD = 1_000_000;

	/** In bytes; a head is mostly a few times as long. */
	private const PIECE = 32_768;

	/** Whatever may hold text that looks like an element, and what ends it. */
	private const TEXTS = [
		'<!--' => '-->',
		'<script' => '</script',
		'<style' => '</style',
		'<title' => '</title',
	];

	/** An element that could be a second one, or only its name where no end can be seen. */
	private const CANDIDATES = '/<(?:title\b[^<]*+<\/title>|(?:meta|link)\b(?:[^>"\']++|"[^"]*+"|\'[^\']*+\')*+>|(?:title|meta|link)\b)/';

	private const IN_CAPITALS = '/<\/?(?!(?:script|style|title|head|meta|link)\b)(?i:script|style|title|head|meta|link)\b/';

	/** The robots tag as WordPress prints it, in a head where it has not been changed. */
	private const ROBOTS = "<meta name='robots' ";

	/** What is read as a part of our image. */
	private const OF_IMAGE = [
		'og:image:url',
		'og:image:secure_url',
		'og:image:width',
		'og:image:height',
		'og:image:alt',
		'og:image:type',
	];

	/** What X reads before our Open Graph tag, which says the same to X where we have a card. */
	private const BEFORE = [
		'og:title' => ['twitter:title'],
		'og:description' => ['twitter:description'],
		'og:image' => ['twitter:image', 'twitter:image:src', 'twitter:image:alt'],
	];

	/** The page so far; null once its head was passed on. */
	private ?string $held = '';

	/** How much of it has been searched for the end of the head. */
	private int $searched = 0;

	/** Where the head ends, when a look was enough to know. */
	private ?int $end = null;

	/** Our <title> element; nothing when there is no title of ours. */
	private string $title = '';

	/** @param bool $has_title Whether WordPress prints the title. Else the theme does, and ours takes its place. */
	public function __construct(private readonly Head $head, private readonly bool $has_title) {}

	public function start(): void {
		// Now, because nothing that runs while a buffer is printed may start another one.
		$title = $this->head->document_title('');
		$this->title = $title === '' ? '' : "<title>$title</title>";
		ob_start($this->pass(...), self::PIECE);
		$level = ob_get_level();
		$close = static function () use ($level, &$close): void {
			remove_action('wp_body_open', $close, PHP_INT_MIN);
			// Whoever has begun a buffer of their own meanwhile ends it with the page, and ours with it.
			if (ob_get_level() === $level) {
				ob_end_flush();
			}
		};
		add_action('wp_body_open', $close, PHP_INT_MIN);
	}

	/** Gets the page in pieces, as it is printed, and holds them until the head is there. */
	private function pass(string $html, int $phase): string {
		if ($this->held === null) {
			return $html;
		}
		$this->held .= $html;
		$is_last = ($phase & PHP_OUTPUT_HANDLER_FINAL) !== 0;
		if (!$this->has_head() && !$is_last && strlen($this->held) < self::LONGEST_HEAD) {
			return '';
		}
		$page = $this->held;
		$this->held = null;
		return $this->has_doubles($page) ? $this->single($page) : $page;
	}

	/** Whether the end of the head is there. */
	private function has_head(): bool {
		$from = max(0, $this->searched - strlen('</head'));
		$this->searched = strlen($this->held);
		$end = stripos($this->held, '</head', $from);
		if ($end === false) {
			return false;
		}
		if (self::is_markup(substr($this->held, 0, $end))) {
			$this->end = $end;
			return true;
		}
		return HeadReader::read($this->held)->end !== null;
	}

	/** Whether a text surely does not end in a comment, script, style or title. */
	private static function is_markup(string $text): bool {
		// Names in lower case only, as nearly everybody writes them: the parser reads the others.
		if (preg_match(self::IN_CAPITALS, $text)) {
			return false;
		}
		foreach (self::TEXTS as $begin => $end) {
			$last = strrpos($text, $begin);
			if ($last !== false && strpos($text, $end, $last) === false) {
				return false;
			}
		}
		return true;
	}

	/** Whether anything could be there twice: when in doubt, yes. */
	private function has_doubles(string $page): bool {
		if (!$this->has_title || $this->end === null) {
			return true;
		}
		$printed = implode("\n", array_column($this->head->printed(), 'html'));
		$at = $printed === '' ? 0 : strpos($page, $printed);
		if ($at === false || $at > $this->end) {
			return true;
		}
		$rest = substr_replace(substr($page, 0, $this->end), '', $at, strlen($printed));
		if (preg_match_all(self::CANDIDATES, $rest, $found) === false) {
			return true;
		}
		$known = $this->known();
		$robots = 0;
		$titles = 0;
		foreach ($found[0] as $element) {
			$is_double = match ($element[1] . substr($element, -1)) {
				't>' => $this->title !== '' && ($element !== $this->title || ++$titles > 1),
				'l>' => isset($known['canonical']) && stripos($element, 'canonical') !== false,
				'm>' => str_starts_with($element, self::ROBOTS)
					? ++$robots > 1
					: self::may_be_one_of($element, $known),
				// It has no end, or one that only a parser finds.
				default => true,
			};
			if ($is_double) {
				return true;
			}
		}
		return false;
	}

	/** @param array<string, mixed> $names Lower case. */
	private static function may_be_one_of(string $meta, array $names): bool {
		preg_match_all('/(?:name|property)\s*=\s*["\']?\s*([^"\'\s>]*)/i', $meta, $said);
		foreach ($said[1] as $name) {
			// Entities are for the parser.
			if (isset($names[strtolower($name)]) || str_contains($name, '&')) {
				return true;
			}
		}
		return false;
	}

	/** @return array<string, true> What there should be one of, or none. */
	private function known(): array {
		$ours = array_fill_keys(array_column($this->head->printed(), 'name'), true);
		return $ours + array_fill_keys(['robots', ...self::parts($ours)], true);
	}

	/**
	 * @param array<string, mixed> $ours What we print.
	 * @return list<string> What would be read as a part of it, or before it.
	 */
	private static function parts(array $ours): array {
		$parts = isset($ours['og:image']) ? self::OF_IMAGE : [];
		return isset($ours['twitter:card'])
			? array_merge($parts, ...array_values(array_intersect_key(self::BEFORE, $ours)))
			: $parts;
	}

	/** The page with one of each in its head. */
	private function single(string $page): string {
		$reader = HeadReader::read($page);
		if ($reader->start === null || $reader->end === null) {
			return $page;
		}
		$inside = substr($page, $reader->start, $reader->end - $reader->start);
		if (!$this->has_title && $this->title !== '') {
			$page = substr_replace($page, "\n$this->title", $reader->start, 0);
			$reader = HeadReader::read($page);
			$inside .= $this->title;
		}
		$left = $this->ours($inside);
		$single = '';
		$copied = 0;
		foreach ($reader->elements as ['start' => $start, 'length' => $length, 'names' => $names]) {
			$element = substr($page, $start, $length);
			$single .= substr($page, $copied, $start - $copied);
			$copied = $start + $length;
			$name = current(array_filter($names, static fn($name): bool => isset($left[$name])));
			if ($name === false || ($left[$name][$element] ?? 0) > 0) {
				$single .= $element;
			}
			if ($name !== false && isset($left[$name][$element])) {
				--$left[$name][$element];
			}
		}
		return $single . substr($page, $copied);
	}

	/**
	 * By name, the elements that stay and how often; none where all go. Only what is really there: others may have changed or
	 * removed it.
	 *
	 * @return array<string, array<string, int>>
	 */
	private function ours(string $inside): array {
		$elements = $this->head->printed();
		if ($this->title !== '') {
			$elements[] = ['name' => 'title', 'html' => $this->title];
		}
		if (preg_match('/' . self::ROBOTS . '[^>]*>/', $inside, $robots)) {
			$elements[] = ['name' => 'robots', 'html' => $robots[0]];
		}
		$ours = [];
		foreach ($elements as ['name' => $name, 'html' => $html]) {
			if ($name !== '' && str_contains($inside, $html)) {
				$ours[$name][$html] = ($ours[$name][$html] ?? 0) + 1;
			}
		}
		return $ours + array_fill_keys(self::parts($ours), []);
	}
}
