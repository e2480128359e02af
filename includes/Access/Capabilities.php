<?php
/**
 * Maps the plugin's capabilities.
 */

declare(strict_types=1);

namespace Pharos\Access;

use Pharos\Core\Capability;
use Pharos\Core\Permission;
use Pharos\Settings\Settings;
use WP_User;

/**
 * Maps the capabilities of Pharos\Core\Permission to WordPress's. A user has one
 *
 * - always, with the capability of the filter `pharos_capability`: administrators can't be locked out;
 * - if WordPress has it for the user or a role, as after a change in a plugin for roles;
 * - if Tools > Access grants it to one of the user's roles;
 * - by default, if it concerns content: `pharos_edit_seo`, `pharos_edit_seo_advanced` with the capability to publish, and
 *   `pharos_use_suggestions` with that to write posts. These can be taken away.
 */
final class Capabilities {
	/** The setting: true or false by role, then by capability. What is missing is as by default. */
	public const SETTING = 'access';

	public function __construct(private readonly Settings $settings) {}

	/**
	 * On `map_meta_cap`, for capabilities that begin with "pharos_".
	 *
	 * @param string[]    $caps As mapped by WordPress.
	 * @param list<mixed> $args For `pharos_edit_seo_advanced`: the ID of the post, term or user and the object, or nothing.
	 * @return string[]
	 */
	public function map(array $caps, string $cap, int $id, array $args): array {
		$permission = Permission::tryFrom($cap);
		$full = Capability::name();
		// A site may use one of them in the filter `pharos_capability`.
		if ($permission === null || $cap === $full) {
			return $caps;
		}
		$user = get_userdata($id);
		if ($user === false) {
			return ['do_not_allow'];
		}
		$given = user_can($user, $full) ? null : $this->given($user, $permission);
		return match (true) {
			$given !== null => [$given ? 'exist' : 'do_not_allow'],
			$permission === Permission::EditSeo => ['exist'],
			$permission === Permission::EditSeoAdvanced => isset($args[1])
				? Capability::map_restricting($args[1], $id)
				: ['publish_posts'],
			$permission === Permission::Suggestions => ['edit_posts'],
			default => map_meta_cap($full, $id),
		};
	}

	/** Whether the user has it or has it not, regardless of the default; null for the default. */
	private function given(WP_User $user, Permission $permission): ?bool {
		$cap = $permission->value;
		/** This filter is documented in wp-includes/class-wp-user.php. */
		$own = apply_filters('user_has_cap', $user->allcaps, [$cap], [$cap, $user->ID], $user);
		$own = $own[$cap] ?? null;
		if ($own) {
			return true;
		}
		$access = $this->settings->get(self::SETTING);
		$roles = wp_roles()->roles;
		// What WordPress has for a role counts more than the setting.
		$stored = array_map(
			static fn(string $role): ?bool => $roles[$role]['capabilities'][$cap] ??
				($access[$role][$cap] ?? null),
			array_values($user->roles),
		);
		return match (true) {
			in_array(true, $stored, true) => true,
			$own !== null, array_unique($stored, SORT_REGULAR) === [false] => false,
			default => null,
		};
	}
}
