<?php
/**
 * The files that browsers load for an element.
 */

declare(strict_types=1);

namespace Pharos\Http;

final class ElementFiles {
	/** Relations of <link> elements that load a file. */
	private const LINKS = ['stylesheet', 'icon', 'preload', 'manifest'];

	/** @return list<string> URLs as written. */
	public static function by(string $tag, DocumentReader $element): array {
		$src = $element->value('src');
		$urls = match ($tag) {
			'SCRIPT', 'IFRAME', 'EMBED', 'AUDIO', 'TRACK', 'FRAME' => [$src],
			'VIDEO' => [$src, $element->value('poster')],
			'IMG', 'SOURCE' => [$src, ...self::of_set($element->value('srcset'))],
			'INPUT' => $element->words('type') === ['image'] ? [$src] : [],
			'OBJECT' => [$element->value('data')],
			'LINK' => array_intersect(self::LINKS, $element->words('rel'))
				? [$element->value('href')]
				: [],
			'STYLE' => self::of_css($element->get_modifiable_text()),
			default => [],
		};
		return [...$urls, ...self::of_css($element->value('style'))];
	}

	/** @return list<string> The URLs of a `srcset`. */
	private static function of_set(string $set): array {
		preg_match_all('/([^\s,]\S*[^\s,])(?:\s+[\d.]+[wxh])?\s*(?:,|$)/', $set, $found);
		return $found[1];
	}

	/** @return list<string> The URLs in styles. */
	private static function of_css(string $css): array {
		if (stripos($css, 'url(') === false) {
			return [];
		}
		preg_match_all('/url\(\s*(["\']?)([^"\')]+)\1\s*\)/i', $css, $found);
		return array_map(trim(...), $found[2]);
	}
}
