<?php
/**
 * Images that sources store by id, by URL, or by both.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\ObjectSeo\ImageIds;

final class Images {
	/** @var array<string, int> Ids by URL; 0 for URLs that aren't in the media library. */
	private static array $known = [];

	/**
	 * Sets an image's current URL and its id. A deleted image is lost: source plugins that store an id output nothing for it.
	 *
	 * @param string $to_url, $to_id The fields or settings.
	 * @param string $to_id          '' if there is none.
	 */
	public static function add_to(
		MappedData $mapped,
		string $url,
		int $id,
		string $to_url,
		string $to_id = '',
	): void {
		$now = self::address($mapped, $url, $id, $to_url);
		$mapped->set($to_url, $now);
		if ($to_id !== '' && $now !== '') {
			$mapped->set($to_id, $id);
		}
	}

	/** Returns the current URL of an image; '' for a deleted one, which is recorded as lost for $field. */
	public static function address(
		MappedData $mapped,
		string $url,
		int $id,
		string $field,
	): string {
		if ($id <= 0) {
			return StoredValue::address($url);
		}
		$now = get_post_type($id) === 'attachment' ? wp_get_attachment_url($id) : false;
		if ($now === false) {
			$mapped->lose('image_gone', $url === '' ? (string) $id : $url, $field);
			return '';
		}
		return StoredValue::address($now);
	}

	/**
	 * Looks up the ids of many images at once: sources that store only URLs do this for all objects of a call. Those of
	 * the previous call are cleared, because all images of a site may not fit into memory.
	 *
	 * @param list<string> $urls
	 */
	public static function preload(array $urls): void {
		self::$known = ImageIds::find($urls);
	}

	/** Returns the id of an image in the media library; 0 for other images. */
	public static function id_of(string $url): int {
		return $url === '' ? 0 : (self::$known[$url] ??= ImageIds::find([$url])[$url]);
	}

	/** Whether the URL is a file in the uploads folder. */
	public static function is_upload(string $url): bool {
		return self::path($url) !== '';
	}

	/** Returns the path relative to the uploads folder; '' for other URLs. */
	private static function path(string $url): string {
		$base = preg_replace('~^https?:~i', '', wp_get_upload_dir()['baseurl']) . '/';
		$path = preg_replace('~^https?:~i', '', $url);
		return str_starts_with($path, $base) ? substr($path, strlen($base)) : '';
	}
}
