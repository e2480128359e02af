<?php
/**
 * The roles and permissions of Tools > Access.
 */

declare(strict_types=1);

namespace Pharos\Access;

use Pharos\Core\Capability;
use Pharos\Core\Permission;

final class Roles {
	/**
	 * `is_full`: the role has all permissions, whatever is stored. `own`: capabilities that WordPress has for it, granted (true) or
	 * denied by a plugin for roles. `defaults`: whether it has those for content without a stored value; null if it can edit no content.
	 *
	 * @return list<array{name: string, label: string, is_full: bool, own: object, defaults: object}>
	 */
	public static function all(): array {
		$roles = [];
		foreach (wp_roles()->roles as $name => $role) {
			$caps = (array) $role['capabilities'];
			$roles[] = [
				'name' => (string) $name,
				'label' => translate_user_role($role['name']),
				'is_full' => !empty($caps[Capability::name()]),
				'own' => (object) array_map(
					boolval(...),
					array_intersect_key($caps, array_flip(self::capabilities())),
				),
				'defaults' => (object) self::defaults($caps),
			];
		}
		return $roles;
	}

	/** @return list<array{name: string, label: string, help: string, can_grant: bool}> */
	public static function permissions(): array {
		$texts = [
			Permission::Settings->value => [
				__('Settings', 'pharos-seo'),
				__('All settings, access of roles, import, export and migration.', 'pharos-seo'),
			],
			Permission::Redirects->value => [
				__('Redirects', 'pharos-seo'),
				__('Redirects and URLs that aren’t found.', 'pharos-seo'),
			],
			Permission::Schema->value => [
				__('Schema', 'pharos-seo'),
				__('Structured data of the whole site.', 'pharos-seo'),
			],
			Permission::SearchConsole->value => [
				__('Search Console', 'pharos-seo'),
				__('Clicks, impressions and positions in Google Search.', 'pharos-seo'),
			],
			Permission::Analysis->value => [
				__('Site analysis', 'pharos-seo'),
				__('Run the site analysis, see and ignore issues.', 'pharos-seo'),
			],
			Permission::EditSeo->value => [
				__('SEO of content', 'pharos-seo'),
				__(
					'Titles, descriptions and social previews of the content that the role can edit.',
					'pharos-seo',
				),
			],
			Permission::EditSeoAdvanced->value => [
				__('Advanced SEO of content', 'pharos-seo'),
				__(
					'Robots directives, canonical URL, redirect and schemas of that content.',
					'pharos-seo',
				),
			],
			Permission::Suggestions->value => [
				__('AI suggestions', 'pharos-seo'),
				__(
					'Request suggestions for that content from the connected AI provider.',
					'pharos-seo',
				),
			],
		];
		$permissions = [];
		foreach (Permission::cases() as $permission) {
			[$label, $help] = $texts[$permission->value];
			$permissions[] = [
				'name' => $permission->value,
				'label' => $label,
				'help' => $help,
				'can_grant' => $permission->granted(),
			];
		}
		return $permissions;
	}

	/** @return list<string> */
	public static function capabilities(): array {
		return array_column(Permission::cases(), 'value');
	}

	/** Whether a role has a permission, as Capabilities maps it. @param array<string, array> $access The setting. */
	public static function has(array $role, string $permission, array $access): bool {
		return $role['is_full'] ||
			($role['own']->$permission ??
				($access[$role['name']][$permission] ??
					(bool) ($role['defaults']->$permission ?? false)));
	}

	/** @return array<string, bool|null> */
	private static function defaults(array $caps): array {
		$names = array_keys(array_filter($caps));
		$has = static fn(string $pattern): bool => preg_grep($pattern, $names) !== [];
		$edits = $has('/^(edit_|manage_categories$)/');
		return [
			Permission::EditSeo->value => $edits ?: null,
			Permission::EditSeoAdvanced->value => $edits
				? $has('/^(publish_|manage_categories$)/')
				: null,
			Permission::Suggestions->value => $edits ? $has('/^edit_posts$/') : null,
		];
	}
}
