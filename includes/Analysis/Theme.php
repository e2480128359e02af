<?php
/**
 * What the theme prints.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

final class Theme {
	/** Where a theme is edited by who owns the site; null where only its makers can. */
	public static function fix(): ?Fix {
		return wp_is_block_theme()
			? Fix::admin(__('Edit the theme', 'pharos-seo'), 'site-editor.php')
			: null;
	}
}
