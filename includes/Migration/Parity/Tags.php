<?php
/**
 * The compared tags of a page's head.
 */

declare(strict_types=1);

namespace Pharos\Migration\Parity;

/** A map of the output texts by tag; missing tags have no entry. */
final class Tags {
	/** In the order of a report. `redirect` is the target of a page that redirects, `jsonld` the types in the page's structured data. */
	public const NAMES = [
		'redirect',
		'title',
		'description',
		'robots',
		'canonical',
		'og:type',
		'og:title',
		'og:description',
		'og:image',
		'og:url',
		'og:site_name',
		'og:locale',
		'twitter:card',
		'twitter:title',
		'twitter:description',
		'twitter:image',
		'twitter:site',
		'twitter:creator',
		'jsonld',
	];

	/** Maximum length of a text, in characters. */
	private const LONGEST = 1000;

	/**
	 * Adds a tag. The first of each name applies, as for crawlers; of robots all do.
	 *
	 * @param array<string, string> $tags
	 * @return array<string, string>
	 */
	public static function add(array $tags, string $name, string $text): array {
		$text = trim(preg_replace('/\s+/u', ' ', wp_check_invalid_utf8($text, true)) ?? '');
		if ($text === '' || !in_array($name, self::NAMES, true)) {
			return $tags;
		}
		if ($name === 'robots' && isset($tags[$name])) {
			$text = "$tags[$name], $text";
		} elseif (isset($tags[$name])) {
			return $tags;
		}
		return [$name => mb_substr($text, 0, self::LONGEST)] + $tags;
	}

	/**
	 * Returns the types of JSON-LD nodes.
	 *
	 * @param array<mixed> $nodes
	 */
	public static function types(array $nodes): string {
		$types = [];
		foreach ($nodes as $node) {
			$type = is_array($node) ? $node['@type'] ?? [] : [];
			array_push($types, ...array_filter(array_values((array) $type), 'is_string'));
		}
		$types = array_unique($types);
		sort($types);
		return implode(', ', $types);
	}
}
