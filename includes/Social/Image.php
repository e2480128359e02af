<?php
/**
 * An image that networks show when a page is shared.
 */

declare(strict_types=1);

namespace Pharos\Social;

use Pharos\Head\Tag;
use Pharos\Template\Text;

/** Plain values; what is not known is '' or 0. */
final class Image {
	public function __construct(
		public readonly string $url,
		public readonly int $id = 0,
		public readonly int $width = 0,
		public readonly int $height = 0,
		public readonly string $alt = '',
		public readonly string $type = '',
	) {}

	/**
	 * An image of the media library, in full size; null when it is none, or of a kind that networks refuse: vector images.
	 *
	 * Reads the attachment's meta only. WordPress's own functions load the attachment's row as well, which would be a
	 * second query on pages whose theme doesn't show the image.
	 */
	public static function of_attachment(int $id, bool $may_be_vector = false): ?self {
		$file = $id > 0 ? get_post_meta($id, '_wp_attached_file', true) : '';
		if (!is_string($file) || $file === '') {
			return null;
		}
		$type = self::type_of($file);
		// WordPress knows no type of vector images, unless a plugin has allowed them: no network draws them. Files that are no
		// images at all neither.
		$is_refused = preg_match('/\.svg\z/i', $file) === 1 ? !$may_be_vector : $type === '';
		if ($is_refused) {
			return null;
		}
		$size = get_post_meta($id, '_wp_attachment_metadata', true);
		$url = self::url_of($file, $id);
		return $url === ''
			? null
			: new self(
				$url,
				$id,
				(int) ($size['width'] ?? 0),
				(int) ($size['height'] ?? 0),
				Text::plain((string) get_post_meta($id, '_wp_attachment_image_alt', true)),
				$type,
			);
	}

	/** An image anywhere; null when there is no address. */
	public static function at(string $url): ?self {
		$url = $url === '' ? '' : Address::absolute($url);
		return $url === '' ? null : new self($url, type: self::type_of($url));
	}

	/**
	 * What was looked up earlier: the properties by their names; null where they are none, or have no address.
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

	/** Its media type, by the ending of its name; '' for what is no image. */
	private static function type_of(string $file): string {
		$type = (string) wp_check_filetype((string) strtok($file, '?#'))['type'];
		return str_starts_with($type, 'image/') ? $type : '';
	}

	/** As wp_get_attachment_url() makes it; '' for what is no address. */
	private static function url_of(string $file, int $id): string {
		$uploads = wp_get_upload_dir();
		if ($uploads['error'] !== false) {
			return '';
		}
		$url = match (true) {
			preg_match('~^https?://~i', $file) === 1 => $file,
			// Full paths, as imports leave them.
			str_starts_with($file, $uploads['basedir']) => $uploads['baseurl'] .
				substr($file, strlen($uploads['basedir'])),
			default => $uploads['baseurl'] . '/' . ltrim($file, '/'),
		};
		/** This filter is documented in wp-includes/post.php: plugins that keep files elsewhere use it. */
		$url = (string) apply_filters('wp_get_attachment_url', set_url_scheme($url), $id);
		return Tag::is_safe($url) ? $url : '';
	}
}
