<?php
/**
 * Removes duplicate tags from a page's head.
 */

declare(strict_types=1);

namespace Pharos\Head;

use Pharos\Page\RobotsValue;

/**
 * Keeps Pharos's title and tags and WordPress's robots tag, each as often as Pharos outputs it, and tags that Pharos doesn't output. Of
 * several robots tags one remains, with the directives of all: what other code says about its pages holds.
 */
final class SingleTags {
	/** WordPress's robots tag. */
	private const ROBOTS = "~<meta name='robots' content='([^']*)' />~";

	/**
	 * @param list<array{name: string, html: string}> $printed   The tags that Pharos has output.
	 * @param string                                  $title     Pharos's <title> element; '' if Pharos has no title.
	 * @param bool                                    $adds_title Whether to add the title: WordPress outputs none.
	 * @param bool                                    $keeps_canonical Whether pages with noindex have a canonical URL.
	 */
	public function __construct(
		private readonly array $printed,
		private readonly string $title,
		private readonly bool $adds_title,
		private readonly bool $keeps_canonical = false,
	) {}

	/** Returns the page without duplicate tags; a page without a head unchanged. */
	public function remove_duplicates(string $page): string {
		$reader = HeadReader::read($page);
		if ($reader->start === null || $reader->end === null) {
			return $page;
		}
		$inside = substr($page, $reader->start, $reader->end - $reader->start);
		if ($this->adds_title && $this->title !== '') {
			$page = substr_replace($page, "\n$this->title", $reader->start, 0);
			$reader = HeadReader::read($page);
			$inside .= $this->title;
		}
		$left = $this->pharos_tags($inside);
		$robots = $this->robots($page, $reader);
		if (!$this->keeps_canonical && RobotsValue::is_noindex($robots)) {
			$left['canonical'] = [];
		}
		$single = '';
		$copied = 0;
		foreach ($reader->elements as ['start' => $start, 'length' => $length, 'names' => $names]) {
			$element = substr($page, $start, $length);
			$single .= substr($page, $copied, $start - $copied);
			$copied = $start + $length;
			$name = current(array_filter($names, static fn($name): bool => isset($left[$name])));
			if ($name === false || ($left[$name][$element] ?? 0) > 0) {
				$single .=
					$name === 'robots' && $robots !== ''
						? "<meta name='robots' content='" . esc_attr($robots) . "' />"
						: $element;
			}
			if ($name !== false && isset($left[$name][$element])) {
				--$left[$name][$element];
			}
		}
		return $single . substr($page, $copied);
	}

	/**
	 * Returns the elements to keep and their number, by tag name; empty where all are removed. Only elements that the
	 * page contains: other code may have changed or removed them.
	 *
	 * @return array<string, array<string, int>>
	 */
	private function pharos_tags(string $inside): array {
		$elements = $this->printed;
		if ($this->title !== '') {
			$elements[] = ['name' => 'title', 'html' => $this->title];
		}
		if (preg_match(self::ROBOTS, $inside, $robots)) {
			$elements[] = ['name' => 'robots', 'html' => $robots[0]];
		}
		$pharos_tags = [];
		foreach ($elements as ['name' => $name, 'html' => $html]) {
			if ($name !== '' && str_contains($inside, $html)) {
				$pharos_tags[$name][$html] = ($pharos_tags[$name][$html] ?? 0) + 1;
			}
		}
		return $pharos_tags + array_fill_keys(DoubleTags::parts(array_keys($pharos_tags)), []);
	}

	/** Returns the directives of all robots tags; '' if there is only WordPress's. */
	private function robots(string $page, HeadReader $reader): string {
		$contents = [];
		foreach ($reader->elements as ['start' => $start, 'length' => $length, 'names' => $names]) {
			if (in_array('robots', $names, true)) {
				$tag = new \WP_HTML_Tag_Processor(substr($page, $start, $length));
				$contents[] = $tag->next_tag() ? (string) $tag->get_attribute('content') : '';
			}
		}
		// WordPress's own tag alone is what Pharos has counted on for the canonical URL.
		return count($contents) > 1 || preg_match(self::ROBOTS, $page) !== 1
			? RobotsValue::merge($contents)
			: '';
	}
}
