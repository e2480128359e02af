<?php
/**
 * Images that sources name by id, by address, or by both.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\ObjectSeo\ImageIds;

final class Images {
	/** @var array<string, int> Ids by address; 0 for what is no image of the media library. */
	private static array $known = [];

	/**
	 * Puts an image where it belongs: its address as it is now, and its id. One that has been deleted is lost: plugins that know an
	 * id print nothing of it then.
	 *
	 * @param string $to_url, $to_id The fields, or settings.
	 * @param string $to_id          '' where there is none.
	 */
	public static function into(
		Carried $carried,
		string $url,
		int $id,
		string $to_url,
		string $to_id = '',
	): void {
		$now = self::address($carried, $url, $id, $to_url);
		$carried->set($to_url, $now);
		if ($to_id !== '' && $now !== '') {
			$carried->set($to_id, $id);
		}
	}

	/** The address of an image as it is now; '' for one that has been deleted, which is lost from $field. */
	public static function address(Carried $carried, string $url, int $id, string $field): string {
		if ($id <= 0) {
			return Stored::address($url);
		}
		$now = get_post_type($id) === 'attachment' ? wp_get_attachment_url($id) : false;
		if ($now === false) {
			$carried->lose('image_gone', $url === '' ? (string) $id : $url, $field);
			return '';
		}
		return Stored::address($now);
	}

	/**
	 * Looks for the ids of many images at once: sources that know only addresses do it for all objects of a call. Those of the call
	 * before are forgotten: all images of a site need not fit into memory.
	 *
	 * @param list<string> $urls
	 */
	public static function preload(array $urls): void {
		self::$known = ImageIds::of($urls);
	}

	/** The id of an image of the media library; 0 for one from elsewhere. */
	public static function id_of(string $url): int {
		return $url === '' ? 0 : (self::$known[$url] ??= ImageIds::of([$url])[$url]);
	}

	/** Whether an address is one of the site's own files. */
	public static function is_upload(string $url): bool {
		return self::path($url) !== '';
	}

	/** Below the folder of uploads; '' for an address elsewhere. */
	private static function path(string $url): string {
		$base = preg_replace('~^https?:~i', '', wp_get_upload_dir()['baseurl']) . '/';
		$path = preg_replace('~^https?:~i', '', $url);
		return str_starts_with($path, $base) ? substr($path, strlen($base)) : '';
	}
}
