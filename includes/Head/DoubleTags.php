<?php
/**
 * What others print into the head although we do.
 */

declare(strict_types=1);

namespace Pharos\Head;

/**
 * Looks through the page while the theme prints it, until its head is complete, for a second title, a second of what we have
 * printed, and a second robots tag, which WordPress prints with our instructions. In most themes there is none: then the page
 * goes on as it is. When there is one, or a doubt, SingleTags leaves one of each.
 */
final class DoubleTags {
	/** No head is longer. What is not a page, such as a file that a template sends, is not held back. */
	private const LONGEST_HEAD = 1_000_000;

	/** In bytes; a head is mostly a few times as long. */
	private const PIECE = 32_768;

	/** Elements whose inside is not the page's, in lower case as nearly everybody writes them. */
	private const APART = [
		'script' => '</script',
		'style' => '</style',
		'title' => '</title',
		'noscript' => '</noscript',
		'template' => '</template',
		'svg' => '</svg',
	];

	/** A well-formed element, from the place that is given on: of others only a parser sees the end. */
	private const ELEMENT = '/\G<(?:meta|link)(?:\s++[a-z][\w:.-]*+(?:\s*+=\s*+(?:"[^"]*+"|\'[^\']*+\'|[^\s"\'`=<>]++))?+)*+\s*+\/?>/i';

	/** In bytes; an element of that length is not expected to come to an end. */
	private const LONG_ELEMENT = 8_192;

	private const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

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

	/** How far it has been looked through. */
	private int $at = 0;

	/** Where the head ends; null as long as that was not seen. */
	private ?int $end = null;

	/** Whether something was seen that only a parser understands. */
	private bool $is_odd = false;

	/** @var list<string> The <title>, <meta> and <link> elements of the head. */
	private array $elements = [];

	/** Our <title> element; nothing when there is no title of ours. */
	private string $title = '';

	/** @param bool $has_title Whether WordPress prints the title. Else the theme does, and ours takes its place. */
	public function __construct(private readonly Head $head, private readonly bool $has_title) {}

	/**
	 * @param list<string> $ours Names of what we print.
	 * @return list<string> What would be read as a part of it, or before it.
	 */
	public static function parts(array $ours): array {
		$parts = in_array('og:image', $ours, true) ? self::OF_IMAGE : [];
		return in_array('twitter:card', $ours, true)
			? array_merge(
				$parts,
				...array_values(array_intersect_key(self::BEFORE, array_flip($ours))),
			)
			: $parts;
	}

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
		return $this->may_have_doubles()
			? (new SingleTags($this->head->printed(), $this->title, !$this->has_title))->of($page)
			: $page;
	}

	/** Whether the end of the head is there. */
	private function has_head(): bool {
		while (!$this->is_odd && $this->end === null && $this->read_on()) {
			continue;
		}
		return $this->is_odd ? HeadReader::read($this->held)->end !== null : $this->end !== null;
	}

	/** Goes to behind the next element or comment; false when its end is not there yet. */
	private function read_on(): bool {
		$page = $this->held;
		$start = strpos($page, '<', $this->at);
		// Enough of it to know the name.
		if ($start === false || strlen($page) < $start + 12) {
			return false;
		}
		if ($page[$start + 1] === '/') {
			if (substr_compare($page, 'head', $start + 2, 4, true) === 0) {
				$this->end = $start;
			}
			$this->at = $start + 2;
			return true;
		}
		$written = substr($page, $start + 1, strspn($page, self::LETTERS, $start + 1, 9));
		$name = strtolower($written);
		if (isset(self::APART[$name]) || substr_compare($page, '<!--', $start, 4) === 0) {
			$end = strpos($page, self::APART[$name] ?? '-->', $start);
			$end = $end === false ? false : strpos($page, '>', $end);
			// In a comment within a script, its end may be none.
			$this->is_odd =
				$name !== $written ||
				($name === 'script' &&
					$end !== false &&
					str_contains(substr($page, $start, $end - $start), '<!--'));
		} elseif ($name === 'meta' || $name === 'link') {
			preg_match(self::ELEMENT, $page, $element, 0, $start);
			$end = $element === [] ? false : $start + strlen($element[0]) - 1;
			$this->is_odd =
				$name !== $written ||
				($end === false && strlen($page) - $start > self::LONG_ELEMENT);
		} else {
			$this->at = $start + 1;
			return true;
		}
		if ($end === false || $this->is_odd) {
			return false;
		}
		$this->at = $end + 1;
		if ($name === 'title' || $name === 'meta' || $name === 'link') {
			$this->elements[] = substr($page, $start, $this->at - $start);
		}
		return true;
	}

	/** When in doubt, yes. */
	private function may_have_doubles(): bool {
		if (!$this->has_title || $this->is_odd || $this->end === null) {
			return true;
		}
		$ours = array_column($this->head->printed(), 'name', 'html');
		$known = array_flip($ours) + array_fill_keys(self::parts(array_values($ours)), true);
		$seen = [];
		foreach ($this->elements as $element) {
			$is_robots = str_starts_with($element, "<meta name='robots' ");
			if (!$is_robots && !isset($ours[$element]) && $element !== $this->title) {
				if ($this->may_be_one_of($element, $known)) {
					return true;
				}
				continue;
			}
			$what = $is_robots ? 'robots' : $element;
			if (isset($seen[$what])) {
				return true;
			}
			$seen[$what] = true;
		}
		return false;
	}

	/** @param array<string, mixed> $names What there should be one of, or none; in lower case. */
	private function may_be_one_of(string $element, array $names): bool {
		if ($element[1] === 't') {
			return $this->title !== '';
		}
		if ($element[1] === 'l') {
			return isset($names['canonical']) && stripos($element, 'canonical') !== false;
		}
		preg_match_all('/(?:name|property)\s*=\s*["\']?\s*([^"\'\s>]*)/i', $element, $said);
		foreach ($said[1] as $name) {
			$name = strtolower($name);
			// Entities are for the parser.
			if ($name === 'robots' || isset($names[$name]) || str_contains($name, '&')) {
				return true;
			}
		}
		return false;
	}
}
