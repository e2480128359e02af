<?php
/**
 * Output of the theme.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

final class Theme {
	/** Returns a link to edit the theme; null if only its code can change the output. */
	public static function fix(): ?Fix {
		return wp_is_block_theme()
			? Fix::admin(__('Edit the theme', 'pharos-seo'), 'site-editor.php')
			: null;
	}
}
