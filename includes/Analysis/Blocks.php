<?php
/**
 * The blocks of a text, one after the other, each with its place in the editor.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Template\Text;
use WP_Block_Patterns_Registry;
use WP_Post;

/**
 * A place is the numbers of the blocks that lead to the block, from 0, as the editor counts: "2.0.1". The editor has no block for white
 * space between others. What is synced (a pattern) is edited in its own post.
 */
final class Blocks {
	/**
	 * @param array<int, true> $within Synced patterns that it is in: WordPress shows none in itself.
	 * @return \Generator<array{block: array, html: string, post: WP_Post, place: string}> With what a block says itself, without those
	 *         in it; the post in which it is edited. The place is '' where the post is not edited in the block editor.
	 */
	public static function of_post(WP_Post $post, array $within = []): \Generator {
		$within[$post->ID] = true;
		$has_places = has_blocks($post->post_content) && use_block_editor_for_post($post);
		foreach (self::of($post->post_content) as $one) {
			$ref = $one['block']['attrs']['ref'] ?? null;
			$synced =
				$one['block']['blockName'] === 'core/block' && is_numeric($ref)
					? get_post((int) $ref)
					: null;
			if ($synced && !isset($within[$synced->ID])) {
				yield from self::of_post($synced, $within);
			}
			yield ['post' => $post, 'place' => $has_places ? $one['place'] : ''] + $one;
		}
	}

	/**
	 * @param array<string, true> $within Patterns of themes and plugins that it is in.
	 * @return \Generator<array{block: array, html: string, place: string}> Of a text, such as a template's.
	 */
	public static function of(string $content, array $within = []): \Generator {
		yield from self::walk(parse_blocks($content), '', $within);
	}

	/** @param array<string, true> $within See of(). */
	private static function walk(array $blocks, string $place, array $within): \Generator {
		$at = 0;
		foreach ($blocks as $block) {
			$html = (string) $block['innerHTML'];
			$is_classic = in_array($block['blockName'], [null, 'core/freeform'], true);
			if ($is_classic && Text::collapse($html) === '') {
				continue;
			}
			$here = $place . ($place === '' ? '' : '.') . $at++;
			yield ['block' => $block, 'html' => $html, 'place' => $here];
			yield from self::walk($block['innerBlocks'], $here, $within);
			$slug = $block['blockName'] === 'core/pattern' ? $block['attrs']['slug'] ?? '' : '';
			if (is_string($slug) && $slug !== '' && !isset($within[$slug])) {
				foreach (self::of(self::pattern($slug), [$slug => true] + $within) as $one) {
					yield ['place' => $here] + $one;
				}
			}
		}
	}

	/** What a pattern of a theme or plugin says. */
	private static function pattern(string $slug): string {
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered($slug);
		return (string) ($pattern['content'] ?? '');
	}
}
