<?php
/**
 * What others print into the head although we do.
 */

declare(strict_types=1);

namespace Pharos\Head;

use WP_HTML_Tag_Processor;

/**
 * Reads the page while the theme prints it, until its head is complete, and leaves one of each in there: our title,
 * what we have printed, and WordPress's robots tag, which carries our instructions. What we say nothing about stays.
 */
final class DoubleTags {
	/** No head is longer. What is not a page, such as a file that a template sends, is not held back. */
	private const LONGEST_HEAD = 1_000_000;

	/** Comments, scripts and images (SVG) may hold anything; the rest is what we look for. */
	private const PARTS = '/<!--.*?-->|<(script|style|svg|noscript|template)\b.*?<\/\1\s*>|<title\b.*?<\/title\s*>|<(?:meta|link)\b(?:[^>"\']|"[^"]*"|\'[^\']*\')*>/is';

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

	/** Our <title> element; nothing when there is no title of ours. */
	private string $title = '';

	/** @param bool $has_title Whether WordPress prints the title. Else the theme does, and ours takes its place. */
	public function __construct(private readonly Head $head, private readonly bool $has_title) {}

	public function start(): void {
		// Now, because nothing that runs while a buffer is printed may start another one.
		$title = $this->head->document_title('');
		$this->title = $title === '' ? '' : "<title>$title</title>";
		ob_start($this->pass(...), 4096);
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
		$end = stripos($this->held, '</head>');
		$is_last = ($phase & PHP_OUTPUT_HANDLER_FINAL) !== 0;
		if ($end === false && !$is_last && strlen($this->held) < self::LONGEST_HEAD) {
			return '';
		}
		$page = $this->held;
		$this->held = null;
		// A quoted attribute of <head> could hold ">", but no theme's does.
		if ($end === false || !preg_match('/<head\b[^>]*>/i', $page, $head, PREG_OFFSET_CAPTURE)) {
			return $page;
		}
		$start = $head[0][1] + strlen($head[0][0]);
		return substr_replace(
			$page,
			$this->single(substr($page, $start, $end - $start)),
			$start,
			$end - $start,
		);
	}

	/** The inside of a head with one of each. */
	private function single(string $inside): string {
		if (!$this->has_title && $this->title !== '') {
			$inside = "\n$this->title$inside";
		}
		$ours = $this->ours($inside);
		$single = preg_replace_callback(
			self::PARTS,
			static function (array $part) use ($ours): string {
				$kept = $ours[self::name($part[0])] ?? null;
				return $kept === null || in_array($part[0], $kept, true) ? $part[0] : '';
			},
			$inside,
		);
		return $single ?? $inside;
	}

	/**
	 * By name, the elements that stay; none where all go. Only what is really there: others may have changed or removed it.
	 *
	 * @return array<string, list<string>>
	 */
	private function ours(string $inside): array {
		$elements = $this->head->printed();
		if ($this->title !== '') {
			$elements[] = $this->title;
		}
		if (preg_match("/<meta name='robots'[^>]*>/", $inside, $robots)) {
			$elements[] = $robots[0];
		}
		$ours = [];
		foreach ($elements as $element) {
			if (str_contains($inside, $element)) {
				$ours[self::name($element)][] = $element;
			}
		}
		unset($ours['']);
		$theirs = isset($ours['og:image']) ? self::OF_IMAGE : [];
		if (isset($ours['twitter:card'])) {
			$theirs = array_merge(
				$theirs,
				...array_values(array_intersect_key(self::BEFORE, $ours)),
			);
		}
		return $ours + array_fill_keys($theirs, []);
	}

	/** What an element tells, such as "title", "description", "og:image"; nothing for what pages may have many of. */
	private static function name(string $element): string {
		if (!preg_match('/^<(title|meta|link)/i', $element, $match)) {
			return '';
		}
		$tag = new WP_HTML_Tag_Processor($element);
		$tag->next_tag();
		return match (strtolower($match[1])) {
			'title' => 'title',
			'meta' => strtolower(
				(string) ($tag->get_attribute('name') ?? $tag->get_attribute('property')),
			),
			'link' => preg_match('/(^|\s)canonical(\s|$)/i', (string) $tag->get_attribute('rel'))
				? 'canonical'
				: '',
		};
	}
}
