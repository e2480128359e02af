<?php
/**
 * The SEO sidebar of the block editor: its script and preloaded REST responses.
 */

declare(strict_types=1);

namespace Pharos\Editor;

use Pharos\Analysis\Fix;
use Pharos\Core\Build;
use Pharos\Core\Capability;
use Pharos\Settings\Settings;
use Pharos\Template\Variables;
use WP_Post;

final class BlockEditor {
	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	/** On `enqueue_block_editor_assets`, which fires in every kind of block editor. */
	public function enqueue(): void {
		// Only selects a view: no nonce needed.
		if (get_current_screen()?->base === 'site-editor' && isset($_GET[Fix::BLOCK])) {
			Build::enqueue('site-editor');
			return;
		}
		$post = get_post();
		if (get_current_screen()?->base !== 'post' || !$this->is_edited($post)) {
			return;
		}
		Build::style('shared');
		Build::enqueue('editor');
		wp_add_inline_script(
			'pharos-editor',
			'window.pharosObjectSeo = ' .
				Build::json(
					(new EditorData($this->settings, $this->variables))->for_object($post),
				) .
				';',
			'before',
		);
	}

	/**
	 * Adds paths to preload, for `block_editor_rest_api_preload_paths`. They have to equal the paths that
	 * src/editor/server-data.ts requests, character by character.
	 *
	 * @param array $paths
	 */
	public function preload(array $paths, ?WP_Post $post): array {
		return $this->is_edited($post)
			? [
				...$paths,
				"/pharos/v1/post-seo-data?post_id=$post->ID",
				"/pharos/v1/preview?post_id=$post->ID",
			]
			: $paths;
	}

	/** Whether the post has a page whose SEO the user may edit. */
	private function is_edited(?WP_Post $post): bool {
		return $post !== null &&
			$this->settings->get('enable_page_level_seo') &&
			is_post_type_viewable($post->post_type) &&
			Capability::may_edit($post);
	}
}
