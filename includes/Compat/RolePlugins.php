<?php
/**
 * Lists the plugin's capabilities in plugins for roles.
 */

declare(strict_types=1);

namespace Pharos\Compat;

/** Members asks for capabilities; other such plugins list those that a role has. */
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
}
