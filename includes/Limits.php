<?php
/**
 * How long titles, descriptions and addresses should be at most.
 */

declare(strict_types=1);

namespace Pharos;

final class Limits {
	private const DEFAULTS = ['title' => 60, 'description' => 160, 'url' => 90];

	/** @return array{title: int, description: int, url: int} In characters. */
	public static function all(): array {
		/**
		 * Filters the limits: counters warn beyond them, and generated descriptions are cut there.
		 *
		 * @param array{title: int, description: int, url: int} $limits In characters.
		 */
		$limits = (array) apply_filters('pharos_limits', self::DEFAULTS);
		$all = self::DEFAULTS;
		foreach ($all as $name => $default) {
			$limit = $limits[$name] ?? null;
			$all[$name] = is_numeric($limit) && $limit >= 1 ? (int) $limit : $default;
		}
		return $all;
	}
}
