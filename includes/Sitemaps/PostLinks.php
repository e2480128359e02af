<?php
/**
 * Preloads data for permalinks of posts.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Content\Ancestors;
use WP_Post;

final class PostLinks {
	/**
	 * Loads the data for all posts at once.
	 *
	 * @param WP_Post[] $posts
	 */
	public static function load(array $posts): void {
		$ids = array_column($posts, 'ID');
		if ($ids === []) {
			return;
		}
		$structure = (string) get_option('permalink_structure');
		$type = current($posts)->post_type;
		if ($type === 'post' && str_contains($structure, '%author%')) {
			cache_users(array_unique(array_column($posts, 'post_author')));
		}
		if ($type === 'post' && str_contains($structure, '%category%')) {
			update_object_term_cache($ids, 'post');
			update_meta_cache('post', $ids);
		}
		if ($type !== 'post' && has_filter('post_type_link')) {
			update_object_term_cache($ids, $type);
		}
		if ($type === 'attachment' || is_post_type_hierarchical($type)) {
			Ancestors::load_posts(array_unique(array_column($posts, 'post_parent')));
		}
	}
}
