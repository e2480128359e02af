<?php
/**
 * What is known about the images that objects name for networks.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\Social\Image;

/** Looked up when a field or the image changes and kept in a row of the object: a visitor's page needs no query for it. */
final class Images {
	private const NETWORKS = ['facebook', 'twitter'];

	/** Whether a row says which image to show. */
	public static function is_field(string $key): bool {
		return preg_match('/^_pharos_(?:facebook|twitter)_image(?:_id)?\z/', $key) === 1;
	}

	/** After an object's image has changed. @param 'post'|'term'|'user' $kind */
	public static function remember(string $kind, int $id): void {
		if ($kind === 'post' && wp_is_post_revision($id)) {
			return;
		}
		$own = Own::at($kind, $id);
		$known = [];
		foreach (self::NETWORKS as $network) {
			$image = Image::of_attachment(self::id_of($own, $network));
			if ($image || self::is_gone($own, $network)) {
				$known[$network] =
					['of' => $own->image_fields($network)] +
					get_object_vars($image ?? new Image(''));
			}
		}
		if ($known === []) {
			delete_metadata($kind, $id, Own::IMAGES);
		} else {
			update_metadata($kind, $id, Own::IMAGES, wp_slash($known));
		}
	}

	/** After what WordPress knows about a file has changed: looks again for every object that names it. */
	public static function file_changed(int $id): void {
		global $wpdb;
		$tables = [
			'post' => [$wpdb->postmeta, 'post_id'],
			'term' => [$wpdb->termmeta, 'term_id'],
			'user' => [$wpdb->usermeta, 'user_id'],
		];
		foreach ($tables as $kind => [$table, $column]) {
			$objects = $wpdb->get_col(
				$wpdb->prepare(
					'SELECT DISTINCT %i FROM %i WHERE meta_key IN (%s, %s) AND meta_value = %s',
					$column,
					$table,
					Own::PREFIX . 'facebook_image_id',
					Own::PREFIX . 'twitter_image_id',
					(string) $id,
				),
			);
			foreach ($objects as $object) {
				self::remember($kind, (int) $object);
			}
		}
	}

	/** Whether the file has been deleted since: its address leads nowhere any more. */
	private static function is_gone(Own $own, string $network): bool {
		$id = $own->id("{$network}_image_id");
		$url = $own->address("{$network}_image");
		return $id > 0 &&
			get_post_meta($id, '_wp_attached_file', true) === '' &&
			($url === '' || str_starts_with($url, wp_get_upload_dir()['baseurl']));
	}

	private static function id_of(Own $own, string $network): int {
		$id = $own->id("{$network}_image_id");
		$url = $own->address("{$network}_image");
		// The address is what people see: an id that does not belong to it is left over from another image.
		if ($id > 0 && ($url === '' || wp_get_attachment_url($id) === $url)) {
			return $id;
		}
		return $url === '' ? 0 : attachment_url_to_postid($url);
	}
}
