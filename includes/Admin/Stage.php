<?php
/**
 * The frame of the plugin's screens.
 */

declare(strict_types=1);

namespace Pharos\Admin;

/** Screens look like WordPress's own: since 7.1, these stand on a stage with rounded corners, in the color of the menu. */
final class Stage {
	/** On `admin_body_class`. */
	public static function body_class(string $classes): string {
		return $classes . ' pharos-screen ' . (self::is_framed() ? 'pharos-has-stage ' : '');
	}

	/** Prints the script that finds the color of the frame. */
	public static function print_script(): void {
		if (self::is_framed()) {
			wp_print_inline_script_tag(
				(string) file_get_contents(dirname(PHAROS_FILE) . '/assets/stage.js'),
			);
		}
	}

	private static function is_framed(): bool {
		return is_wp_version_compatible('7.1');
	}
}
