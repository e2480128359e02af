<?php
/**
 * Builds a tree of links from a hierarchy of objects.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps\Html;

use Pharos\Content\PostTitle;
use Pharos\Text\Text;
use WP_Post;
use WP_Term;

/** An object whose parent isn't included is placed below its closest included ancestor. */
final class Tree {
	/** @var array<int, WP_Post|WP_Term> Objects by id. */
	private readonly array $objects;

	/** @var array<int, list<int>> Child ids by parent id; 0 for those without parent. */
	private array $below = [];

	/** @param list<WP_Post|WP_Term> $objects All posts, or all terms, with their ancestors in WordPress's cache. */
	public function __construct(array $objects) {
		$objects = self::sorted($objects);
		$this->objects = array_combine(array_map(self::id(...), $objects), $objects);
		foreach ($objects as $object) {
			$this->below[$this->above($object)][] = self::id($object);
		}
	}

	/** @return list<array> See Sitemap. */
	public function links(int $above = 0): array {
		return array_map(
			fn(int $id): array => self::link($this->objects[$id]) + [
				'children' => $this->links($id),
			],
			$this->below[$above] ?? [],
		);
	}

	/** @return array{title: string, url: string} */
	public static function link(WP_Post|WP_Term $object): array {
		$url = $object instanceof WP_Post ? get_permalink($object) : get_term_link($object);
		return ['title' => self::title($object), 'url' => is_string($url) ? $url : ''];
	}

	/**
	 * @param list<WP_Post|WP_Term> $objects
	 * @return list<WP_Post|WP_Term> Sorted by menu order, then by name.
	 */
	public static function sorted(array $objects): array {
		$places = array_map(
			static fn($object): array => [
				$object instanceof WP_Post ? $object->menu_order : 0,
				remove_accents(self::title($object)),
			],
			$objects,
		);
		uasort(
			$places,
			static fn(array $a, array $b): int => $a[0] <=> $b[0] ?: strnatcasecmp($a[1], $b[1]),
		);
		return array_map(static fn(int $key) => $objects[$key], array_keys($places));
	}

	private static function title(WP_Post|WP_Term $object): string {
		return $object instanceof WP_Post
			? PostTitle::for_post($object)
			: Text::plain($object->name);
	}

	private function above(WP_Post|WP_Term $object): int {
		$seen = [];
		do {
			$seen[] = self::id($object);
			$parent = $object instanceof WP_Post ? $object->post_parent : $object->parent;
			// Corrupted data may contain circular parents.
			if ($parent === 0 || in_array($parent, $seen, true)) {
				return 0;
			}
			$object = $object instanceof WP_Post ? get_post($parent) : get_term($parent);
		} while (
			!isset($this->objects[$parent]) &&
			($object instanceof WP_Post || $object instanceof WP_Term)
		);
		return isset($this->objects[$parent]) ? $parent : 0;
	}

	public static function id(WP_Post|WP_Term $object): int {
		return $object instanceof WP_Post ? $object->ID : $object->term_id;
	}
}
