<?php
/**
 * The images of posts for their sitemap entries.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Compat\AcfImages;
use Pharos\Compat\ElementorImages;
use Pharos\Compat\Shop;
use Pharos\Content\Restriction;
use Pharos\Core\BrowserUrl;
use WP_Post;

/**
 * URLs of featured images and galleries come from WordPress's functions, so that plugins that store files elsewhere can filter them; those
 * in the content are changed alike (FileUrls). At most four queries, regardless of the number of posts and images; two more for fields of
 * Advanced Custom Fields, and one for ten posts of Elementor.
 *
 * @phpstan-import-type Image from ContentImages
 */
final class Images {
	/** Maximum number of images that Google reads per entry. */
	private const MOST = 1000;

	/**
	 * @param WP_Post[]          $posts    The posts; their `post_content` isn't used.
	 * @param array<int, string> $contents Contents by post id.
	 * @return array<int, list<string>> Absolute URLs by post id, the featured image first, without duplicates.
	 */
	public static function find(array $posts, array $contents): array {
		$urls = new BrowserUrl(home_url());
		$content = new ContentImages($urls);
		$featured = self::featured($posts);
		$others = self::field_images($posts);
		$images = [];
		foreach ($posts as $post) {
			$images[$post->ID] = [
				...$featured[$post->ID],
				...$content->find($post->ID, $contents[$post->ID] ?? ''),
				...array_map(
					static fn(int|string $image) => is_int($image)
						? $image
						: $urls->absolute($image),
					$others[$post->ID] ?? [],
				),
			];
		}
		$images = self::with_attached($images);
		$files = self::files(array_filter(array_merge(...$images), is_int(...)), $urls);
		$served = new FileUrls();
		return array_map(
			static fn(array $list): array => array_values(
				array_unique(
					array_filter(
						array_map(
							static fn(string|int $image): string => $served->resolve(
								is_int($image) ? $files[$image] ?? '' : $image,
							),
							$list,
						),
					),
				),
			),
			$images,
		);
	}

	/**
	 * Featured images of posts, and the galleries of products. Doesn't load other meta, because page builders store megabytes in it.
	 *
	 * @param WP_Post[] $posts
	 * @return array<int, list<int>> Ids of attachments by post id.
	 */
	private static function featured(array $posts): array {
		global $wpdb;
		$ids = array_map(static fn(WP_Post $post): int => $post->ID, $posts);
		$chosen = [];
		$galleries = [];
		if ($ids !== []) {
			$marks = implode(', ', array_fill(0, count($ids), '%d'));
			$rows = $wpdb->get_results(
				$wpdb->prepare(
					"SELECT post_id, meta_key, meta_value FROM $wpdb->postmeta
					WHERE post_id IN ($marks) AND meta_key IN ('_thumbnail_id', %s) ORDER BY meta_id DESC",
					[...$ids, Shop::GALLERY],
				),
			);
			foreach ($rows as $row) {
				if ($row->meta_key === Shop::GALLERY) {
					$galleries[$row->post_id] = wp_parse_id_list($row->meta_value);
				} else {
					$chosen[$row->post_id] = $row->meta_value;
				}
			}
		}
		$featured = [];
		foreach ($posts as $post) {
			/** This filter is documented in wp-includes/post-thumbnail-template.php. */
			$id = (int) apply_filters('post_thumbnail_id', (int) ($chosen[$post->ID] ?? 0), $post);
			// An attachment page shows its own file.
			$own = $post->post_type === 'attachment' ? $post->ID : 0;
			$featured[$post->ID] = array_values(
				array_filter([$own, $id, ...$galleries[$post->ID] ?? []]),
			);
		}
		return $featured;
	}

	/**
	 * Images that visitors see but the content doesn't have: in custom fields and page builders.
	 *
	 * @param WP_Post[] $posts
	 * @return array<int, list<int|string>> Ids of attachments or URLs by post id.
	 */
	private static function field_images(array $posts): array {
		$has_fields = function_exists('acf_get_field');
		$has_builder = defined('ELEMENTOR_VERSION');
		if (!$has_fields && !$has_builder) {
			return [];
		}
		$shown = array_filter(
			$posts,
			static fn(WP_Post $post): bool => !Restriction::hides_content($post),
		);
		$ids = array_values(array_map(static fn(WP_Post $post): int => $post->ID, $shown));
		$images = $has_builder ? ElementorImages::find($ids) : [];
		foreach ($has_fields ? AcfImages::find($ids) : [] as $id => $list) {
			$images[$id] = [...$images[$id] ?? [], ...$list];
		}
		return $images;
	}

	/**
	 * Replaces galleries of all attached images with these images; up to the limit of an entry, without duplicates.
	 *
	 * @param array<int, list<Image>> $images Images by post id.
	 * @return array<int, list<string|int>>
	 */
	private static function with_attached(array $images): array {
		$parents = array_keys(
			array_filter(
				$images,
				static fn(array $list): bool => array_filter($list, is_array(...)) !== [],
			),
		);
		$attached = $parents === [] ? [] : self::attached($parents);
		foreach ($images as $post => $list) {
			$single = [];
			foreach ($list as $image) {
				$more = is_array($image) ? array_diff($attached[$post] ?? [], $image) : [$image];
				$single += array_combine($more, $more);
				if (count($single) >= self::MOST) {
					break;
				}
			}
			$images[$post] = array_slice(array_values($single), 0, self::MOST);
		}
		return $images;
	}

	/**
	 * @param list<int> $parents Ids of posts.
	 * @return array<int, list<int>> Attachment ids by post id, in the order of a gallery.
	 */
	private static function attached(array $parents): array {
		global $wpdb;
		$marks = implode(', ', array_fill(0, count($parents), '%d'));
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT ID, post_parent FROM $wpdb->posts
				WHERE post_parent IN ($marks) AND post_type = 'attachment' AND post_status = 'inherit'
				AND post_mime_type LIKE 'image/%%' ORDER BY menu_order, ID LIMIT %d",
				[...$parents, count($parents) * self::MOST],
			),
		);
		$attached = [];
		foreach ($rows as $row) {
			$attached[(int) $row->post_parent][] = (int) $row->ID;
		}
		return $attached;
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, string> URLs by attachment id; only images.
	 */
	private static function files(array $ids, BrowserUrl $urls): array {
		$ids = array_values(array_unique($ids));
		_prime_post_caches($ids, false, true);
		$files = [];
		// Only use cached posts: WordPress would query each deleted attachment again.
		foreach (array_filter(wp_cache_get_multiple($ids, 'posts')) as $id => $row) {
			$is_image =
				$row->post_type === 'attachment' &&
				$row->post_status !== 'trash' &&
				str_starts_with($row->post_mime_type, 'image/');
			$files[$id] = $is_image ? $urls->absolute((string) wp_get_attachment_url($id)) : '';
		}
		return $files;
	}
}
