<?php
/**
 * Duplicate tags in the head.
 */

declare(strict_types=1);

namespace Pharos\Head;

/**
 * Scans the output of the theme until the head is complete, for a second title, a second tag of those that Pharos
 * outputs, and a second robots tag (WordPress outputs one with Pharos's directives). In most themes there is no
 * duplicate: the page is then sent unchanged, and ForeignTags remembers that. If there is a duplicate, or a doubt,
 * SingleTags keeps one of each.
 */
final class DoubleTags {
	/** Maximum length of a head in bytes. Other output, such as a file that a template sends, isn't held back. */
	private const LONGEST_HEAD = 1_000_000;

	/** Almost all element names consist of these. */
	private const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

	/** Buffer size in bytes, which PHP allocates at once. Heads are typically several times as long. */
	private const PIECE = 4096;

	/**
	 * The relevant parts of a head: comments; well-formed <meta> and <link> elements (the end of malformed ones only a
	 * parser can find); titles; the start and end of elements whose content isn't part of the page.
	 */
	private const TOKENS =
		'~<!--.*?-->' .
		'|<(?:meta|link)(?:\s++[a-z][\w:.-]*+(?:\s*+=\s*+(?:"[^"]*+"|\'[^\']*+\'|[^\s"\'`=<>]++))?+)*+\s*+/?>' .
		'|<title>[^<]*+</title>' .
		'|<(?:!--|(?:meta|link|/?(?:script|style|title|noscript|template|svg))(?![\w:-]))~is';

	/** Matches elements that Pharos may output: title, canonical, description, robots and social tags. Entities are left to the parser. */
	private const OURS_SOMEWHERE = '~^<title|^<link.*canonical|(?:name|property)\s*=\s*["\']?\s*(?:description|robots|[^"\'\s>]*[:&])~is';

	/** Properties that consumers read as part of Pharos's og:image. */
	private const OF_IMAGE = [
		'og:image:url',
		'og:image:secure_url',
		'og:image:width',
		'og:image:height',
		'og:image:alt',
		'og:image:type',
	];

	/** Tags that X prefers to Pharos's Open Graph tags, which X otherwise uses when there is a card tag. */
	private const BEFORE = [
		'og:title' => ['twitter:title'],
		'og:description' => ['twitter:description'],
		'og:image' => ['twitter:image', 'twitter:image:src', 'twitter:image:alt'],
	];

	/** The buffered page; null once its head has been sent. */
	private ?string $held = '';

	/** The offset up to which the end of the head has been searched for. */
	private int $at = 0;

	/** Whether the head contains something that only a parser can interpret. */
	private bool $is_odd = false;

	/** @var list<string> The <title>, <meta> and <link> elements of the head. */
	private array $elements = [];

	/** Pharos's <title> element; '' if Pharos has no title. */
	private string $title = '';

	private ForeignTags $others;

	/** @param bool $has_title Whether WordPress outputs the title. Otherwise the theme does, and Pharos replaces that title. */
	public function __construct(private readonly Head $head, private readonly bool $has_title) {}

	/**
	 * @param list<string> $pharos_tags Names of the tags that Pharos outputs.
	 * @return list<string> Names of tags that consumers read as part of these, or prefer to them.
	 */
	public static function parts(array $pharos_tags): array {
		$parts = in_array('og:image', $pharos_tags, true) ? self::OF_IMAGE : [];
		return in_array('twitter:card', $pharos_tags, true)
			? array_merge(
				$parts,
				...array_values(array_intersect_key(self::BEFORE, array_flip($pharos_tags))),
			)
			: $parts;
	}

	public function start(): void {
		$this->others = new ForeignTags($this->head->context());
		$this->head->record();
		// Computed now, because code that runs in an output callback can't start another buffer.
		$title = $this->head->document_title('');
		$this->title = $title === '' ? '' : "<title>$title</title>";
		ob_start($this->pass(...), self::PIECE);
		$level = ob_get_level();
		$close = static function () use ($level, &$close): void {
			remove_action('wp_body_open', $close, PHP_INT_MIN);
			// If other code has started a buffer since, it ends with the page, and this one with it.
			if (ob_get_level() === $level) {
				ob_end_flush();
			}
		};
		add_action('wp_body_open', $close, PHP_INT_MIN);
	}

	/** Receives the page in chunks and holds them until the head is complete. */
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
			? (new SingleTags(
				$this->head->printed(),
				$this->title,
				!$this->has_title,
				$this->head->has_noindex_canonical(),
			))->remove_duplicates($page)
			: $page;
	}

	/** Whether the head is complete. */
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

	/** Collects the elements; false when only a parser can tell what is an element or whether the head ends here. */
	private function look_through(string $head): bool {
		$this->elements = [];
		/** The element whose content is skipped. */
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
					// In a comment within a script, a closing tag may not close the script, and an apparent element may contain it.
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

	/** Whether the head may have duplicates; true when in doubt. */
	private function may_have_doubles(): bool {
		if (!$this->has_title || $this->is_odd || $this->elements === []) {
			return true;
		}
		$pharos_tags = array_column($this->head->printed(), 'name', 'html');
		$known =
			array_flip($pharos_tags) +
			array_fill_keys(self::parts(array_values($pharos_tags)), true);
		$seen = [];
		foreach ($this->elements as $element) {
			$is_robots = str_starts_with($element, "<meta name='robots' ");
			if (!$is_robots && !isset($pharos_tags[$element]) && $element !== $this->title) {
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

	/** Whether the head has tags from other code that Pharos outputs on other pages, if not on this one. */
	private function has_tags_of_others(): bool {
		$pharos_tags = [$this->title, ...array_column($this->head->printed(), 'html')];
		foreach (array_diff($this->elements, $pharos_tags) as $element) {
			if (
				!str_starts_with($element, "<meta name='robots' ") &&
				preg_match(self::OURS_SOMEWHERE, $element) === 1
			) {
				return true;
			}
		}
		return false;
	}

	/** @param array<string, mixed> $names Tag names that may occur once or not at all, in lower case. */
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
			// Entities are left to the parser.
			if ($name === 'robots' || isset($names[$name]) || str_contains($name, '&')) {
				return true;
			}
		}
		return false;
	}
}
