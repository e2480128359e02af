<?php
/**
 * The registry of checks, by kind.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Core\AddOns;

final class Checks {
	/** In the order in which the application merges their reports: an id of a later kind overrides an earlier one. */
	public const KINDS = ['general', 'other', 'settings'];

	/** @return array<string, Check> By id. */
	public static function for_kind(string $kind): array {
		$original = self::built_in($kind);
		/**
		 * Filters the checks of the site analysis: add-ons add checks with ids that begin with the add-on's name, such
		 * as "acme_prices". Checks of the plugin can't be removed.
		 *
		 * @param list<Check> $checks The existing checks.
		 * @param string      $kind   `general` (the site's pages and how they are served), `other` (files, the database, the
		 *                            installation) or `settings` (settings of plugins).
		 *
		 * @since 1.0.0
		 * @see docs/analysis.md
		 * @example add_filter('pharos_analysis_checks', static function (array $checks, string $kind): array {
		 * 	if ($kind === 'other') {
		 * 		$checks[] = new Acme\PriceCheck(); // Implements Pharos\Analysis\Check.
		 * 	}
		 * 	return $checks;
		 * }, 10, 2);
		 */
		$filtered = apply_filters('pharos_analysis_checks', array_values($original), $kind);
		if ($filtered === array_values($original)) {
			return $original;
		}
		if (!is_array($filtered)) {
			return AddOns::refuse('pharos_analysis_checks', $filtered, $original);
		}
		$checks = $original;
		$reserved = array_flip(self::own_ids());
		foreach ($filtered as $check) {
			if (in_array($check, $original, true)) {
				continue;
			}
			$id = self::id($check);
			if ($id === null || isset($reserved[$id]) || isset($checks[$id])) {
				AddOns::refuse('pharos_analysis_checks', $id ?? $check);
			} else {
				$checks[$id] = $check;
			}
		}
		return $checks;
	}

	/** Whether a check belongs to the plugin. */
	public static function is_own(string $id): bool {
		return in_array($id, self::own_ids(), true);
	}

	/** Whether a check with this id exists. */
	public static function exists(string $id): bool {
		foreach (self::KINDS as $kind) {
			if (isset(self::for_kind($kind)[$id])) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param array<string, array> $items The items of a report.
	 * @return array<string, array> The items whose checks still exist.
	 */
	public static function known(string $kind, array $items): array {
		return array_intersect_key($items, self::for_kind($kind));
	}

	/** @return list<string> */
	private static function own_ids(): array {
		static $ids = null;
		return $ids ??= array_merge(
			...array_map(
				static fn(string $kind): array => array_keys(self::built_in($kind)),
				self::KINDS,
			),
		);
	}

	/** @return array<string, Check> By id. */
	private static function built_in(string $kind): array {
		$checks = match ($kind) {
			'general' => Checks\Pages\All::checks(),
			'other' => Checks\Site\All::checks(),
			'settings' => Checks\Settings\All::checks(),
		};
		return array_column(
			array_map(static fn(Check $check): array => [$check->id(), $check], $checks),
			1,
			0,
		);
	}

	/** Returns the id of an add-on's check; null if the value isn't a check or its id is invalid. */
	private static function id(mixed $check): ?string {
		if (!($check instanceof Check)) {
			return null;
		}
		try {
			$id = $check->id();
		} catch (\Throwable) {
			return null;
		}
		return preg_match('/^[a-z][a-z0-9]*_[a-z0-9_]{1,60}$/D', $id) ? $id : null;
	}
}
