<?php
/**
 * Loads posts, terms and authors with their metadata, for a migration.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use WP_Post;
use WP_Term;
use WP_User;

final class ObjectLoader {
	/**
	 * Clears the cached metadata of objects before writing to them. A process that was killed in a transaction may have
	 * left rows in a persistent object cache that the database never stored.
	 *
	 * @param list<int> $ids
	 */
	public static function forget(string $kind, array $ids): void {
		wp_cache_delete_multiple($ids, "{$kind}_meta");
	}

	/**
	 * Loads objects with their metadata.
	 *
	 * @param list<int> $ids
	 * @return array<int, WP_Post|WP_Term|WP_User> By id; only those that exist.
	 */
	public static function load(string $kind, array $ids): array {
		match ($kind) {
			'post' => _prime_post_caches($ids, false, true),
			'term' => _prime_term_caches($ids, true),
			default => cache_users($ids),
		};
		$objects = [];
		foreach ($ids as $id) {
			$object = match ($kind) {
				'post' => $id > 0 ? get_post($id) : null,
				'term' => get_term($id),
				default => get_userdata($id),
			};
			$is_one = match ($kind) {
				'post' => $object instanceof WP_Post && $object->post_type !== 'revision',
				'term' => $object instanceof WP_Term,
				default => $object instanceof WP_User,
			};
			if ($is_one) {
				$objects[$id] = $object;
			}
		}
		self::load_images($kind, array_keys($objects));
		return $objects;
	}

	/** Loads the images whose ids are in metadata of any plugin. @param list<int> $ids */
	private static function load_images(string $kind, array $ids): void {
		$images = [];
		foreach ($ids as $id) {
			foreach (get_metadata_raw($kind, $id) ?: [] as $key => $values) {
				if (preg_match('/im(?:age|g).*id\z/i', (string) $key) === 1) {
					$images[] = ctype_digit($values[0] ?? '') ? (int) $values[0] : 0;
				}
			}
		}
		_prime_post_caches(array_values(array_unique(array_filter($images))), false);
	}
}
