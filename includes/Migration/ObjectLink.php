<?php
/**
 * The name of a post, term or author, and the URL to edit it.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Text\Text;
use WP_Post;
use WP_Term;
use WP_User;

final class ObjectLink {
	/** @return array{label: string, edit: string} Plain text; '' if it doesn't exist, or if the user may not edit it. */
	public static function for_object(string $kind, int $id): array {
		if ($kind === Redirects\Marks::KIND) {
			// The redirect itself is the value of the row.
			return ['label' => __('Redirect', 'pharos-seo'), 'edit' => ''];
		}
		$object = self::object($kind, $id);
		[$label, $edit] = match (true) {
			$object instanceof WP_Post => [$object->post_title, get_edit_post_link($object, '')],
			$object instanceof WP_Term => [$object->name, get_edit_term_link($object)],
			$object instanceof WP_User => [$object->display_name, get_edit_user_link($id)],
			default => ['', ''],
		};
		return ['label' => Text::plain((string) $label), 'edit' => (string) $edit];
	}

	/** Returns the object; null if it no longer exists. */
	public static function object(string $kind, int $id): WP_Post|WP_Term|WP_User|null {
		$object = match ($kind) {
			'post' => get_post($id),
			'term' => get_term($id),
			'user' => get_userdata($id) ?: null,
			default => null,
		};
		return is_wp_error($object) ? null : $object;
	}
}
