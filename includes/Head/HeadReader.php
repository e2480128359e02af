<?php
/**
 * Finds the elements in a page that a head should have once.
 */

declare(strict_types=1);

namespace Pharos\Head;

use WP_HTML_Tag_Processor;

/**
 * Uses WordPress's HTML parser, which treats scripts, styles, titles and comments as browsers do. Loaded only if a scan
 * of the text isn't enough.
 */
final class HeadReader extends WP_HTML_Tag_Processor {
	/** Elements whose content isn't part of the head. */
	private const APART = ['SVG', 'NOSCRIPT', 'TEMPLATE'];

	/** Offset of the head's content; null for a page without a head. */
	public ?int $start = null;

	/** Offset of the head's end; null if the head is incomplete. */
	public ?int $end = null;

	/**
	 * @var list<array{start: int, length: int, names: list<string>}> The <title>, <meta> and <link rel="canonical"> elements of the head.
	 */
	public array $elements = [];

	public static function read(string $page): self {
		$reader = new self($page);
		$reader->walk();
		return $reader;
	}

	private function walk(): void {
		/** @var array<string, int> $inside The number of open elements by name. */
		$inside = array_fill_keys(self::APART, 0);
		while ($this->next_tag(['tag_closers' => 'visit'])) {
			$tag = (string) $this->get_tag();
			$is_closer = $this->is_tag_closer();
			if (isset($inside[$tag])) {
				$inside[$tag] = max(0, $inside[$tag] + ($is_closer ? -1 : 1));
			} elseif ($tag === 'HEAD' && $is_closer) {
				$this->end = $this->span()->start;
				return;
			} elseif ($tag === 'HEAD') {
				$span = $this->span();
				$this->start ??= $span->start + $span->length;
			} elseif ($this->start !== null && !$is_closer && array_sum($inside) === 0) {
				$this->keep($tag);
			}
		}
	}

	private function keep(string $tag): void {
		$names = match ($tag) {
			'TITLE' => ['title'],
			'META' => array_filter([$this->lower('name'), $this->lower('property')]),
			'LINK' => array_intersect(preg_split('/\s+/', $this->lower('rel')), ['canonical']),
			default => [],
		};
		if ($names !== []) {
			$span = $this->span();
			$this->elements[] = [
				'start' => $span->start,
				'length' => $span->length,
				'names' => array_values($names),
			];
		}
	}

	private function lower(string $attribute): string {
		return strtolower(trim((string) $this->get_attribute($attribute)));
	}

	private function span(): \WP_HTML_Span {
		$this->set_bookmark('here');
		return $this->bookmarks['here'];
	}
}
