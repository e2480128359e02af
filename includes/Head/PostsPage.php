<?php
/**
 * The page that shows the latest posts, where the home page is another one.
 */

declare(strict_types=1);

namespace Pharos\Head;

use WP_Query;

final class PostsPage {
	/**
	 * Loads the page's meta together with that of the posts on it. WordPress would load only theirs, a moment later, and
	 * asks for nothing then: what the page has of its own costs no query.
	 */
	public static function load_meta(WP_Query $query): void {
		if ($query->get('update_post_meta_cache')) {
			$ids = array_map(
				static fn($post): int => (int) ($post->ID ?? $post),
				(array) $query->posts,
			);
			update_meta_cache('post', [...$ids, (int) get_option('page_for_posts')]);
		}
	}
}
