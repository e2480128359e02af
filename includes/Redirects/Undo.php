<?php
/**
 * Puts a URL back as it was before it changed.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use WP_Error;
use WP_Post;
use WP_Term;
use WP_User;

/** Slug and parent return, date and author if the URL contains them, and redirects are as they were before the change. */
final class Undo {
	/** @return WP_Error|null What is wrong; null when it's done. */
	public static function run(UrlChange $change): ?WP_Error {
		if (isset($change->was['redirects'])) {
			if (!current_user_can('manage_options')) {
				return self::forbidden();
			}
			return Structures::put_back($change) ? null : self::conflict();
		}
		$object = self::object($change);
		if ($object === null || $change->new === '' || self::url($object) !== $change->new) {
			return self::conflict();
		}
		if (!self::may_edit($object)) {
			return self::forbidden();
		}
		if (PageFinder::at($change->old) !== null) {
			return new WP_Error(
				'pharos_url_conflict',
				__('This can’t be undone: other content has this URL now.', 'pharos-seo'),
				['status' => 409],
			);
		}
		// The URL that is given up was used for a moment only: it gets no redirect.
		$result = UrlChangeDecision::none_during(
			static fn(): mixed => self::put_back($object, $change->was),
		);
		if (is_wp_error($result)) {
			return new WP_Error($result->get_error_code(), $result->get_error_message(), [
				'status' => 400,
			]);
		}
		foreach ($change->replaced as $fields) {
			RedirectWriter::save($fields, null, true);
		}
		return null;
	}

	private static function conflict(): WP_Error {
		return new WP_Error(
			'pharos_url_conflict',
			__(
				'This can’t be undone: the content was changed in another window or by another user.',
				'pharos-seo',
			),
			['status' => 409],
		);
	}

	private static function forbidden(): WP_Error {
		return new WP_Error(
			'pharos_forbidden',
			__('Sorry, you are not allowed to do that.', 'default'),
			['status' => 403],
		);
	}

	private static function put_back(WP_Post|WP_Term|WP_User $object, array $was): mixed {
		return match (true) {
			$object instanceof WP_Post => wp_update_post(
				wp_slash([
					'ID' => $object->ID,
					'post_name' => $was['slug'],
					'post_parent' => $was['parent'],
					...self::other_fields($object, $was),
				]),
				true,
			),
			$object instanceof WP_Term => wp_update_term($object->term_id, $object->taxonomy, [
				'slug' => $was['slug'],
				'parent' => $was['parent'],
			]),
			$object instanceof WP_User => wp_update_user([
				'ID' => $object->ID,
				'user_nicename' => $was['slug'],
			]),
		};
	}

	/** @return array<string, mixed> The date and the author, if the permalink contains them. */
	private static function other_fields(WP_Post $post, array $was): array {
		$fields = [];
		if (PermalinkFields::date_length($post->post_type) > 0 && isset($was['time'])) {
			$fields['post_date'] = $was['time'];
			$fields['post_date_gmt'] = get_gmt_from_date($was['time']);
		}
		if (PermalinkFields::has_author($post->post_type) && isset($was['author'])) {
			$fields['post_author'] = $was['author'];
		}
		return $fields;
	}

	private static function object(UrlChange $change): WP_Post|WP_Term|WP_User|null {
		$id = $change->id();
		$object = match (substr($change->object, 0, 4)) {
			'post' => get_post($id),
			'term' => get_term($id, $change->type),
			default => get_userdata($id),
		};
		return is_object($object) && !is_wp_error($object) ? $object : null;
	}

	private static function url(WP_Post|WP_Term|WP_User $object): string {
		$url = match (true) {
			$object instanceof WP_Post => get_permalink($object),
			$object instanceof WP_Term => get_term_link($object),
			$object instanceof WP_User => get_author_posts_url($object->ID),
		};
		return is_string($url) ? $url : '';
	}

	private static function may_edit(WP_Post|WP_Term|WP_User $object): bool {
		return match (true) {
			$object instanceof WP_Post => current_user_can('edit_post', $object->ID),
			$object instanceof WP_Term => current_user_can('edit_term', $object->term_id),
			$object instanceof WP_User => current_user_can('edit_user', $object->ID),
		};
	}
}
