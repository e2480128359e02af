<?php
/**
 * The directives of robots tags.
 */

declare(strict_types=1);

namespace Pharos\Page;

/** Of several tags, search engines follow the most restrictive directives; so does the one tag that takes their place. */
final class RobotsValue {
	/** Sizes of image previews, the most restrictive first. */
	private const SIZES = ['none', 'standard', 'large'];

	/**
	 * @param list<string> $contents The contents of robots tags.
	 * @return string The content of one tag that says the same.
	 */
	public static function merge(array $contents): string {
		$merged = [];
		foreach (explode(',', strtolower(implode(',', $contents))) as $directive) {
			[$name, $value] = array_map('trim', explode(':', $directive, 2) + [1 => '']);
			foreach (
				$name === 'none' && $value === '' ? ['noindex', 'nofollow'] : [$name]
				as $name
			) {
				$merged[$name] = isset($merged[$name])
					? self::stricter($merged[$name], $value)
					: $value;
			}
		}
		// These are the defaults; WordPress adds "follow" to "noindex".
		unset($merged[''], $merged['all'], $merged['index']);
		if (isset($merged['nofollow']) || !isset($merged['noindex'])) {
			unset($merged['follow']);
		}
		return implode(
			', ',
			array_map(
				static fn(string $name, string $value): string => $value === ''
					? $name
					: "$name:$value",
				array_keys($merged),
				$merged,
			),
		);
	}

	/** Whether the content of a robots tag keeps the page out of search results. */
	public static function is_noindex(string $content): bool {
		return array_intersect(array_map('trim', explode(',', strtolower($content))), [
			'noindex',
			'none',
		]) !== [];
	}

	/** Returns the stricter of two values of a preview limit: -1 is none, "" belongs to other directives. */
	public static function stricter(string $one, string $other): string {
		if (is_numeric($one) && is_numeric($other)) {
			$limit = static fn(string $value): int => (int) $value < 0 ? PHP_INT_MAX : (int) $value;
			return $limit($other) < $limit($one) ? $other : $one;
		}
		$sizes = array_flip(self::SIZES);
		return ($sizes[$other] ?? PHP_INT_MAX) < ($sizes[$one] ?? PHP_INT_MAX) ? $other : $one;
	}
}
