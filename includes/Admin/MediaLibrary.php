<?php
/**
 * WordPress's media window for the settings page, on demand.
 */

declare(strict_types=1);

namespace Pharos\Admin;

use Pharos\Capability;

/**
 * Its scripts weigh several times what the application does, and most visits to the settings choose no image. So the page
 * comes without them, and store/media/load-library.ts asks for them when the window is first opened.
 */
final class MediaLibrary {
	/** On the action "pharos_media_library" of admin-ajax.php. Answers styles, templates and scripts as a page with the window would hold them, then ends the request. */
	public static function send(): never {
		if (!Capability::granted() || !current_user_can('upload_files')) {
			wp_die(-1, 403);
		}
		header('Content-Type: text/html; charset=' . get_option('blog_charset'));
		// What add-ons of the window print is part of it: they use the same hook as on any page.
		wp_enqueue_media();
		wp_styles()->do_items();
		wp_print_media_templates();
		wp_scripts()->do_items();
		exit();
	}
}
