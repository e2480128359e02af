<?php
/**
 * The first image in the content of a post.
 */

declare(strict_types=1);

namespace Pharos\Social;

use Pharos\Content\Image;
use Pharos\Content\Restriction;
use Pharos\Text\Shortcodes;
use WP_Post;

/**
 * Uses the stored content without rendering it, like the image sitemap: images that only a shortcode or block outputs, except galleries, or
 * that it may hide from visitors, aren't found.
 */
final class ContentImage {
	/** Shortcodes that show images, or enclose one. */
	private const SHOWN = ['caption', 'gallery', 'wp_caption'];

	/** Number of bytes of the content that are searched. */
	private const ENOUGH = 262144;

	/**
	 * The image; null if there is none, or visitors may not read the post.
	 *
	 * @param WP_Post $post
	 * @param bool    $full Whether to use the full size, if it is in the media library.
	 */
	public static function find(WP_Post $post, bool $full): ?Image {
		$has_gallery = str_contains($post->post_content, '[gallery');
		$has_some = $has_gallery || stripos($post->post_content, '<img') !== false;
		if (!$has_some || Restriction::hides_content($post)) {
			return null;
		}
		$content = Shortcodes::without(
			Restriction::visible_content($post->post_content),
			self::SHOWN,
		);
		$content = self::without_comments(substr($content, 0, self::ENOUGH));
		// An attribute may contain ">".
		preg_match_all('/<img\b(?:[^\'">]++|"[^"]*+"|\'[^\']*+\')*+>/i', $content, $tags);
		$first = null;
		foreach ($tags[0] as $tag) {
			$image = self::of_tag($tag, $full);
			if ($image?->is_common()) {
				return $image;
			}
			$first ??= $image;
		}
		return $first ?? ($has_gallery ? self::of_gallery($content, $post) : null);
	}

	/** The first image of a gallery (shortcode). With the query by which WordPress shows it, whose result is cached then. */
	private static function of_gallery(string $content, WP_Post $post): ?Image {
		if (
			!shortcode_exists('gallery') ||
			preg_match('/(?<!\[)\[gallery(?![\w-])([^\]]*+)\]/', $content, $tag) !== 1
		) {
			return null;
		}
		$given = array_change_key_case((array) shortcode_parse_atts(rtrim($tag[1], '/ ')));
		$ids = (string) ($given['ids'] ?? '');
		$order = (string) ($given['orderby'] ?? ($ids === '' ? 'menu_order ID' : 'post__in'));
		$query = [
			'post_status' => 'inherit',
			'post_type' => 'attachment',
			'post_mime_type' => 'image',
			'order' => strtoupper((string) ($given['order'] ?? '')) === 'DESC' ? 'DESC' : 'ASC',
			'orderby' => $order,
		];
		$include = $ids === '' ? (string) ($given['include'] ?? '') : $ids;
		$parent = (int) ($given['id'] ?? $post->ID);
		$images = match (true) {
			$include !== '' => get_posts(['include' => $include] + $query),
			// Those of another post, which may not be public.
			$parent !== $post->ID => [],
			default => get_children(
				['post_parent' => $parent] +
					(isset($given['exclude']) ? ['exclude' => $given['exclude']] : []) +
					$query,
			),
		};
		$first = null;
		foreach ($images as $one) {
			$image = Image::of_attachment($one->ID);
			if ($image?->is_common()) {
				return $image;
			}
			$first ??= $image;
		}
		return $first;
	}

	private static function of_tag(string $tag, bool $full): ?Image {
		if (preg_match('/\ssrc\s*=\s*(["\'])(.*?)\1/is', $tag, $source) !== 1) {
			return null;
		}
		$url = html_entity_decode($source[2], ENT_QUOTES | ENT_HTML5, 'UTF-8');
		$id = preg_match('/\bwp-image-(\d+)/', $tag, $class) === 1 ? (int) $class[1] : 0;
		$whole = $full && $id > 0 ? Image::of_attachment($id) : null;
		// Ids in imported posts may belong to other images here.
		if ($whole && self::name($whole->url) === self::name($url)) {
			return $whole;
		}
		$image = Image::at($url);
		return $image && $image->type !== '' ? $image : null;
	}

	/** The name of a file without its size and extension. */
	private static function name(string $url): string {
		$name = (string) wp_parse_url($url, PHP_URL_PATH);
		return preg_replace('/(?:-scaled|-\d+x\d+)?\.\w+\z/', '', basename($name)) ?? $name;
	}

	private static function without_comments(string $html): string {
		return preg_replace('/<!--.*?-->/s', '', $html) ?? $html;
	}
}
