<?php
/**
 * The image that gets an alt text: one of a post, or one in the media library.
 */

declare(strict_types=1);

namespace Pharos\Suggestions;

use WP_Error;
use WP_Post;

final class Picture {
	/** What models read. */
	private const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

	/** In pixels: more shows a model nothing else, and costs more. */
	private const SIZE = 1024;

	private const BYTES = 4_000_000;

	/**
	 * @param string $content The content that has the image, as stored or from the editor.
	 * @return array{path: string, type: string, name: string, caption: string}|WP_Error
	 */
	public static function find(int $id, WP_Post $post, string $content): array|WP_Error {
		$image = $id > 0 ? get_post($id) : null;
		if (!$image || !wp_attachment_is_image($image) || !self::is_of($image, $post, $content)) {
			return self::error(
				__('This image isn’t an image of the post. Choose another one.', 'pharos-seo'),
			);
		}
		$parent = $image->post_parent ? get_post($image->post_parent) : null;
		if (
			$image->post_status === 'private' ||
			// The draft of another user. The content that has the image is what the request says.
			!current_user_can('read_post', $image->ID) ||
			($parent && $parent->ID !== $post->ID && !Texts::are_public($parent))
		) {
			return self::error(
				__(
					'This image belongs to content that visitors can’t see, so it isn’t sent to an AI provider.',
					'pharos-seo',
				),
			);
		}
		$path = self::path($image->ID);
		$type = (string) wp_check_filetype($path)['type'];
		if (!is_readable($path) || !in_array($type, self::TYPES, true)) {
			return self::error(
				__(
					'AI providers can’t read this image. Use a JPEG, PNG, WebP or GIF file from the media library.',
					'pharos-seo',
				),
			);
		}
		if (filesize($path) > self::BYTES) {
			return self::error(
				sprintf(
					/* translators: %s: a size, such as 4 MB. */
					__('The image is larger than %s. Upload a smaller one.', 'pharos-seo'),
					size_format(self::BYTES),
				),
			);
		}
		return [
			'path' => $path,
			'type' => $type,
			'name' => wp_basename((string) get_attached_file($image->ID)),
			'caption' => $image->post_excerpt,
		];
	}

	private static function is_of(WP_Post $image, WP_Post $post, string $content): bool {
		$id = $image->ID;
		return $id === $post->ID ||
			$image->post_parent === $post->ID ||
			(int) get_post_thumbnail_id($post) === $id ||
			preg_match(
				"/\\bwp-image-$id\\b|\"(?:id|mediaId)\":$id\\b|\\bids=[\"'][\\d, ]*\\b$id\\b/",
				$content,
			) === 1;
	}

	/** The file, or the largest of its uncropped sizes that isn't too large. */
	private static function path(int $id): string {
		$whole = (string) get_attached_file($id);
		$data = (array) wp_get_attachment_metadata($id) + ['width' => 0, 'height' => 0];
		$path = $whole;
		$widest = 0;
		foreach ((array) ($data['sizes'] ?? []) as $size) {
			['width' => $width, 'height' => $height] = $size;
			$file = dirname($whole) . '/' . wp_basename($size['file']);
			if (
				max($width, $height) <= self::SIZE &&
				$width > $widest &&
				max($data['width'], $data['height']) > self::SIZE &&
				wp_image_matches_ratio($data['width'], $data['height'], $width, $height) &&
				is_readable($file)
			) {
				$path = $file;
				$widest = $width;
			}
		}
		return $path;
	}

	public static function error(string $text): WP_Error {
		return new WP_Error('pharos_suggestions_image', $text, ['status' => 400]);
	}
}
