<?php
/**
 * Finds posts by title.
 */

declare(strict_types=1);

namespace Pharos\Content;

use Pharos\Text\Text;
use WP_Post;
use WP_Query;

final class PostSearch {
	/** Minimum number of characters; fewer have too many results. */
	private const LEAST = 3;

	private const PER_TYPE = 20;

	/** @param string[] $statuses The post statuses to search. */
	public function __construct(private readonly array $statuses = ['publish']) {}

	/**
	 * Returns matching posts of every viewable post type, by type.
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
			$posts = $this->of_type($type->name, $words);
			if ($posts) {
				$results[] = [
					'text' => Text::plain($type->labels->name),
					'children' => self::named($posts),
				];
			}
		}
		return $results;
	}

	/**
	 * @param list<WP_Post> $posts
	 * @return list<array{id: int, text: string}> Posts with the same title are distinguished by their ID.
	 */
	private static function named(array $posts): array {
		$titles = array_map(PostTitle::for_post(...), $posts);
		$count = array_count_values($titles);
		return array_map(
			static fn(WP_Post $post, string $title): array => [
				'id' => $post->ID,
				'text' =>
					$count[$title] > 1
						? sprintf(
							/* translators: 1: title of a post, 2: its number. */
							_x('%1$s (%2$s)', 'title and ID of a post', 'pharos-seo'),
							$title,
							$post->ID,
						)
						: $title,
			],
			$posts,
			$titles,
		);
	}

	/** @return list<WP_Post> Posts without a title are found by their text, which is shown as their title. */
	private function of_type(string $type, string $words): array {
		$untitled = static function (string $where): string {
			global $wpdb;
			return "$where AND $wpdb->posts.post_title = ''";
		};
		$titled = $this->query($type, $words, 'post_title');
		add_filter('posts_where', $untitled);
		$others = $this->query($type, $words, 'post_content');
		remove_filter('posts_where', $untitled);
		return array_slice([...$titled, ...$others], 0, self::PER_TYPE);
	}

	/** @return list<WP_Post> */
	private function query(string $type, string $words, string $column): array {
		$query = new WP_Query([
			's' => $words,
			'search_columns' => [$column],
			'post_type' => $type,
			'post_status' => $this->statuses,
			'posts_per_page' => self::PER_TYPE,
			'orderby' => 'date',
			'no_found_rows' => true,
			'ignore_sticky_posts' => true,
			'update_post_meta_cache' => false,
			'update_post_term_cache' => false,
		]);
		return $query->posts;
	}
}
