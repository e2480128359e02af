<?php
/**
 * The posts, terms and authors that have SEO fields.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\Content\PostTitle;
use Pharos\Content\PostTypes;
use Pharos\Core\Memory;
use Pharos\Text\Text;
use WP_Post;
use WP_Term;
use WP_User;

final class Objects {
	private const BATCH = 100;

	/** The object with an id, if it has a page. @param string $kind post, term or user. */
	public static function find(string $kind, int $id): WP_Post|WP_Term|WP_User|null {
		// get_post( 0 ) would return the global post.
		$object = match ($id > 0 ? $kind : '') {
			'post' => get_post($id),
			'term' => get_term($id),
			'user' => get_userdata($id),
			default => null,
		};
		$has_page = match (true) {
			$object instanceof WP_Post => is_post_type_viewable($object->post_type),
			$object instanceof WP_Term => isset(PostTypes::taxonomies()[$object->taxonomy]),
			default => $object instanceof WP_User,
		};
		return $has_page ? $object : null;
	}

	/** The name of an object, as plain text. */
	public static function name(WP_Post|WP_Term|WP_User $object): string {
		return match (true) {
			$object instanceof WP_Post => PostTitle::of($object),
			$object instanceof WP_Term => Text::plain($object->name),
			default => Text::plain($object->display_name),
		};
	}

	/** @return list<string> The post types or taxonomies of all(); none for users. */
	public static function types(string $kind): array {
		return match ($kind) {
			'post' => array_keys(PostTypes::viewable()),
			'term' => array_keys(PostTypes::taxonomies()),
			default => [],
		};
	}

	/**
	 * All objects of a kind with a page: posts that WordPress's lists show, the newest first; terms; authors of published posts.
	 *
	 * @param 'post'|'term'|'user' $kind
	 * @param list<string>         $types Some of types().
	 * @return \Generator<WP_Post|WP_Term|WP_User> Loaded in batches: memory use doesn't depend on the number of posts.
	 */
	public static function all(string $kind, array $types): \Generator {
		$statuses = get_post_stati(['show_in_admin_all_list' => true]);
		foreach (self::batches($kind, $types) as $ids) {
			self::load($kind, $ids);
			foreach ($ids as $id) {
				$object = self::find($kind, (int) $id);
				if ($object && isset($statuses[$object->post_status ?? 'publish'])) {
					yield $object;
				}
			}
			Memory::free();
		}
	}

	/** @return \Generator<list<int|string>> Ids. */
	private static function batches(string $kind, array $types): \Generator {
		if ($kind === 'post') {
			for ($below = PHP_INT_MAX; ; $below = min($ids)) {
				$ids = PostIds::below($below, self::BATCH, types: $types);
				if ($ids === []) {
					return;
				}
				yield $ids;
			}
		}
		$ids =
			$kind === 'term'
				? get_terms([
					'taxonomy' => $types,
					'hide_empty' => false,
					'fields' => 'ids',
					'orderby' => 'term_id',
				])
				: self::author_ids();
		yield from array_chunk(is_array($ids) ? $ids : [], self::BATCH);
	}

	/** @return list<int|string> The authors of published posts. */
	public static function author_ids(): array {
		return get_users([
			'has_published_posts' => self::types('post'),
			'fields' => 'ID',
			'orderby' => 'ID',
		]);
	}

	/** Loads objects with their meta, in a number of queries that doesn't depend on the number of objects. */
	public static function load(string $kind, array $ids): void {
		match ($kind) {
			'post' => _prime_post_caches($ids),
			'term' => _prime_term_caches($ids),
			default => cache_users($ids),
		};
	}
}
