<?php
/**
 * The reason why the current user can't install or activate a recommended product, and an alternative link.
 */

declare(strict_types=1);

namespace Pharos\Extend;

final class Obstacle {
	/**
	 * @param array{slug: string, type: string} $product
	 * @return ?array{text: string, label: string, url: string} Null if the user can.
	 */
	public static function find(array $product): ?array {
		$slug = $product['slug'];
		if ($product['type'] === 'plugin') {
			$file = Inventory::plugin_file($slug);
			return $file === '' ? self::install_plugin($slug) : self::activate_plugin($slug, $file);
		}
		$theme = wp_get_theme($slug);
		return $theme->exists() ? self::activate_theme($slug, $theme) : self::install_theme($slug);
	}

	private static function install_plugin(string $slug): ?array {
		return match (true) {
			!wp_is_file_mod_allowed('capability_update_core') => self::because(
				__(
					'Plugin installation is turned off on this site. Ask your developer or host to add it.',
					'pharos-seo',
				),
				self::directory('plugins', $slug),
			),
			is_multisite() && current_user_can('install_plugins') => self::because(
				__('On a network, plugins are installed in the Network Admin.', 'pharos-seo'),
				self::network("plugin-install.php?tab=search&type=term&s=$slug"),
			),
			is_multisite() => self::because(
				__('Only a network administrator can install plugins.', 'pharos-seo'),
				self::directory('plugins', $slug),
			),
			!current_user_can('install_plugins') => self::because(
				__(
					'You aren’t allowed to install plugins on this site. Ask an administrator.',
					'pharos-seo',
				),
				self::directory('plugins', $slug),
			),
			!self::can_write_files() => self::because(
				__(
					'WordPress needs the FTP or SSH login of your server to install plugins. The Plugins screen asks for it.',
					'pharos-seo',
				),
				[
					__('Open the Plugins screen', 'pharos-seo'),
					admin_url("plugin-install.php?tab=search&type=term&s=$slug"),
				],
			),
			default => null,
		};
	}

	private static function install_theme(string $slug): ?array {
		return match (true) {
			!wp_is_file_mod_allowed('capability_update_core') => self::because(
				__(
					'Theme installation is turned off on this site. Ask your developer or host to add it.',
					'pharos-seo',
				),
				self::directory('themes', $slug),
			),
			is_multisite() && current_user_can('install_themes') => self::because(
				__('On a network, themes are installed in the Network Admin.', 'pharos-seo'),
				self::network("theme-install.php?theme=$slug"),
			),
			is_multisite() => self::because(
				__('Only a network administrator can install themes.', 'pharos-seo'),
				self::directory('themes', $slug),
			),
			!current_user_can('install_themes') => self::because(
				__(
					'You aren’t allowed to install themes on this site. Ask an administrator.',
					'pharos-seo',
				),
				self::directory('themes', $slug),
			),
			!self::can_write_files() => self::because(
				__(
					'WordPress needs the FTP or SSH login of your server to install themes. The Themes screen asks for it.',
					'pharos-seo',
				),
				[
					__('Open the Themes screen', 'pharos-seo'),
					admin_url("theme-install.php?theme=$slug"),
				],
			),
			default => null,
		};
	}

	private static function activate_plugin(string $slug, string $file): ?array {
		return match (true) {
			is_multisite() && is_network_only_plugin($file) => current_user_can(
				'manage_network_plugins',
			)
				? self::because(
					__('This plugin can only be activated for the whole network.', 'pharos-seo'),
					self::network("plugins.php?s=$slug"),
				)
				: self::because(
					__('Only a network administrator can activate this plugin.', 'pharos-seo'),
					self::directory('plugins', $slug),
				),
			!current_user_can('activate_plugin', $file) => self::because(
				__(
					'You aren’t allowed to activate plugins on this site. Ask an administrator.',
					'pharos-seo',
				),
				self::directory('plugins', $slug),
			),
			default => null,
		};
	}

	/** Also used by the request that activates a theme. */
	public static function activate_theme(string $slug, \WP_Theme $theme): ?array {
		$requirements = validate_theme_requirements($slug);
		return match (true) {
			!current_user_can('switch_themes') => self::because(
				__(
					'You aren’t allowed to change the theme of this site. Ask an administrator.',
					'pharos-seo',
				),
				self::directory('themes', $slug),
			),
			!$theme->is_allowed() => current_user_can('manage_network_themes')
				? self::because(
					__('This theme isn’t enabled for this site of the network.', 'pharos-seo'),
					self::network("themes.php?s=$slug"),
				)
				: self::because(
					__('Only a network administrator can enable this theme.', 'pharos-seo'),
					self::directory('themes', $slug),
				),
			(bool) $theme->errors() => self::because(
				__('The theme is installed but corrupted. Delete it and try again.', 'pharos-seo'),
				[__('Open the Themes screen', 'pharos-seo'), admin_url('themes.php')],
			),
			is_wp_error($requirements) => self::because(
				wp_strip_all_tags($requirements->get_error_message()),
				[__('Open the Themes screen', 'pharos-seo'), admin_url('themes.php')],
			),
			default => null,
		};
	}

	/**
	 * Whether WordPress can write plugins and themes without credentials; the check is that of
	 * wp_print_request_filesystem_credentials_modal().
	 */
	private static function can_write_files(): bool {
		static $can = null;
		if ($can === null) {
			require_once ABSPATH . 'wp-admin/includes/file.php';
			require_once ABSPATH . 'wp-admin/includes/template.php';
			ob_start();
			$can =
				get_filesystem_method() === 'direct' ||
				request_filesystem_credentials(self_admin_url()) !== false;
			ob_end_clean();
		}
		return $can;
	}

	/** @return array{string, string} */
	private static function directory(string $kind, string $slug): array {
		return [
			__('View on WordPress.org', 'pharos-seo'),
			esc_url_raw(__('https://wordpress.org/', 'default') . "$kind/$slug/"),
		];
	}

	/** @return array{string, string} */
	private static function network(string $path): array {
		return [__('Open the Network Admin', 'pharos-seo'), network_admin_url($path)];
	}

	/** @param array{string, string} $way */
	private static function because(string $text, array $way): array {
		return ['text' => $text, 'label' => $way[0], 'url' => $way[1]];
	}
}
