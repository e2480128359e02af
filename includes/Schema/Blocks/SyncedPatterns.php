<?php
/**
 * The blocks of synced patterns in a content.
 */

declare(strict_types=1);

namespace Pharos\Schema\Blocks;

/** Reads the posts that WordPress reads to render the same content: no query more. */
final class SyncedPatterns {
	/** WordPress's block that shows a pattern. Its attributes have no "-->": there, hyphens are escaped. */
	private const BLOCK = '~<!-- wp:block (\{.*?\}) /-->~s';

	/**
	 * Returns the content with the blocks of each pattern inside the block that shows it, whose attributes may hide them. Patterns with texts
	 * of the post in place of their own (overrides) stay as they are.
	 *
	 * @param array<int, true> $within The patterns that contain it: WordPress doesn't render a pattern inside itself.
	 */
	public static function unfold(string $content, array $within = []): string {
		return preg_replace_callback(
			self::BLOCK,
			static function (array $found) use ($within): string {
				$attributes = json_decode($found[1], true);
				$id = is_numeric($attributes['ref'] ?? null) ? (int) $attributes['ref'] : 0;
				$inner =
					$id > 0 && !isset($within[$id]) && empty($attributes['content'])
						? self::content($id)
						: '';
				return $inner === ''
					? $found[0]
					: "<!-- wp:block $found[1] -->" .
							self::unfold($inner, [$id => true] + $within) .
							'<!-- /wp:block -->';
			},
			$content,
		) ?? $content;
	}

	/** The content of a pattern; '' if WordPress doesn't show it. */
	private static function content(int $id): string {
		$post = get_post($id);
		$is_shown =
			$post?->post_type === 'wp_block' &&
			$post->post_status === 'publish' &&
			$post->post_password === '';
		return $is_shown ? $post->post_content : '';
	}
}
