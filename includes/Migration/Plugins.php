<?php
/**
 * The plugin files of a source, on this site.
 */

declare(strict_types=1);

namespace Pharos\Migration;

final class Plugins {
	/** @var list<string> Main files of the source that are there. */
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
			if ($plugins->are_active() || $source->has_data()) {
				$list[] = [
					'slug' => $source->slug(),
					'name' => $source->name(),
					'active' => $plugins->are_active(),
					'installed' => $plugins->are_installed(),
					'counts' => (new Found($source))->counts(),
					'migrated' => ($state[$source->slug()]['completed'] ?? 0) > 0,
				];
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

	/** Of a network, only who runs it may switch off what is active for all of its sites. */
	public function may_deactivate(): bool {
		$network = array_filter($this->files, is_plugin_active_for_network(...));
		return current_user_can('activate_plugins') &&
			($network === [] || current_user_can('manage_network_plugins'));
	}

	public function deactivate(): void {
		deactivate_plugins($this->active());
	}

	/** @return list<string> */
	private function active(): array {
		return array_values(array_filter($this->files, is_plugin_active(...)));
	}
}
