<?php
/**
 * Finds other posts with the same title or description.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\Content\PostTitle;
use Pharos\ObjectMeta\ObjectMeta;
use WP_Post;

/**
 * Compares rendered texts, however they are made: two posts with the template "%title% | Best" have different titles, and a custom title
 * can equal one from a template. The index returns candidates, which are rendered again, because the values of their variables may have
 * changed since.
 */
final class Duplicates {
	private const MOST = 20;

	/** Maximum time in seconds that a request spends on an incomplete index: enough for a small site. */
	private const PATIENCE = 2.0;

	/** Whether all posts are indexed; null if not determined yet. */
	private ?bool $is_complete = null;

	public function __construct(private readonly TextIndexer $indexer) {}

	/**
	 * @param array{title: string, description: string, post_title: string, excerpt: string} $texts The texts in the editor: the fields as
	 *         templates, title and excerpt of the post.
	 * @return array{title: list<array{id: int, label: string}>|null, description: list<array{id: int, label: string}>|null} Null: none
	 *         found so far, but not all posts are indexed.
	 */
	public function find(WP_Post $post, array $texts): array {
		// Only once, even for several posts.
		$this->is_complete ??= $this->indexer->step(self::PATIENCE);
		$same = [];
		foreach ($this->rendered($post, $texts) as $part => $text) {
			$found = $this->same($post, $part, $text);
			$same[$part] = $found === [] && !$this->is_complete ? null : $found;
		}
		return $same;
	}

	/** @return array{title: string, description: string} The texts as rendered if the post were saved now. */
	private function rendered(WP_Post $post, array $texts): array {
		$now = clone $post;
		$now->post_title = $texts['post_title'];
		$now->post_excerpt = $texts['excerpt'];
		$rows = array_map(
			'strval',
			array_filter((new ObjectMetaRepository($post))->read(), is_scalar(...)),
		);
		$own = ObjectMeta::from(
			['title' => $texts['title'], 'description' => $texts['description']] + $rows,
		);
		return $this->indexer->texts(SeoPayload::page($now)->with_own($own));
	}

	/**
	 * @param 'title'|'description' $part
	 * @return list<array{id: int, label: string}>
	 */
	private function same(WP_Post $post, string $part, string $text): array {
		$hash = TextIndex::hash($text);
		// One more than the limit: the post itself may be among them.
		$ids = $hash === '' ? [] : TextIndex::find($part, $hash, self::MOST + 1);
		_prime_post_caches($ids, true, true);
		$same = [];
		foreach (array_diff($ids, [$post->ID]) as $id) {
			$other = get_post($id);
			if (
				TextIndexer::is_listed($other) &&
				TextIndex::hash($this->indexer->texts(SeoPayload::page($other))[$part]) === $hash
			) {
				$same[] = ['id' => $id, 'label' => PostTitle::for_post($other)];
			}
		}
		return array_slice($same, 0, self::MOST);
	}
}
