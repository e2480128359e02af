<?php
/**
 * Finds ids of images by URL.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

final class ImageIds {
	/**
	 * Returns what attachment_url_to_postid() does, with one query for all URLs: each call of that function scans the paths of all files.
	 *
	 * @param list<string> $urls
	 * @return array<string, int> Ids by URL; 0 for external images.
	 */
	public static function find(array $urls): array {
		$urls = array_values(array_unique(array_filter($urls, 'strlen')));
		$paths = array_map(self::path(...), $urls);
		$files = $urls === [] ? [] : self::files($paths);
		$ids = [];
		foreach ($urls as $number => $url) {
			// WordPress's filters, for media on other hosts.
			$ids[$url] =
				(int) (apply_filters('pre_attachment_url_to_postid', null, $url) ??
					apply_filters(
						'attachment_url_to_postid',
						$files[$paths[$number]] ?? ($files[strtolower($paths[$number])] ?? 0),
						$url,
					));
		}
		return $ids;
	}

	/** The path relative to the uploads folder, independent of scheme and host. */
	private static function path(string $url): string {
		$without_scheme = static fn(string $address): string => (string) preg_replace(
			'/^https?:/',
			'',
			$address,
		);
		$folder = $without_scheme(wp_get_upload_dir()['baseurl']) . '/';
		$address = $without_scheme($url);
		return str_starts_with($address, $folder) ? substr($address, strlen($folder)) : $url;
	}

	/** @param list<string> $paths @return array<string, int> Ids by path, and by lowercase path; the first match wins. */
	private static function files(array $paths): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT post_id, meta_value FROM $wpdb->postmeta WHERE meta_key = '_wp_attached_file' AND meta_value IN (" .
					implode(', ', array_fill(0, count($paths), '%s')) .
					') ORDER BY meta_id',
				$paths,
			),
		);
		$files = [];
		foreach ($rows as $row) {
			$files[$row->meta_value] ??= (int) $row->post_id;
			$files[strtolower($row->meta_value)] ??= (int) $row->post_id;
		}
		return $files;
	}
}
