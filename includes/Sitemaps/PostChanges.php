<?php
/**
 * Which sitemaps a change of a post or a file concerns.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Content\PostTypes;
use WP_Post;

/** Part of SitemapChanges. */
final class PostChanges {
	private readonly DirectWrites $direct;

	public function __construct(
		private readonly SitemapChanges $changes,
		private readonly ChangeBuffer $buffer,
	) {
		$this->direct = new DirectWrites();
	}

	/** On `wp_after_insert_post`. */
	public function saved(WP_Post $post, ?WP_Post $before): void {
		$this->direct->handle($post->ID);
		$is_public = self::is_public($post);
		$was_public = $before !== null && self::is_public($before);
		$has_moved =
			$before !== null &&
			[$before->post_name, $before->post_parent] !== [$post->post_name, $post->post_parent];
		$has_password = static fn(?WP_Post $one): bool => (string) $one?->post_password !== '';
		if (
			$has_moved ||
			$is_public !== $was_public ||
			$has_password($post) !== $has_password($before)
		) {
			$this->files_of($post);
		}
		$has_moved && $this->below($post);
		foreach ([[$post, $is_public], [$before, $was_public]] as [$one, $matters]) {
			if ($matters) {
				$this->page($one);
			}
		}
		if (!$is_public && !$was_public) {
			return;
		}
		$this->lists_of($post);
		if (
			$was_public &&
			(!$is_public ||
				$before->post_type !== $post->post_type ||
				$before->post_author !== $post->post_author ||
				Lastmod::for_post($before) > Lastmod::for_post($post))
		) {
			$this->lists_of($before);
			$this->buffer->ask_again();
		} else {
			$this->buffer->raise(Lastmod::for_post($post));
		}
	}

	/**
	 * On `clean_post_cache`: code that writes a post's row directly, such as set_post_type(), fires no other hook. If another hook fires as
	 * well, that one handles the change.
	 */
	public function cleaned(WP_Post $post): void {
		if ($this->direct->add($post)) {
			$this->changes->wait();
		}
	}

	/** Handles the posts that were written directly. */
	public function find_written(): void {
		foreach ($this->direct->take() as [$seen, $now]) {
			$this->written($seen, $now);
		}
	}

	/** Number of posts that find_written() has to look at. */
	public function size(): int {
		return $this->direct->size();
	}

	/** On `wp_update_comment_count`: the count doesn't affect sitemaps. */
	public function comments_counted(int $id): void {
		$this->direct->handle($id);
	}

	/** A post whose row was written directly; $seen was read when its cache was cleaned, before or after the change. */
	private function written(WP_Post $seen, WP_Post $now): void {
		if ($seen->to_array() === $now->to_array()) {
			$this->saved($now, null);
			// It may have been public before, and of any type.
			foreach (array_keys(PostTypes::viewable()) as $type) {
				$this->changes->key("posts-$type", PostKeys::for_post($now));
			}
		} elseif (self::facts($seen) !== self::facts($now)) {
			$this->saved($now, $seen);
		}
	}

	/** Attachments have pages below their post, and are public if it is, without a password. On `before_delete_post`, because deleting changes their parent. */
	public function files_of(WP_Post $post): void {
		global $wpdb;
		if (!get_option('wp_attachment_pages_enabled') || $post->post_type === 'revision') {
			return;
		}
		if (is_post_type_hierarchical($post->post_type)) {
			// Also affects attachments of its child posts.
			$this->changes->series('posts-attachment');
			return;
		}
		$files = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT ID, post_date FROM $wpdb->posts WHERE post_parent = %d AND post_type = 'attachment'",
				$post->ID,
			),
		);
		foreach ((array) $files as $file) {
			$this->changes->key('posts-attachment', PostKeys::for_post(new WP_Post($file)));
		}
	}

	/** On `deleted_post`. */
	public function deleted(WP_Post $post): void {
		$this->direct->delete($post->ID);
		if (self::is_public($post)) {
			$this->page($post);
			$this->lists_of($post);
			$this->buffer->ask_again();
		}
		// WordPress has assigned its children to its parent.
		$this->below($post);
	}

	/** A meta row of a post that sitemaps use has changed, or anything else that its entry shows. */
	public function row_changed(int $id): void {
		// Changes of many rows at once have no post id, and get_post( 0 ) would return the global post.
		$post = $id > 0 ? get_post($id) : null;
		if ($post instanceof WP_Post && self::is_public($post)) {
			$this->page($post);
		}
	}

	/**
	 * On `add_attachment`, `attachment_updated` and `wp_media_attach_action`: its attachment page, and galleries that contain it.
	 *
	 * @param int $before The post that it was attached to.
	 */
	public function file_saved(int $id, int $before = 0): void {
		$this->direct->handle($id);
		$this->row_changed($id);
		$this->row_changed((int) get_post($id)?->post_parent);
		$this->row_changed($before);
	}

	/** The file was replaced, or is about to be deleted (`delete_attachment`): images of posts change. */
	public function file_changed(int $id): void {
		global $wpdb;
		$this->file_saved($id);
		$posts = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT post_id FROM $wpdb->postmeta WHERE meta_key = '_thumbnail_id' AND meta_value = %s",
				(string) $id,
			),
		);
		_prime_post_caches(array_map('intval', $posts), false, false);
		foreach ($posts as $post) {
			$this->row_changed((int) $post);
		}
	}

	/**
	 * On `set_object_terms` and `deleted_term_relationships`.
	 *
	 * @param int[] $gained  Added term_taxonomy_ids.
	 * @param int[] $removed Removed ones.
	 */
	public function terms_changed(int $id, array $gained, array $removed, string $taxonomy): void {
		$post = get_post($id);
		$is_public = $post instanceof WP_Post && self::is_public($post);
		if (!is_taxonomy_viewable($taxonomy) || !($removed || ($gained && $is_public))) {
			return;
		}
		$this->changes->terms([...$gained, ...$removed], $taxonomy);
		foreach ([...$gained, ...$removed] as $list) {
			$this->buffer->list('term', (int) $list);
		}
		if ($removed || !in_array($post->post_type, Lists::types_of($taxonomy), true)) {
			$this->buffer->ask_again();
		}
		if ($is_public) {
			$this->buffer->raise(Lastmod::for_post($post));
			// Permalinks may contain the terms.
			$this->page($post);
			$this->files_of($post);
		}
	}

	/** What of a post may matter. */
	private static function facts(WP_Post $post): array {
		return array_diff_key($post->to_array(), [
			'comment_count' => 0,
			'comment_status' => 0,
			'ping_status' => 0,
			'to_ping' => 0,
			'pinged' => 0,
			'filter' => 0,
		]);
	}

	private static function is_public(WP_Post $post): bool {
		return ($post->post_status === 'publish' || $post->post_type === 'attachment') &&
			is_post_type_viewable($post->post_type);
	}

	private function page(WP_Post $post): void {
		$this->changes->key(Posts::series_of($post), PostKeys::for_post($post));
		$this->buffer->series('news');
		if ($post->post_type === 'page' && in_array($post->ID, Archives::pages(), true)) {
			$this->buffer->series('archives');
		}
	}

	/** The URLs of child posts contain the slug of their parent. */
	private function below(WP_Post $post): void {
		is_post_type_hierarchical($post->post_type) &&
			$this->changes->series(Posts::series_of($post));
	}

	/** The lists that contain a post, and their pages. */
	private function lists_of(WP_Post $post): void {
		$this->buffer->post($post);
		if ($post->post_type === 'post') {
			$this->buffer->list('user', (int) $post->post_author);
		}
		$this->buffer->list("type:$post->post_type", 0);
		$this->buffer->series('archives');
		$this->changes->key('authors', Terms::key((int) $post->post_author));
		foreach (get_object_taxonomies($post->post_type) as $taxonomy) {
			// A post is also in the archives of the parents of its terms.
			if (is_taxonomy_hierarchical($taxonomy)) {
				$this->buffer->series("terms-$taxonomy");
			}
		}
	}
}
