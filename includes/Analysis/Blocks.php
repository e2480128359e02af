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
	/** Patterns within patterns; WordPress shows none in itself. */
	private const DEEPEST = 10;

	/**
	 * @return \Generator<array{block: array, html: string, post: WP_Post, place: string}> With what a block says itself, without those
	 *         in it; the post in which it is edited. The place is '' where the post is not edited in the block editor.
	 */
	public static function of_post(WP_Post $post, int $depth = 0): \Generator {
		$has_places = has_blocks($post->post_content) && use_block_editor_for_post($post);
		foreach (self::of($post->post_content) as $one) {
			$ref = $one['block']['attrs']['ref'] ?? null;
			$synced =
				$one['block']['blockName'] === 'core/block' && is_numeric($ref)
					? get_post((int) $ref)
					: null;
			if ($synced && $depth < self::DEEPEST) {
				yield from self::of_post($synced, $depth + 1);
			}
			yield ['post' => $post, 'place' => $has_places ? $one['place'] : ''] + $one;
		}
	}

	/** @return \Generator<array{block: array, html: string, place: string}> Of a text, such as a template's. */
	public static function of(string $content, int $depth = 0): \Generator {
		yield from self::walk(parse_blocks($content), '', $depth);
	}

	private static function walk(array $blocks, string $place, int $depth): \Generator {
		$at = 0;
		foreach ($blocks as $block) {
			$html = (string) $block['innerHTML'];
			$is_classic = in_array($block['blockName'], [null, 'core/freeform'], true);
			if ($is_classic && Text::collapse($html) === '') {
				continue;
			}
			$here = $place . ($place === '' ? '' : '.') . $at++;
			yield ['block' => $block, 'html' => $html, 'place' => $here];
			yield from self::walk($block['innerBlocks'], $here, $depth);
			if ($block['blockName'] === 'core/pattern' && $depth < self::DEEPEST) {
				foreach (self::of(self::pattern($block), $depth + 1) as $one) {
					yield ['place' => $here] + $one;
				}
			}
		}
	}

	/** What a pattern of a theme or plugin says. */
	private static function pattern(array $block): string {
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered(
			(string) ($block['attrs']['slug'] ?? ''),
		);
		return (string) ($pattern['content'] ?? '');
	}
}
