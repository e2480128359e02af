<?php
/**
 * Metadata of the object that a list of posts belongs to: a term, or the page that shows the latest posts.
 */

declare(strict_types=1);

namespace Pharos\Head;

use Pharos\Compat\Shop;
use WP_Query;

final class ListMeta {
	/**
	 * Loads it together with the metadata of the listed posts. WordPress would load only that of the posts a moment
	 * later, and then runs no query: the custom values of the term or page cost no extra query.
	 */
	public static function load(WP_Query $query): void {
		if (!$query->get('update_post_meta_cache')) {
			return;
		}
		$posts = array_map(
			static fn($post): int => (int) ($post->ID ?? $post),
			(array) $query->posts,
		);
		if ($query->is_posts_page) {
			update_meta_cache('post', [...$posts, (int) get_option('page_for_posts')]);
			return;
		}
		if ($query->is_post_type_archive) {
			update_meta_cache('post', [...$posts, (int) Shop::page()?->ID]);
			return;
		}
		$term = $query->get_queried_object();
		if ($term instanceof \WP_Term) {
			self::load_with_term($posts, $term->term_id);
		}
	}

	/**
	 * Loads both tables in one query, with the image of the term; only what isn't cached.
	 *
	 * @param int[] $posts
	 */
	private static function load_with_term(array $posts, int $term): void {
		global $wpdb;
		$posts = array_keys(
			array_filter(
				wp_cache_get_multiple($posts, 'post_meta'),
				static fn($cached): bool => $cached === false,
			),
		);
		// Without posts to load, there's no query to combine.
		if ($posts === [] || wp_cache_get($term, 'term_meta') !== false) {
			return;
		}
		$marks = implode(', ', array_fill(0, count($posts), '%d'));
		$silent = $wpdb->suppress_errors();
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT 'post' AS kind, post_id AS id, meta_id, meta_key, meta_value FROM $wpdb->postmeta WHERE post_id IN ($marks)
				UNION ALL SELECT 'term', term_id, meta_id, meta_key, meta_value FROM $wpdb->termmeta WHERE term_id = %d
				UNION ALL SELECT 'image', post_id, meta_id, meta_key, meta_value FROM $wpdb->postmeta WHERE post_id = (
					SELECT CAST(meta_value AS UNSIGNED) FROM $wpdb->termmeta WHERE term_id = %d AND meta_key = 'thumbnail_id' LIMIT 1
				)
				ORDER BY meta_id",
				[...$posts, $term, $term],
			),
		);
		$wpdb->suppress_errors($silent);
		// Tables with different collations can't be combined: WordPress then runs separate queries.
		if ($wpdb->last_error !== '') {
			return;
		}
		$meta = ['post' => array_fill_keys($posts, []), 'term' => [$term => []], 'image' => []];
		foreach ($rows as $row) {
			$meta[$row->kind][(int) $row->id][$row->meta_key][] = $row->meta_value;
		}
		wp_cache_add_multiple($meta['post'], 'post_meta');
		wp_cache_add_multiple($meta['image'], 'post_meta');
		wp_cache_add_multiple($meta['term'], 'term_meta');
	}
}
