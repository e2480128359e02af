<?php
/**
 * Who may do what: the one place that answers.
 */

declare(strict_types=1);

namespace Pharos;

use WP_Post;
use WP_Term;
use WP_User;

final class Capability {
	/** The capability that menus ask for, and routes that are about the whole site. */
	public static function name(): string {
		/**
		 * Filters the capability that the plugin's screens and REST routes need.
		 *
		 * @param string $capability Default: manage_options.
		 */
		$capability = apply_filters('pharos_capability', 'manage_options');
		return is_string($capability) && $capability !== ''
			? $capability
			: AddOns::refuse('pharos_capability', $capability, 'manage_options');
	}

	/** Whether the person of this request may change what is about the whole site. */
	public static function granted(): bool {
		return current_user_can(self::name());
	}

	/** Whether the person may change what an object says of itself to search engines, and see what that makes of it. */
	public static function may_edit(WP_Post|WP_Term|WP_User $object): bool {
		[$capability, $id] = match (true) {
			$object instanceof WP_Post => ['edit_post', $object->ID],
			$object instanceof WP_Term => ['edit_term', $object->term_id],
			$object instanceof WP_User => ['edit_user', $object->ID],
		};
		/**
		 * Filters the capability that a person needs for the SEO of one object.
		 *
		 * @param string                  $capability Default: edit_post, edit_term or edit_user; asked with the object's id.
		 * @param WP_Post|WP_Term|WP_User $object     What is to be edited.
		 */
		$filtered = apply_filters('pharos_edit_seo_capability', $capability, $object);
		return current_user_can(
			is_string($filtered) && $filtered !== ''
				? $filtered
				: AddOns::refuse('pharos_edit_seo_capability', $filtered, $capability),
			$id,
		);
	}
}
