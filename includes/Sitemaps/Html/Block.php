<?php
/**
 * The HTML sitemap as a block and a shortcode, and on the page selected in the settings.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps\Html;

use Pharos\Core\Block as CoreBlock;
use Pharos\Core\Build;

final class Block extends CoreBlock {
	public const ARGUMENTS = [
		'attributes' => ['types' => ['type' => 'string', 'default' => '']],
		'supports' => ['align' => ['wide', 'full'], 'html' => false],
	];

	public function render(mixed $attributes): string {
		$types = $attributes['types'] ?? '';
		$html = (new Sitemap(($this->settings)()))->html(is_string($types) ? $types : '');
		return $html === ''
			? ''
			: sprintf('<div %s>%s</div>', get_block_wrapper_attributes(), $html);
	}

	/** @param array $attributes Shortcodes of other plugins have the attribute `post_types` or `cpt`, if any. */
	public function shortcode(array $attributes): string {
		return (new Sitemap(($this->settings)()))->html(
			(string) ($attributes['types'] ??
				($attributes['post_types'] ?? ($attributes['cpt'] ?? ''))),
		);
	}

	public static function register_editor(): void {
		add_action('enqueue_block_editor_assets', self::enqueue(...));
	}

	/** On `enqueue_block_editor_assets`, which fires in all block editors. */
	private static function enqueue(): void {
		Build::enqueue('sitemap-block');
		$kinds = [];
		foreach (Sitemap::kinds() as $name => $label) {
			$kinds[] = ['name' => $name, 'label' => $label];
		}
		wp_add_inline_script(
			'pharos-sitemap-block',
			'window.pharosSitemapKinds = ' . Build::json($kinds) . ';',
			'before',
		);
	}

	/**
	 * Appends the sitemap to the content of the page selected in the settings. On `the_content`, after blocks and shortcodes: a page that
	 * already contains a sitemap gets no other.
	 */
	public function at_end(string $content): string {
		if (!$this->is_its_page() || str_contains($content, '<nav class="pharos-sitemap"')) {
			return $content;
		}
		return $content . (new Sitemap(($this->settings)()))->html();
	}

	private function is_its_page(): bool {
		global $page, $numpages;
		$id = (int) ($this->settings)()->get('sitemap_display_page');
		return $id > 0 &&
			get_queried_object_id() === $id &&
			get_the_ID() === $id &&
			!doing_filter('get_the_excerpt') &&
			!post_password_required() &&
			// On a page divided into several, append it to the last one.
			(int) $page >= (int) $numpages;
	}
}
