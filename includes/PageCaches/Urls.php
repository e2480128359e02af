<?php
/**
 * The URLs of an object's pages.
 */

declare(strict_types=1);

namespace Pharos\PageCaches;

use Pharos\Page\Context;
use Pharos\Page\PageUrl;
use WP_Post;
use WP_Term;
use WP_User;

final class Urls {
	/** Maximum number of pages of a list or a paginated post. */
	private const PAGES = 20;

	/**
	 * @param 'post'|'term'|'user' $kind
	 * @return list<string> Empty if visitors can't see it.
	 */
	public static function for_object(string $kind, int $id): array {
		$object = match ($kind) {
			'post' => get_post($id),
			'term' => get_term($id),
			default => get_userdata($id) ?: null,
		};
		[$context, $pages] = match (true) {
			$object instanceof WP_Post => [Context::of_post($object), self::parts($object)],
			$object instanceof WP_Term => [
				new Context(Context::TERM, $object),
				self::lists((int) $object->count),
			],
			$object instanceof WP_User => [
				new Context(Context::AUTHOR, $object),
				self::lists((int) count_user_posts($id, 'post', true)),
			],
			default => [null, 0],
		};
		$is_public = match (true) {
			$object instanceof WP_Post => is_post_type_viewable($object->post_type),
			$object instanceof WP_Term => is_taxonomy_viewable($object->taxonomy),
			default => true,
		};
		if ($context === null || !$is_public) {
			return [];
		}
		$urls = array_map(
			static fn(int $page): string => $page === 1 && $object instanceof WP_Post
				? self::post($object)
				: PageUrl::for_context($context, $page),
			range(1, min($pages, self::PAGES)),
		);
		return array_values(array_unique(array_filter($urls)));
	}

	/** Attachments have the status of their post. */
	private static function post(WP_Post $post): string {
		return is_post_publicly_viewable($post) ? (string) get_permalink($post) : '';
	}

	private static function parts(WP_Post $post): int {
		return 1 + substr_count($post->post_content, '<!--nextpage-->');
	}

	private static function lists(int $posts): int {
		return max(1, (int) ceil($posts / max(1, (int) get_option('posts_per_page'))));
	}
}
