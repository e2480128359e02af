<?php
/**
 * WordPress's media modal for the settings page, on demand.
 */

declare(strict_types=1);

namespace Pharos\Admin;

use Pharos\Core\Permission;

/**
 * Its scripts are several times larger than the application's, and most visits to the settings choose no image. So the
 * page doesn't include them, and store/media/load-library.ts requests them when the modal is first opened.
 */
final class MediaLibrary {
	/**
	 * Handles the action "pharos_media_library" of admin-ajax.php: outputs styles, templates and scripts of a page with
	 * the modal, then exits.
	 */
	public static function send(): never {
		if (!Permission::any() || !current_user_can('upload_files')) {
			wp_die(-1, 403);
		}
		header('Content-Type: text/html; charset=' . get_option('blog_charset'));
		// Includes the output of add-ons of the modal: they use the same hook as on any page.
		wp_enqueue_media();
		wp_styles()->do_items();
		wp_print_media_templates();
		wp_scripts()->do_items();
		exit();
	}
}
