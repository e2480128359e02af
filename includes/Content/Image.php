<?php
/**
 * A social image.
 */

declare(strict_types=1);

namespace Pharos\Content;

use Pharos\Core\Tag;
use Pharos\Settings\Url;
use Pharos\Text\Text;

/** Raw values; '' or 0 if unknown. */
final class Image {
	/** Formats that all social networks show. */
	private const COMMON = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

	public function __construct(
		public readonly string $url,
		public readonly int $id = 0,
		public readonly int $width = 0,
		public readonly int $height = 0,
		public readonly string $alt = '',
		public readonly string $type = '',
	) {}

	/**
	 * An image of the media library, in full size; null if it isn't an image, or is a vector image, which social networks don't support.
	 *
	 * Only reads the attachment's meta. WordPress's own functions also load the attachment's row, which would be a second query on pages
	 * whose theme doesn't show the image.
	 */
	public static function of_attachment(int $id, bool $may_be_vector = false): ?self {
		$file = $id > 0 ? get_post_meta($id, '_wp_attached_file', true) : '';
		if (!is_string($file) || $file === '') {
			return null;
		}
		$type = self::type_of($file);
		// WordPress has no type for vector images, unless a plugin allows them: no social network supports them. Files that aren't images
		// have no type either.
		$is_refused = preg_match('/\.svg\z/i', $file) === 1 ? !$may_be_vector : $type === '';
		if ($is_refused) {
			return null;
		}
		$size = get_post_meta($id, '_wp_attachment_metadata', true);
		$url = self::url_of($file, $id);
		$alt = Text::plain((string) get_post_meta($id, '_wp_attachment_image_alt', true));
		$facts = ['url' => $url, 'id' => $id, 'alt' => $alt, 'type' => $type];
		$image = self::remembered($facts + (is_array($size) ? $size : []));
		return $image === null || $image->is_common() || !is_array($size)
			? $image
			: self::in_common_format($facts, $size) ?? $image;
	}

	/** Whether all social networks show its format; an unknown one may be. */
	public function is_common(): bool {
		return $this->type === '' || in_array($this->type, self::COMMON, true);
	}

	/**
	 * The same picture as a JPEG, for example: what was uploaded, or the largest size.
	 *
	 * @param array<string, mixed> $facts As for remembered().
	 * @param array<string, mixed> $meta  The attachment's metadata.
	 */
	private static function in_common_format(array $facts, array $meta): ?self {
		$whole = array_intersect_key($meta, ['width' => 0, 'height' => 0]);
		$files = [];
		// Of the plugin Modern Image Formats: by media type.
		foreach ((array) ($meta['sources'] ?? []) as $source) {
			$files[] = $whole + ['file' => $source['file'] ?? ''];
		}
		$files[] = ['file' => $meta['original_image'] ?? ''];
		$sizes = array_filter((array) ($meta['sizes'] ?? []), is_array(...));
		usort($sizes, static fn($a, $b): int => ($b['width'] ?? 0) <=> ($a['width'] ?? 0));
		foreach ([...$files, ...$sizes] as $one) {
			$file = is_string($one['file'] ?? null) ? wp_basename($one['file']) : '';
			$type = self::type_of($file);
			if (in_array($type, self::COMMON, true) && Tag::is_safe($file)) {
				$url = preg_replace_callback(
					'~[^/?#]+(?=[?#]|\z)~',
					static fn(): string => $file,
					$facts['url'],
					1,
				);
				return self::remembered(['url' => $url, 'type' => $type] + $facts + $one);
			}
		}
		return null;
	}

	/** An image at any URL; null if the URL is empty or invalid. */
	public static function at(string $url): ?self {
		$url = $url === '' ? '' : Url::absolute($url);
		return $url === '' ? null : new self($url, type: self::type_of($url));
	}

	/**
	 * An image from stored data: properties by name; null if they are invalid or have no URL.
	 *
	 * @param array<string, mixed> $facts
	 */
	public static function remembered(array $facts): ?self {
		return is_string($facts['url'] ?? null) && $facts['url'] !== ''
			? new self(
				$facts['url'],
				(int) ($facts['id'] ?? 0),
				(int) ($facts['width'] ?? 0),
				(int) ($facts['height'] ?? 0),
				(string) ($facts['alt'] ?? ''),
				(string) ($facts['type'] ?? ''),
			)
			: null;
	}

	/** The media type by file extension; '' if it isn't an image. */
	private static function type_of(string $file): string {
		$type = (string) wp_check_filetype((string) strtok($file, '?#'))['type'];
		return str_starts_with($type, 'image/') ? $type : '';
	}

	/** The URL, as built by wp_get_attachment_url(); '' if invalid. */
	private static function url_of(string $file, int $id): string {
		$uploads = wp_get_upload_dir();
		if ($uploads['error'] !== false) {
			return '';
		}
		$url = match (true) {
			preg_match('~^https?://~i', $file) === 1 => $file,
			// Absolute paths, as stored by imports.
			str_starts_with($file, $uploads['basedir']) => $uploads['baseurl'] .
				substr($file, strlen($uploads['basedir'])),
			default => $uploads['baseurl'] . '/' . ltrim($file, '/'),
		};
		/** This filter is documented in wp-includes/post.php: plugins that store files elsewhere use it. */
		$url = (string) apply_filters('wp_get_attachment_url', set_url_scheme($url), $id);
		return Tag::is_safe($url) ? $url : '';
	}
}
