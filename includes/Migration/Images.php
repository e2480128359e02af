<?php
/**
 * Images that sources name by id, by address, or by both.
 */

declare(strict_types=1);

namespace Pharos\Migration;

final class Images {
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

	/** The id of an image of the media library; 0 for one from elsewhere. */
	public static function id_of(string $url): int {
		return $url === '' ? 0 : attachment_url_to_postid($url);
	}
}
