<?php
/**
 * Capability checks of the plugin.
 */

declare(strict_types=1);

namespace Pharos\Core;

use WP_Post;
use WP_Term;
use WP_User;

final class Capability {
	/** Returns the capability for menus and for routes that concern the whole site. */
	public static function name(): string {
		/**
		 * Filters the capability that the plugin's screens and REST routes need. Users who have it have all permissions of the
		 * plugin.
		 *
		 * @param string $capability Default: manage_options.
		 *
		 * @since 1.0.0
		 * @see docs/access.md
		 * @example add_filter('pharos_capability', static fn(): string => 'manage_seo');
		 */
		$capability = apply_filters('pharos_capability', 'manage_options');
		return is_string($capability) && $capability !== ''
			? $capability
			: AddOns::refuse('pharos_capability', $capability, 'manage_options');
	}

	/** Whether the current user may change settings that concern the whole site. */
	public static function granted(): bool {
		return Permission::Settings->granted();
	}

	/**
	 * Whether the current user may edit an object's SEO values and see their output. An author archive is public without review, so
	 * editing it requires permission to publish as well.
	 */
	public static function may_edit(WP_Post|WP_Term|WP_User $object): bool {
		if ($object instanceof WP_User && !self::may_restrict($object)) {
			return false;
		}
		$capability = match (true) {
			$object instanceof WP_Post => 'edit_post',
			$object instanceof WP_Term => 'edit_term',
			$object instanceof WP_User => 'edit_user',
		};
		/**
		 * Filters the capability that a user needs for the SEO of one object. It permits to see the preview, too. Authors need
		 * `pharos_restrict_seo_capability` as well.
		 *
		 * @param string                  $capability Default: edit_post, edit_term or edit_user; checked with the object's id.
		 * @param WP_Post|WP_Term|WP_User $object     The object to edit.
		 *
		 * @since 1.0.0
		 * @see docs/access.md
		 * @example add_filter('pharos_edit_seo_capability', static fn(string $capability, object $object): string =>
		 * 	$object instanceof WP_Term ? 'manage_categories' : $capability, 10, 2);
		 */
		$filtered = apply_filters('pharos_edit_seo_capability', $capability, $object);
		return current_user_can(
			is_string($filtered) && $filtered !== ''
				? $filtered
				: AddOns::refuse('pharos_edit_seo_capability', $filtered, $capability),
			self::id($object),
		) && Permission::EditSeo->granted();
	}

	/**
	 * Whether the current user may change how an object's page is indexed, and its structured data
	 * (ObjectMeta\Fields::is_restricted()), in addition to editing the object. Editors rarely check these fields before
	 * they publish a contributor's post.
	 *
	 * @param WP_Post|WP_Term|WP_User $object A new object has the id 0.
	 */
	public static function may_restrict(WP_Post|WP_Term|WP_User $object): bool {
		return current_user_can(Permission::EditSeoAdvanced->value, self::id($object), $object);
	}

	/**
	 * Returns WordPress's capabilities for may_restrict(), for users whose roles have no other permission.
	 *
	 * @return string[]
	 */
	public static function map_restricting(WP_Post|WP_Term|WP_User $object, int $user): array {
		$capability = match (true) {
			$object instanceof WP_Post => get_post_type_object($object->post_type)?->cap
				->publish_posts,
			$object instanceof WP_Term => get_taxonomy($object->taxonomy)?->cap->edit_terms,
			$object instanceof WP_User => 'publish_posts',
		};
		$capability = is_string($capability) ? $capability : 'do_not_allow';
		/**
		 * Filters the capability that a user needs to change the canonical URL, the redirect, the robots directives and the
		 * schemas of one object. It is needed in addition to the capability to edit the object.
		 *
		 * @param string                  $capability Default: publish_posts of the post type, edit_terms of the taxonomy, publish_posts
		 *                                            for authors; checked with the object's id.
		 * @param WP_Post|WP_Term|WP_User $object     The object to edit; a new one has the id 0.
		 *
		 * @since 1.0.0
		 * @see docs/access.md
		 * @example add_filter('pharos_restrict_seo_capability', static fn(): string => 'manage_options');
		 */
		$filtered = apply_filters('pharos_restrict_seo_capability', $capability, $object);
		$filtered =
			is_string($filtered) && $filtered !== ''
				? $filtered
				: AddOns::refuse('pharos_restrict_seo_capability', $filtered, $capability);
		// Its own name would be mapped again, without an end.
		return $filtered === Permission::EditSeoAdvanced->value
			? [$filtered]
			: map_meta_cap($filtered, $user, self::id($object));
	}

	private static function id(WP_Post|WP_Term|WP_User $object): int {
		return $object instanceof WP_Term ? $object->term_id : $object->ID;
	}
}
