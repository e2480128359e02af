<?php
/**
 * The stored result of a check in a report.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

/** Validates items, whichever code wrote the option: the application, Site Health and WP-CLI rely on their types. */
final class Item {
	private const STATUSES = [Check::ERROR, Check::WARNING, Check::SUGGESTION, Check::SUCCESS];

	/** Whether the value has the shape of Result::item(). */
	public static function is_whole(mixed $item): bool {
		return is_array($item) &&
			in_array($item['status'] ?? null, self::STATUSES, true) &&
			is_string($item['message'] ?? null) &&
			is_bool($item['not_fixable'] ?? null) &&
			self::is_fix($item['fix'] ?? null) &&
			self::are($item['description'] ?? null, self::is_part(...));
	}

	private static function is_part(mixed $part): bool {
		return match (true) {
			is_string($part) => true,
			!is_array($part) => false,
			isset($part['list']) => self::are($part['list'], is_string(...)),
			isset($part['links']) => self::are($part['links'], self::is_link(...)),
			default => self::are($part['images'] ?? null, self::is_link(...)),
		};
	}

	private static function is_link(mixed $link): bool {
		return is_array($link) &&
			is_string($link['url'] ?? null) &&
			is_string($link['details'] ?? '') &&
			(is_string($link['status'] ?? '') || is_int($link['status'])) &&
			self::is_fix($link['fix'] ?? null);
	}

	private static function is_fix(mixed $fix): bool {
		return $fix === null ||
			(is_array($fix) && is_string($fix['label'] ?? null) && is_string($fix['url'] ?? null));
	}

	private static function are(mixed $entries, \Closure $is_one): bool {
		return is_array($entries) &&
			array_is_list($entries) &&
			count(array_filter($entries, $is_one)) === count($entries);
	}
}
