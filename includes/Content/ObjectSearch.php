<?php
/**
 * Finds posts and terms for the search on the Sitemaps screen.
 */

declare(strict_types=1);

namespace Pharos\Content;

use Pharos\Text\Text;
use WP_Post;
use WP_Term;

final class ObjectSearch {
	private const TERMS = 20;

	private const POSTS = 20;

	/**
	 * @param string $words Words of a title, the URL of a page of this site, or a name such as post-12.
	 * @return list<WP_Post|WP_Term>
	 */
	public static function find(string $words): array {
		$words = Text::collapse($words);
		if (preg_match('/^(?:post|term)-[0-9]+$/', $words) === 1) {
			return self::named([$words]);
		}
		if (str_starts_with($words, '/') || preg_match('~^https?://~i', $words) === 1) {
			return self::at($words);
		}
		$posts = [];
		foreach ((new PostSearch(self::statuses()))->find($words) as ['children' => $children]) {
			array_push(
				$posts,
				...array_filter(array_map('get_post', array_column($children, 'id'))),
			);
		}
		$terms = get_terms([
			'taxonomy' => array_keys(PostTypes::taxonomies()),
			'search' => $words,
			'number' => self::TERMS,
			'hide_empty' => false,
		]);
		return [...$posts, ...is_array($terms) ? array_values($terms) : []];
	}

	/** @return string[] Statuses of written posts, public or not. */
	private static function statuses(): array {
		return array_values(array_diff(get_post_stati(), ['auto-draft', 'inherit']));
	}

	/**
	 * @param string[] $names Such as post-12, term-5.
	 * @return list<WP_Post|WP_Term> The existing ones.
	 */
	public static function named(array $names): array {
		$found = [];
		foreach ($names as $name) {
			[$kind, $id] = explode('-', $name) + ['', '0'];
			$found[] = match ($kind) {
				'post' => get_post((int) $id ?: -1),
				'term' => get_term((int) $id ?: -1),
				default => null,
			};
		}
		return array_values(
			array_filter(
				$found,
				static fn($one): bool => ($one instanceof WP_Post &&
					is_post_type_viewable($one->post_type) &&
					$one->post_status !== 'auto-draft') ||
					($one instanceof WP_Term && is_taxonomy_viewable($one->taxonomy)),
			),
		);
	}

	/** @return list<WP_Post|WP_Term> */
	private static function at(string $address): array {
		$url = str_starts_with($address, '/') ? home_url($address) : $address;
		$id = url_to_postid($url);
		if ($id > 0) {
			return self::named(["post-$id"]);
		}
		$slug = basename((string) wp_parse_url($url, PHP_URL_PATH));
		$hidden = self::hidden_at($slug, $url);
		if ($hidden !== []) {
			return $hidden;
		}
		// WordPress has no function to find terms by URL: search for the last part as slug.
		$terms =
			$slug === ''
				? []
				: get_terms([
					'taxonomy' => array_keys(PostTypes::taxonomies()),
					'slug' => $slug,
					'hide_empty' => false,
				]);
		return array_values(
			array_filter(
				is_array($terms) ? $terms : [],
				static fn(WP_Term $term): bool => untrailingslashit(
					(string) get_term_link($term),
				) === untrailingslashit($url),
			),
		);
	}

	/**
	 * Posts that had or will have a URL: drafts, scheduled posts, and posts in the trash, which have a different slug there.
	 *
	 * @return list<WP_Post>
	 */
	private static function hidden_at(string $slug, string $url): array {
		if ($slug === '') {
			return [];
		}
		$posts = get_posts([
			'post_type' => array_keys(PostTypes::viewable()),
			'post_name__in' => [$slug, "{$slug}__trashed"],
			'post_status' => array_values(array_diff(self::statuses(), ['publish'])),
			'numberposts' => self::POSTS,
		]);
		$path = untrailingslashit((string) wp_parse_url($url, PHP_URL_PATH));
		return array_values(
			array_filter($posts, static function (WP_Post $post) use ($path): bool {
				// The permalink that it has once published.
				$published = clone $post;
				$published->post_status = 'publish';
				$published->post_name = (string) preg_replace('/__trashed$/', '', $post->post_name);
				$published->filter = 'sample';
				$there = wp_parse_url((string) get_permalink($published), PHP_URL_PATH);
				return untrailingslashit((string) $there) === $path;
			}),
		);
	}
}
