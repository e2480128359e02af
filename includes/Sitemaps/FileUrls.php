<?php
/**
 * Where the files of the media library are served.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

/**
 * Plugins that serve files from other hosts filter WordPress's functions, which return the URLs of attachments, and the content of pages.
 * URLs in stored content are changed as these filters change one of the same folder.
 */
final class FileUrls {
	private const FILE = 'pharos/file.jpg';

	/** The URL of the uploads folder, with a trailing slash. */
	private readonly string $folder;

	/** Where its files are served. */
	private readonly string $served;

	public function __construct() {
		$this->folder = trailingslashit((string) wp_get_upload_dir()['baseurl']);
		$this->served = $this->served();
	}

	/** The URL at which a file is served. */
	public function resolve(string $url): string {
		return $this->served !== $this->folder && str_starts_with($url, $this->folder)
			? $this->served . substr($url, strlen($this->folder))
			: $url;
	}

	/** Changes with the URLs of files: these filters, or a setting of a plugin that has one. */
	public static function rule(): string {
		if (!has_filter('wp_get_attachment_url') && !has_filter('wp_calculate_image_srcset')) {
			return '';
		}
		global $wpdb;
		// Some plugins serve each file according to its own data.
		$latest = (int) $wpdb->get_var(
			"SELECT ID FROM $wpdb->posts WHERE post_type = 'attachment' AND post_status = 'inherit' ORDER BY post_date DESC, ID DESC LIMIT 1",
		);
		return (new self())->served . ' ' . ($latest ? wp_get_attachment_url($latest) : '');
	}

	private function served(): string {
		$url = $this->folder . self::FILE;
		try {
			/** This filter is documented in wp-includes/post.php. */
			$filtered = apply_filters('wp_get_attachment_url', $url, 0);
			if ($filtered === $url) {
				$source = ['url' => $url, 'descriptor' => 'w', 'value' => 100];
				/** This filter is documented in wp-includes/media.php. */
				$sources = apply_filters(
					'wp_calculate_image_srcset',
					[100 => $source],
					[100, 100],
					$url,
					['width' => 100, 'height' => 100, 'file' => self::FILE, 'sizes' => []],
					0,
				);
				$filtered = $sources[100]['url'] ?? $url;
			}
		} catch (\Throwable) {
			// It expects an attachment.
			return $this->folder;
		}
		return is_string($filtered) && str_ends_with($filtered, '/' . self::FILE)
			? substr($filtered, 0, -strlen(self::FILE))
			: $this->folder;
	}
}
