<?php
/**
 * WordPress's hooks for changes of content, with the arguments that features need.
 */

declare(strict_types=1);

namespace Pharos\Core;

use WP_Post;

/** For Feature::register_changes(): all fire after the change is written. */
final class ContentHooks {
	/** WordPress changes the cache's time at 10, with which a visitor's request registers these hooks. */
	private const AFTER_CACHE = 11;

	/** @param \Closure(WP_Post, ?WP_Post): void $listener Called with the post, and as it was; null for a new one. */
	public static function on_post_saved(\Closure $listener, int $priority = 10): void {
		add_action(
			'wp_after_insert_post',
			static fn($id, $post, $update, $before = null) => $listener($post, $before),
			$priority,
			4,
		);
	}

	/** @param \Closure(WP_Post): void $listener */
	public static function on_post_deleted(\Closure $listener): void {
		add_action('deleted_post', static fn($id, $post) => $listener($post), 10, 2);
	}

	/**
	 * After a media file was uploaded or attached to another post.
	 *
	 * @param \Closure(int, int): void $listener Called with the id of the file, and of the post that it was attached to; 0 for none.
	 */
	public static function on_file_saved(\Closure $listener): void {
		add_action('add_attachment', static fn($id) => $listener((int) $id, 0));
		add_action(
			'attachment_updated',
			static fn($id, $post, $before) => $listener((int) $id, (int) $before->post_parent),
			10,
			3,
		);
	}

	/**
	 * After a post was assigned to other terms.
	 *
	 * @param \Closure(int, int[], int[], string): void $listener Called with the id of the post, the term taxonomy ids that it has got and
	 *                                                            lost, and the taxonomy.
	 */
	public static function on_terms_assigned(\Closure $listener): void {
		add_action(
			'set_object_terms',
			static function ($post, $terms, $now, $taxonomy, $append, $before) use (
				$listener,
			): void {
				$gained = array_diff((array) $now, (array) $before);
				$lost = $append ? [] : array_diff((array) $before, (array) $now);
				if ($gained || $lost) {
					$listener((int) $post, $gained, $lost, (string) $taxonomy);
				}
			},
			10,
			6,
		);
	}

	/**
	 * After a post's terms were removed, also without wp_set_object_terms().
	 *
	 * @param \Closure(int, int[], string): void $listener Called with the id of the post, the term taxonomy ids that it has lost, and the
	 *                                                     taxonomy.
	 */
	public static function on_terms_removed(\Closure $listener): void {
		add_action(
			'deleted_term_relationships',
			static fn($post, $lost, $taxonomy) => $listener(
				(int) $post,
				(array) $lost,
				(string) $taxonomy,
			),
			10,
			3,
		);
	}

	/** @param \Closure(int, string): void $listener Called with the term taxonomy id and the taxonomy, after a term was added, changed or deleted. */
	public static function on_term_changed(\Closure $listener): void {
		foreach (['created_term', 'edited_term', 'delete_term'] as $change) {
			add_action(
				$change,
				static fn($term, $id, $taxonomy) => $listener((int) $id, (string) $taxonomy),
				10,
				3,
			);
		}
	}

	/**
	 * After a meta row was added, changed or deleted.
	 *
	 * @param 'post'|'term'|'user' $kind
	 * @param \Closure(int, string, 'added'|'updated'|'deleted'): void $listener Called with the id of the object, 0 for many at once, and
	 *                                                                           the key.
	 */
	public static function on_meta_changed(string $kind, \Closure $listener): void {
		foreach (['added', 'updated', 'deleted'] as $change) {
			add_action(
				"{$change}_{$kind}_meta",
				static fn($ids, $object, $key) => $listener((int) $object, (string) $key, $change),
				self::AFTER_CACHE,
				3,
			);
		}
	}

	/** @param \Closure(string): void $listener Called with the name, after an option was added, changed or deleted. */
	public static function on_option_changed(\Closure $listener): void {
		foreach (['added_option', 'updated_option', 'deleted_option'] as $change) {
			add_action($change, static fn($option) => $listener((string) $option));
		}
	}
}
