<?php
/**
 * Authors of posts that aren't those of WordPress.
 */

declare(strict_types=1);

namespace Pharos\Compat;

use WP_Post;
use WP_User;

/** Co-Authors Plus: a post has several authors, also guests without an account. Used only after function_exists(). */
final class CoAuthors {
	/** Values of a guest, by the names of those of a user. */
	private const VALUES = [
		'user_nicename' => 'user_nicename',
		'display_name' => 'display_name',
		'first_name' => 'first_name',
		'last_name' => 'last_name',
		'nickname' => 'display_name',
		'user_url' => 'website',
		'user_email' => 'user_email',
		'description' => 'description',
	];

	/** The author that visitors see first; null if there is none. A guest is a user without id. */
	public static function first(WP_Post $post): ?WP_User {
		$authors = get_coauthors($post->ID);
		$first = is_array($authors) ? reset($authors) : null;
		if ($first instanceof WP_User || !is_object($first)) {
			return $first ?: null;
		}
		$guest = new WP_User();
		$guest->data = (object) ['ID' => 0];
		foreach (self::VALUES as $name => $of_guest) {
			$value = $first->$of_guest ?? '';
			$guest->data->$name = is_string($value) ? $value : '';
		}
		return $guest->data->display_name === '' ? null : $guest;
	}
}
