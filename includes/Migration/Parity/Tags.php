<?php
/**
 * What of a page's head is compared.
 */

declare(strict_types=1);

namespace Pharos\Migration\Parity;

/** A map of texts by tag, as they were printed: no tag, no entry. */
final class Tags {
	/** In the order of a report. `redirect` is where a page leads that is none, `jsonld` the types of what the page says in JSON-LD. */
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

	/** Characters of one: enough to see what it says. */
	private const LONGEST = 1000;

	/**
	 * The first of each name counts, as it does to those who read pages; of robots all do.
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
	 * The types of nodes of JSON-LD.
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
