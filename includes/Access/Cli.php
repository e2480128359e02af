<?php
/**
 * A WP-CLI command. The docblocks of the methods are its help.
 */

declare(strict_types=1);

namespace Pharos\Access;

use Pharos\Core\CliRows;
use Pharos\Settings\Settings;
use WP_CLI;
use WP_CLI\Utils;

/**
 * Lists, grants and revokes what roles may do (Tools > Access).
 */
final class Cli {
	public function __construct(private readonly Settings $settings) {}

	/**
	 * Lists the permissions of each role.
	 *
	 * ## OPTIONS
	 *
	 * [<role>]
	 * : Only this role.
	 *
	 * [--format=<format>]
	 * : The output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - yaml
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos access list
	 *     $ wp pharos access list editor --format=json
	 *
	 * @subcommand list
	 *
	 * @param string[]              $names   A role.
	 * @param array<string, string> $options
	 */
	public function list_(array $names, array $options): void {
		$roles = $names === [] ? Roles::all() : [self::role($names[0])];
		$access = $this->settings->get(Capabilities::SETTING);
		$rows = [];
		foreach ($roles as $role) {
			foreach (Roles::capabilities() as $permission) {
				$rows[] = [
					'role' => $role['name'],
					'permission' => $permission,
					'granted' => Roles::has($role, $permission, $access) ? 'yes' : 'no',
				];
			}
		}
		CliRows::print($options['format'] ?? 'table', $rows, ['role', 'permission', 'granted']);
	}

	/**
	 * Grants permissions to a role.
	 *
	 * ## OPTIONS
	 *
	 * <role>
	 * : The name of the role, such as editor.
	 *
	 * <permission>...
	 * : The permissions, such as pharos_manage_redirects; `wp pharos access list` shows all.
	 *
	 * [--dry-run]
	 * : Only show what the permissions would be.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos access grant editor pharos_manage_redirects
	 *
	 * @param string[] $names The role and the permissions.
	 */
	public function grant(array $names, array $options): void {
		$this->set($names, true, $options);
	}

	/**
	 * Revokes permissions of a role.
	 *
	 * ## OPTIONS
	 *
	 * <role>
	 * : The name of the role, such as editor.
	 *
	 * <permission>...
	 * : The permissions, such as pharos_edit_seo_advanced.
	 *
	 * [--dry-run]
	 * : Only show what the permissions would be.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos access revoke author pharos_edit_seo
	 *
	 * @param string[] $names The role and the permissions.
	 */
	public function revoke(array $names, array $options): void {
		$this->set($names, false, $options);
	}

	/** @param string[] $names The role and the permissions. */
	private function set(array $names, bool $is_granted, array $options): void {
		$role = self::role(array_shift($names) ?? '');
		if ($role['is_full']) {
			WP_CLI::error(__('This role has all permissions.', 'pharos-seo'));
		}
		$this->settings->refresh();
		$base = $this->settings->get(Capabilities::SETTING);
		$access = $base;
		foreach ($names as $permission) {
			if (!in_array($permission, Roles::capabilities(), true)) {
				WP_CLI::error(
					/* translators: %s: name of a permission. */
					sprintf(__('There is no permission “%s”.', 'pharos-seo'), $permission),
				);
			}
			if (($role['own']->$permission ?? false) && !$is_granted) {
				WP_CLI::error(
					sprintf(
						/* translators: 1: name of a role, 2: name of a permission. */
						__(
							'WordPress has this permission for the role. Use: wp cap remove %1$s %2$s',
							'pharos-seo',
						),
						$role['name'],
						$permission,
					),
				);
			}
			$access[$role['name']][$permission] = $is_granted;
			// Only what differs from the default is stored.
			if ($is_granted === (bool) ($role['defaults']->$permission ?? false)) {
				unset($access[$role['name']][$permission]);
			}
		}
		if (Utils\get_flag_value($options, 'dry-run', false)) {
			$has = static fn(array $in, string $permission): string => Roles::has(
				$role,
				$permission,
				$in,
			)
				? 'yes'
				: 'no';
			foreach ($names as $permission) {
				WP_CLI::line(
					"{$role['name']} $permission: {$has($base, $permission)} → {$has(
						$access,
						$permission,
					)}",
				);
			}
			return;
		}
		$saved = $this->settings->save(
			[Capabilities::SETTING => $access],
			[Capabilities::SETTING => $base],
		);
		if (is_wp_error($saved)) {
			WP_CLI::error($saved->get_error_message());
		}
		WP_CLI::success(
			$is_granted
				? __('The permissions were granted.', 'pharos-seo')
				: __('The permissions were revoked.', 'pharos-seo'),
		);
	}

	private static function role(string $name): array {
		$role = array_column(Roles::all(), null, 'name')[$name] ?? null;
		if ($role === null) {
			/* translators: %s: name of a role. */
			WP_CLI::error(sprintf(__('There is no role “%s”.', 'pharos-seo'), $name));
		}
		return $role;
	}
}
