<?php
/**
 * The source `pharos/seo` of block bindings: title and description of a post, as search engines get them.
 */

declare(strict_types=1);

namespace Pharos\Template;

use Pharos\Page\Context;
use Pharos\Settings\Settings;
use WP_Block;

final class BlockBinding {
	/** @var array<string, true> Values that are being determined: a description may be made from content that is bound to it. */
	private static array $open = [];

	/**
	 * @param array $arguments Of the binding: `key` is `title` or `description`.
	 * @return string|null Null for no value, also of a post that visitors can't read: the block keeps its content.
	 */
	public static function value(
		array $arguments,
		WP_Block $block,
		string $attribute,
		Settings $settings,
		Variables $variables,
	): ?string {
		$key = $arguments['key'] ?? '';
		$post = get_post((int) ($block->context['postId'] ?? 0));
		if (
			!$post ||
			!in_array($key, ['title', 'description'], true) ||
			isset(self::$open["$key-$post->ID"]) ||
			post_password_required($post) ||
			(!is_post_publicly_viewable($post) && !current_user_can('read_post', $post->ID))
		) {
			return null;
		}
		self::$open["$key-$post->ID"] = true;
		try {
			$texts = new PageTexts($settings, $variables);
			$page = Context::of_post($post)->under($settings);
			$text = $key === 'title' ? $texts->title($page) : $texts->description($page);
		} finally {
			unset(self::$open["$key-$post->ID"]);
		}
		// WordPress escapes attributes of elements, and keeps the HTML of rich texts.
		$source = $block->block_type?->attributes[$attribute]['source'] ?? '';
		$is_html = in_array($source, ['rich-text', 'html'], true);
		return $text === '' ? null : ($is_html ? esc_html($text) : $text);
	}
}
