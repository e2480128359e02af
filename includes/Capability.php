<?php
/**
 * Who may use the plugin.
 */

declare(strict_types=1);

namespace Pharos;

final class Capability {
	/** The capability that menus and routes ask for. */
	public static function name(): string {
		/**
		 * Filters the capability that the plugin's screens and REST routes need.
		 *
		 * @param string $capability Default: manage_options.
		 */
		$capability = apply_filters('pharos_capability', 'manage_options');
		return is_string($capability) && $capability !== '' ? $capability : 'manage_options';
	}

	/** Whether the person of this request may. */
	public static function granted(): bool {
		return current_user_can(self::name());
	}
}
