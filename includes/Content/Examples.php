<?php
/**
 * Example URLs of each content type, which illustrate settings.
 */

declare(strict_types=1);

namespace Pharos\Content;

use WP_Post;
use WP_Term;

/** Every method returns '' if the site has no such page. */
final class Examples {
	public static function of_type(string $type): string {
		$post = self::newest_of_type($type);
		return $post ? (string) get_permalink($post) : '';
	}

	/** Returns the newest public post. Home page and posts page are excluded: they have separate settings. */
	public static function newest_of_type(string $type): ?WP_Post {
		return self::newest([
			'post_type' => $type,
			'post__not_in' => array_filter([
				(int) get_option('page_on_front'),
				(int) get_option('page_for_posts'),
			]),
		]);
	}

	/** Returns the attachment page of the newest file. */
	public static function of_file(): string {
		$post = self::newest(['post_type' => 'attachment', 'post_status' => 'inherit']);
		return $post ? (string) get_attachment_link($post) : '';
	}

	public static function of_taxonomy(string $taxonomy): string {
		$term = self::biggest_term($taxonomy);
		$url = $term ? get_term_link($term) : '';
		return is_string($url) ? $url : '';
	}

	/** Returns the term with the most posts. */
	public static function biggest_term(string $taxonomy): ?WP_Term {
		$terms = get_terms([
			'taxonomy' => $taxonomy,
			'number' => 1,
			'orderby' => 'count',
			'order' => 'DESC',
			'hide_empty' => false,
			'update_term_meta_cache' => false,
		]);
		return is_array($terms) && $terms ? $terms[0] : null;
	}

	/** Returns the archive of the author of the newest post. */
	public static function of_author(): string {
		$post = self::newest(['post_type' => 'post']);
		return $post ? get_author_posts_url((int) $post->post_author) : '';
	}

	/** Returns the archive of the month of the newest post. */
	public static function of_date(): string {
		$post = self::newest(['post_type' => 'post']);
		return $post
			? (string) get_month_link(
				get_post_time('Y', false, $post),
				get_post_time('m', false, $post),
			)
			: '';
	}

	public static function of_search(): string {
		return get_search_link(self::search_words());
	}

	public static function search_words(): string {
		/* translators: a word to search for, in an example URL. */
		return _x('example', 'search', 'pharos-seo');
	}

	private static function newest(array $query): ?WP_Post {
		$posts = get_posts(
			$query + [
				'post_status' => 'publish',
				'has_password' => false,
				'numberposts' => 1,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			],
		);
		return $posts[0] ?? null;
	}
}
