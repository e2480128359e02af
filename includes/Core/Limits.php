<?php
/**
 * Recommended maximum lengths of titles, descriptions and URLs.
 */

declare(strict_types=1);

namespace Pharos\Core;

final class Limits {
	/** Highest accepted limit. */
	private const MOST = 100_000;

	private const DEFAULTS = ['title' => 60, 'description' => 160, 'url' => 90];

	/** @return array{title: int, description: int, url: int} In characters. */
	public static function all(): array {
		/**
		 * Filters the limits: counters warn beyond them, and generated descriptions are cut there, or at the pixel
		 * width that a search result has for so many characters (Text\Text::fit()).
		 *
		 * @param array{title: int, description: int, url: int} $limits In characters.
		 *
		 * @since 1.0.0
		 * @example add_filter('pharos_limits', static fn(array $limits): array => ['title' => 65] + $limits);
		 */
		$limits = apply_filters('pharos_limits', self::DEFAULTS);
		if (!is_array($limits)) {
			return AddOns::refuse('pharos_limits', $limits, self::DEFAULTS);
		}
		$all = self::DEFAULTS;
		foreach ($all as $name => $default) {
			$limit = $limits[$name] ?? $default;
			$all[$name] =
				is_numeric($limit) && $limit >= 1 && $limit <= self::MOST
					? (int) $limit
					: AddOns::refuse('pharos_limits', $limit, $default);
		}
		return $all;
	}
}
