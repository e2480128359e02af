<?php
/**
 * Iterates over the blocks of a text, with the position of each in the editor.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Text\Text;
use WP_Block_Patterns_Registry;
use WP_Post;

/**
 * A position is the list of block indexes on the path to the block, from 0, as the editor counts: "2.0.1". The editor
 * has no block for white space between others. Synced patterns are edited in their own post.
 */
final class Blocks {
	/**
	 * @param array<int, true> $within The synced patterns that contain it: WordPress doesn't render a pattern inside itself.
	 * @return \Generator<array{block: array, html: string, post: WP_Post, place: string}> `html`: the block's HTML without its
	 *         inner blocks; `post`: the post to edit it in; `place`: '' if that post isn't edited in the block editor.
	 */
	public static function of_post(WP_Post $post, array $within = []): \Generator {
		$within[$post->ID] = true;
		$has_places = has_blocks($post->post_content) && use_block_editor_for_post($post);
		foreach (self::in_content($post->post_content) as $one) {
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
	 * @param array<string, true> $within The patterns of themes and plugins that contain it.
	 * @return \Generator<array{block: array, html: string, place: string}> The blocks of a text, such as a template's content.
	 */
	public static function in_content(string $content, array $within = []): \Generator {
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
				foreach (
					self::in_content(self::pattern($slug), [$slug => true] + $within)
					as $one
				) {
					yield ['place' => $here] + $one;
				}
			}
		}
	}

	/** Returns the content of a pattern of a theme or plugin. */
	private static function pattern(string $slug): string {
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered($slug);
		return (string) ($pattern['content'] ?? '');
	}
}
