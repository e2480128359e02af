<?php
/**
 * Finds posts by their titles.
 */

declare(strict_types=1);

namespace Pharos\Content;

use Pharos\Template\Text;
use WP_Post;
use WP_Query;

final class PostSearch {
	/** Fewer characters find too much (spec.md section 5). */
	private const LEAST = 3;

	private const PER_TYPE = 20;

	/**
	 * Published posts of every type that visitors can see, by type.
	 *
	 * @return list<array{text: string, children: list<array{id: int, text: string}>}>
	 */
	public function find(string $words): array {
		$words = Text::collapse($words);
		if (Text::length($words) < self::LEAST) {
			return [];
		}
		$results = [];
		foreach (PostTypes::viewable() as $type) {
			$query = new WP_Query([
				's' => $words,
				'search_columns' => ['post_title'],
				'post_type' => $type->name,
				'post_status' => 'publish',
				'posts_per_page' => self::PER_TYPE,
				'orderby' => 'date',
				'no_found_rows' => true,
				'ignore_sticky_posts' => true,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			]);
			if ($query->posts) {
				$results[] = [
					'text' => Text::plain($type->labels->name),
					'children' => array_map(
						static fn(WP_Post $post): array => [
							'id' => $post->ID,
							'text' => Text::plain($post->post_title),
						],
						$query->posts,
					),
				];
			}
		}
		return $results;
	}
}
