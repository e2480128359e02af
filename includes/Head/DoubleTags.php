<?php
/**
 * What others print into the head although we do.
 */

declare(strict_types=1);

namespace Pharos\Head;

/**
 * Looks through the page while the theme prints it, until its head is complete, for a second title, a second of what we have
 * printed, and a second robots tag, which WordPress prints with our instructions. In most themes there is none: then the page
 * goes on as it is, and OthersTags remembers that. When there is one, or a doubt, SingleTags leaves one of each.
 */
final class DoubleTags {
	/** No head is longer. What is not a page, such as a file that a template sends, is not held back. */
	private const LONGEST_HEAD = 1_000_000;

	/** Nearly everybody writes names of elements in these. */
	private const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

	/** In bytes; a head is mostly some times as long. PHP takes so much memory at once. */
	private const PIECE = 4096;

	/**
	 * What to look at in a head: comments; <meta> and <link> elements that are well-formed (of others only a parser sees the
	 * end); titles; where the elements begin and end whose inside is not the page's.
	 */
	private const TOKENS =
		'~<!--.*?-->' .
		'|<(?:meta|link)(?:\s++[a-z][\w:.-]*+(?:\s*+=\s*+(?:"[^"]*+"|\'[^\']*+\'|[^\s"\'`=<>]++))?+)*+\s*+/?>' .
		'|<title>[^<]*+</title>' .
		'|<(?:!--|(?:meta|link|/?(?:script|style|title|noscript|template|svg))(?![\w:-]))~is';

	/** An element that we may print: title, canonical, description, robots, those of networks. Entities are for the parser. */
	private const OURS_SOMEWHERE = '~^<title|^<link.*canonical|(?:name|property)\s*=\s*["\']?\s*(?:description|robots|[^"\'\s>]*[:&])~is';

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

	/** How far the end of the head has been looked for. */
	private int $at = 0;

	/** Whether something was seen that only a parser understands. */
	private bool $is_odd = false;

	/** @var list<string> The <title>, <meta> and <link> elements of the head. */
	private array $elements = [];

	/** Our <title> element; nothing when there is no title of ours. */
	private string $title = '';

	private OthersTags $others;

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
		$this->others = new OthersTags($this->head->context());
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
		$has_head = $this->has_head();
		if (!$has_head && !$is_last && strlen($this->held) < self::LONGEST_HEAD) {
			return '';
		}
		$page = $this->held;
		$this->held = null;
		$may_have_doubles = $this->may_have_doubles();
		if ($has_head) {
			$this->others->saw($may_have_doubles || $this->has_tags_of_others());
		}
		return $may_have_doubles
			? (new SingleTags($this->head->printed(), $this->title, !$this->has_title))->of($page)
			: $page;
	}

	/** Whether the end of the head is there. */
	private function has_head(): bool {
		if (!$this->is_odd) {
			$end = stripos($this->held, '</head', $this->at);
			$this->at = max(0, strlen($this->held) - strlen('</head') + 1);
			if ($end === false) {
				return false;
			}
			$this->is_odd = !$this->look_through(substr($this->held, 0, $end));
		}
		return !$this->is_odd || HeadReader::read($this->held)->end !== null;
	}

	/** Collects the elements; false when only a parser can tell what is an element, or whether the head ends here. */
	private function look_through(string $head): bool {
		$this->elements = [];
		/** The element whose inside is passed over. */
		$inside = null;
		preg_match_all(self::TOKENS, $head, $tokens);
		foreach ($tokens[0] as $token) {
			if ($inside !== null) {
				if ($token === "</$inside") {
					$inside = null;
				} elseif (
					($inside === 'script' && $token[1] === '!') ||
					stripos($token, "</$inside") !== false
				) {
					// In a comment within a script, its end may be none; and what looks like an element may hold it.
					return false;
				}
			} elseif ($token[-1] === '>') {
				if ($token[1] === '!') {
					continue;
				}
				if (strspn($token, self::LETTERS, 1, 4) < 4) {
					return false;
				}
				$this->elements[] = $token;
			} elseif ($token[1] !== '/') {
				$inside = substr($token, 1);
				if (!in_array($inside, ['script', 'style', 'noscript', 'template', 'svg'], true)) {
					return false;
				}
			}
		}
		return $inside === null && preg_last_error() === PREG_NO_ERROR;
	}

	/** When in doubt, yes. */
	private function may_have_doubles(): bool {
		if (!$this->has_title || $this->is_odd || $this->elements === []) {
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

	/** Whether others print what we print on other pages, if not on this one. */
	private function has_tags_of_others(): bool {
		$ours = [$this->title, ...array_column($this->head->printed(), 'html')];
		foreach (array_diff($this->elements, $ours) as $element) {
			if (
				!str_starts_with($element, "<meta name='robots' ") &&
				preg_match(self::OURS_SOMEWHERE, $element) === 1
			) {
				return true;
			}
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
