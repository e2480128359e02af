<?php
/**
 * The plugin files of a source on this site.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use WP_Error;

final class Plugins {
	/** @var list<string> Main files of the source that exist. */
	private readonly array $files;

	public function __construct(Source $source) {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$this->files = array_values(
			array_filter(
				$source->plugins(),
				static fn(string $file): bool => is_file(WP_PLUGIN_DIR . "/$file"),
			),
		);
	}

	/** @return list<array> Sources with data, active plugins first; `MigrationPlugin` in store/migration/types.ts. */
	public static function with_data(): array {
		$list = [];
		$state = State::get()['sources'];
		foreach (Sources::all() as $source) {
			$plugins = new self($source);
			$redirects = Redirects\RedirectMigration::count($source);
			if ($plugins->are_active() || $source->has_data() || $redirects > 0) {
				$list[] =
					[
						'slug' => $source->slug(),
						'name' => $source->name(),
						'active' => $plugins->are_active(),
						'installed' => $plugins->are_installed(),
						'counts' =>
							(new ObjectPages($source))->counts() +
							array_filter(['redirects' => $redirects]),
						'migrated' => ($state[$source->slug()]['completed'] ?? 0) > 0,
						'begun' => State::begun($source->slug()),
						'network' => $plugins->is_of_network(),
						'network_url' => current_user_can('manage_network_plugins')
							? network_admin_url('plugins.php')
							: '',
					] +
					($source instanceof Redirects\OnlyRedirects ? ['only_redirects' => true] : []);
			}
		}
		usort($list, static fn(array $a, array $b): int => $b['active'] <=> $a['active']);
		return $list;
	}

	public function are_installed(): bool {
		return $this->files !== [];
	}

	public function are_active(): bool {
		return $this->active() !== [];
	}

	/** Whether it is active for the whole network: one site must not deactivate it for others. */
	public function is_of_network(): bool {
		return array_filter($this->files, is_plugin_active_for_network(...)) !== [];
	}

	/**
	 * Deactivates the plugin on this site.
	 *
	 * @return true|WP_Error 403 pharos_network_active if it's active for the whole network.
	 */
	public function deactivate(): bool|WP_Error {
		if ($this->is_of_network()) {
			return new WP_Error(
				'pharos_network_active',
				__(
					'The plugin is active on all sites of the network. A network administrator can deactivate it under Network Admin > Plugins.',
					'pharos-seo',
				),
				['status' => 403],
			);
		}
		// Never network-wide, even if a plugin with the same file is activated there in between.
		deactivate_plugins($this->active(), false, false);
		// Otherwise its permalinks of terms and authors would stay. Runs last, because in this request the plugin still adds them.
		add_action('shutdown', static fn() => delete_option('rewrite_rules'), PHP_INT_MAX);
		return true;
	}

	/** @return list<string> */
	private function active(): array {
		return array_values(array_filter($this->files, is_plugin_active(...)));
	}
}
