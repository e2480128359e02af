<?php
/**
 * Lists the plugin's capabilities in plugins for roles.
 */

declare(strict_types=1);

namespace Pharos\Compat;

use Pharos\Core\Permission;

/** Members and User Role Editor ask for capabilities; other such plugins list those that a role has. */
final class RolePlugins {
	private const GROUP = 'pharos';

	/** On `members_register_cap_groups`. */
	public static function register_group(): void {
		members_register_cap_group(self::GROUP, [
			'label' => __('Pharos SEO', 'pharos-seo'),
			'icon' => 'dashicons-search',
			'priority' => 15,
		]);
	}

	/**
	 * On `members_register_caps`.
	 *
	 * @param array<string, string> $labels By capability.
	 */
	public static function register(array $labels): void {
		foreach ($labels as $name => $label) {
			members_register_cap($name, ['label' => $label, 'group' => self::GROUP]);
		}
	}

	/**
	 * On `ure_capabilities_groups_tree` of User Role Editor.
	 *
	 * @param mixed $groups By name.
	 */
	public static function add_group(mixed $groups): mixed {
		return is_array($groups)
			? $groups + [
					self::GROUP => [
						'caption' => __('Pharos SEO', 'pharos-seo'),
						'parent' => 'custom',
						'level' => 2,
					],
				]
			: $groups;
	}

	/**
	 * On `ure_full_capabilites` of User Role Editor.
	 *
	 * @param mixed                 $capabilities By name.
	 * @param array<string, string> $labels       By capability.
	 */
	public static function add(mixed $capabilities, array $labels): mixed {
		if (!is_array($capabilities)) {
			return $capabilities;
		}
		foreach ($labels as $name => $label) {
			$capabilities[$name] = [
				'inner' => $name,
				/* translators: %s: name of a permission, such as Redirects. */
				'human' => sprintf(__('Pharos SEO: %s', 'pharos-seo'), $label),
				'wp_core' => false,
			];
		}
		return $capabilities;
	}

	/**
	 * On `ure_custom_capability_groups` of User Role Editor.
	 *
	 * @param mixed $groups The groups of a capability.
	 */
	public static function add_to_group(mixed $groups, mixed $capability): mixed {
		return is_array($groups) &&
			is_string($capability) &&
			Permission::tryFrom($capability) !== null
			? [...$groups, self::GROUP]
			: $groups;
	}
}
