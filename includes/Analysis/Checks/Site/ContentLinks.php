<?php
/**
 * Finds the links in a text.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Site;

/** Links in HTML, and in the attributes of blocks that store a URL there: navigation links, embeds, buttons of other plugins. */
final class ContentLinks {
	private const PATTERN = '~\bhref\s*=\s*(?:"([^"]*)"|\'([^\']*)\'|([^\s"\'>]+))|"(?:url|link|href)"\s*:\s*"([^"]*)"~i';

	/** @return list<string> As written, without fragments. */
	public static function extract(string $text): array {
		preg_match_all(self::PATTERN, $text, $found, PREG_SET_ORDER);
		$links = [];
		foreach ($found as $link) {
			$url = isset($link[4])
				? str_replace(['\\/', '\\u0026'], ['/', '&'], $link[4])
				: html_entity_decode(($link[1] ?? '') . ($link[2] ?? '') . ($link[3] ?? ''));
			$url = trim(explode('#', $url, 2)[0]);
			if ($url !== '') {
				$links[$url] = true;
			}
		}
		return array_map('strval', array_keys($links));
	}

	/** Whether the URL is relative to the page that contains it. */
	public static function is_relative(string $link): bool {
		return preg_match('~^(?:[a-z][a-z0-9+.-]*:|/|\?)~i', $link) !== 1;
	}
}
