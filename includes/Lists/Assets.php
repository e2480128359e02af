<?php
/**
 * Style and script of post lists.
 */

declare(strict_types=1);

namespace Pharos\Lists;

use Pharos\Core\Build;
use Pharos\Core\Capability;

final class Assets {
	public static function enqueue(): void {
		wp_enqueue_style(
			'pharos-lists',
			plugins_url('assets/lists.css', PHAROS_FILE),
			[],
			PHAROS_VERSION,
		);
		wp_enqueue_script(
			'pharos-lists',
			plugins_url('assets/lists.js', PHAROS_FILE),
			['inline-edit-post'],
			PHAROS_VERSION,
			['in_footer' => true],
		);
		Build::enqueue('post-list');
		wp_add_inline_script(
			'pharos-post-list',
			'window.pharosPostList = ' . Build::json(['isAll' => Capability::granted()]) . ';',
			'before',
		);
	}
}
