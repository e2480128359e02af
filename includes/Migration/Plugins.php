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
