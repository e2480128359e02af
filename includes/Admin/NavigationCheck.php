<?php
/**
 * Validation of a navigation tree that add-ons have changed.
 */

declare(strict_types=1);

namespace Pharos\Admin;

use Pharos\Core\AddOns;

/** Removes invalid sections and links. Loaded only if an add-on has changed the tree. */
final class NavigationCheck {
	private const LAYOUTS = ['settings', 'full', 'navbar'];

	private const TEXTS = ['id', 'title', 'description', 'icon', 'feature', 'capability', 'group'];

	/**
	 * @param mixed       $filtered The value returned from the filter.
	 * @param list<array> $original     The original tree.
	 * @return list<array>
	 */
	public static function sound(mixed $filtered, array $original): array {
		if (!is_array($filtered)) {
			return AddOns::refuse('pharos_navigation', $filtered, $original);
		}
		$sound = [];
		foreach ($filtered as $section) {
			if (
				self::is_item($section) &&
				is_string($section['id'] ?? null) &&
				in_array($section['layout'] ?? null, self::LAYOUTS, true) &&
				is_array($section['links'] ?? null)
			) {
				$sound[] = ['links' => self::links($section['links'])] + $section;
			} else {
				AddOns::refuse('pharos_navigation', $section);
			}
		}
		// An empty navigation would make the screens unreachable.
		return $sound === [] ? $original : $sound;
	}

	/** @return list<array> */
	private static function links(array $links): array {
		$sound = [];
		foreach ($links as $link) {
			if (!self::is_item($link) || !is_array($link['children'] ?? [])) {
				AddOns::refuse('pharos_navigation', $link);
				continue;
			}
			$sound[] = empty($link['children'])
				? $link
				: ['children' => self::links($link['children'])] + $link;
		}
		return $sound;
	}

	/** Whether the item has the common fields of sections and links. */
	private static function is_item(mixed $item): bool {
		if (
			!is_array($item) ||
			!is_string($item['label'] ?? null) ||
			!is_string($item['path'] ?? null) ||
			!str_starts_with($item['path'], '/')
		) {
			return false;
		}
		$texts = array_intersect_key($item, array_flip(self::TEXTS));
		$keywords = $item['keywords'] ?? [];
		return array_filter($texts, 'is_string') === $texts &&
			is_array($keywords) &&
			array_filter($keywords, 'is_string') === $keywords;
	}
}
