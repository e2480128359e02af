<?php
/**
 * The HTML sitemap's block, and its output on the page selected in the settings.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps\Html;

use Pharos\Core\Build;
use Pharos\Settings\Settings;

/** The shortcode is registered in includes/hooks/front.php. */
final class Block {
	public const NAME = 'pharos/sitemap';

	public function __construct(private readonly Settings $settings) {}

	/** @param mixed $attributes Attributes of src/sitemap-block/block.json. */
	public function render(mixed $attributes): string {
		$types = $attributes['types'] ?? '';
		$html = (new Sitemap($this->settings))->html(is_string($types) ? $types : '');
		return $html === ''
			? ''
			: sprintf('<div %s>%s</div>', get_block_wrapper_attributes(), $html);
	}

	/** On `enqueue_block_editor_assets`, which fires in all block editors. */
	public static function enqueue(): void {
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
		return $content . (new Sitemap($this->settings))->html();
	}

	private function is_its_page(): bool {
		global $page, $numpages;
		$id = (int) $this->settings->get('sitemap_display_page');
		return $id > 0 &&
			get_queried_object_id() === $id &&
			get_the_ID() === $id &&
			!doing_filter('get_the_excerpt') &&
			!post_password_required() &&
			// On a page divided into several, append it to the last one.
			(int) $page >= (int) $numpages;
	}
}
