<?php
/**
 * A parsed front-end page.
 */

declare(strict_types=1);

namespace Pharos\Migration\Parity;

use WP_HTML_Tag_Processor;

/** Uses WordPress's HTML parser, which treats scripts, comments and invalid markup as browsers do. */
final class HtmlPage extends WP_HTML_Tag_Processor {
	/** Elements whose content isn't part of the page. */
	private const APART = ['SVG', 'NOSCRIPT', 'TEMPLATE'];

	/** @return array<string, string> See Tags. */
	public static function tags(string $html): array {
		return (new self($html))->read();
	}

	private function read(): array {
		$tags = [];
		$nodes = [];
		$inside = array_fill_keys(self::APART, 0);
		while ($this->next_tag(['tag_closers' => 'visit'])) {
			$tag = (string) $this->get_tag();
			if (isset($inside[$tag])) {
				$inside[$tag] = max(0, $inside[$tag] + ($this->is_tag_closer() ? -1 : 1));
			} elseif (!$this->is_tag_closer() && array_sum($inside) === 0) {
				if ($tag === 'SCRIPT' && $this->lower('type') === 'application/ld+json') {
					array_push($nodes, ...self::nodes($this->get_modifiable_text()));
					continue;
				}
				[$name, $text] = $this->told($tag);
				$tags = Tags::add($tags, $name, $text);
			}
		}
		return Tags::add($tags, 'jsonld', Tags::types($nodes));
	}

	/** @return array{string, string} Name and content. */
	private function told(string $tag): array {
		return match ($tag) {
			'TITLE' => ['title', $this->get_modifiable_text()],
			'META' => [
				$this->lower('property') ?: $this->lower('name'),
				(string) $this->get_attribute('content'),
			],
			'LINK' => [
				in_array('canonical', preg_split('/\s+/', $this->lower('rel')) ?: [], true)
					? 'canonical'
					: '',
				(string) $this->get_attribute('href'),
			],
			default => ['', ''],
		};
	}

	/** @return list<mixed> The top-level items of a script, without nested ones. */
	private static function nodes(string $json): array {
		$said = json_decode($json, true);
		$said = is_array($said) ? $said : [];
		$graph = $said['@graph'] ?? null;
		return match (true) {
			is_array($graph) => array_values($graph),
			array_is_list($said) => $said,
			default => [$said],
		};
	}

	private function lower(string $attribute): string {
		return strtolower(trim((string) $this->get_attribute($attribute)));
	}
}
