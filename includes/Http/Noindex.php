<?php
/**
 * Instructions not to index a page, in what a server answered.
 */

declare(strict_types=1);

namespace Pharos\Http;

final class Noindex {
	/** Names of robots meta tags for search engines. */
	public const ROBOTS = ['robots', 'googlebot', 'bingbot'];

	/** Directives with a value after a colon, which look like a crawler's name. */
	private const WITH_VALUE = [
		'unavailable_after',
		'max-snippet',
		'max-image-preview',
		'max-video-preview',
	];

	/** Whether the content of a robots meta tag or header has it. */
	public static function is_in(string $robots): bool {
		return preg_match('/(?<![\w-])(?:noindex|none)(?![\w-])/i', $robots) === 1;
	}

	/** Whether an X-Robots-Tag header has it for search engines: "otherbot: noindex" applies to that crawler only. */
	public static function is_in_headers(Response $answer): bool {
		foreach ($answer->headers['x-robots-tag'] ?? [] as $header) {
			$is_for_others =
				preg_match('/^\s*([\w-]+)\s*:/', $header, $agent) === 1 &&
				!in_array(strtolower($agent[1]), [...self::ROBOTS, ...self::WITH_VALUE], true);
			if (!$is_for_others && self::is_in($header)) {
				return true;
			}
		}
		return false;
	}

	/** Whether a robots meta tag for search engines has it. */
	public static function is_in_document(Document $document): bool {
		foreach (self::ROBOTS as $name) {
			foreach ($document->meta($name) as $content) {
				if (self::is_in($content)) {
					return true;
				}
			}
		}
		return false;
	}
}
