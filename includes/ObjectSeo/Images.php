<?php
/**
 * Data of the social images of objects.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\Content\Image;
use Pharos\ObjectMeta\ObjectMeta;

/** Looked up when a field or the image changes, and stored in a meta row of the object, so that the front end needs no query for it. */
final class Images {
	private const NETWORKS = ['facebook', 'twitter'];

	/** Whether a field determines the social image. */
	public static function is_field(string $field): bool {
		return preg_match('/^(?:facebook|twitter)_image(?:_id)?\z/', $field) === 1;
	}

	/** @var array<string, array<int, true>>|null Ids by kind whose images are looked up later; null for an immediate lookup. */
	private static ?array $later = null;

	/** @var array<int, array<int, true>> Ids of files whose data has changed in this request, by site of a network. */
	private static array $changed = [];

	/** @var array<int, array<int, true>> Ids of files that were uploaded in this request, by site of a network. */
	private static array $added = [];

	/** Looks up the images of many objects after they are all written, with a few queries for all. */
	public static function after(\Closure $write): void {
		$outer = self::$later;
		self::$later = [];
		try {
			$write();
		} finally {
			$kinds = self::$later;
			self::$later = $outer;
		}
		foreach ($kinds as $kind => $ids) {
			self::remember_all($kind, array_keys($ids));
		}
	}

	/** Updates the data after an object's image has changed. @param 'post'|'term'|'user' $kind */
	public static function remember(string $kind, int $id): void {
		if (self::$later !== null) {
			self::$later[$kind][$id] = true;
			return;
		}
		if ($kind === 'post' && wp_is_post_revision($id)) {
			return;
		}
		$key = ObjectMeta::key($kind, ObjectMeta::IMAGES);
		$known = self::known(ObjectMeta::at($kind, $id), attachment_url_to_postid(...));
		if ($known === []) {
			delete_metadata($kind, $id, $key);
		} else {
			update_metadata($kind, $id, $key, wp_slash($known));
		}
	}

	/** @param list<int> $ids Ids of objects, without revisions. */
	private static function remember_all(string $kind, array $ids): void {
		update_meta_cache($kind, $ids);
		$named = [];
		$urls = [];
		foreach ($ids as $id) {
			$own = ObjectMeta::at($kind, $id);
			foreach (self::NETWORKS as $network) {
				$named[] = $own->id("{$network}_image_id");
				$urls[] = $own->address("{$network}_image");
			}
		}
		_prime_post_caches(array_values(array_unique(array_filter($named))), false);
		$found = ImageIds::find($urls);
		_prime_post_caches(array_values(array_unique(array_filter($found))), false);
		$changes = [];
		foreach ($ids as $id) {
			$known = self::known(
				ObjectMeta::at($kind, $id),
				static fn(string $url): int => $found[$url] ?? 0,
			);
			$stored = get_metadata_raw(
				$kind,
				$id,
				ObjectMeta::key($kind, ObjectMeta::IMAGES),
				true,
			);
			if ($known !== ($stored ?? [])) {
				$changes[$id] = [ObjectMeta::IMAGES => $known];
			}
		}
		BulkMetaWriter::write($kind, $changes);
	}

	/**
	 * @param \Closure(string): int $find Returns the id of the image with a URL.
	 * @return array<string, array> Image data by network.
	 */
	private static function known(ObjectMeta $own, \Closure $find): array {
		$known = [];
		foreach (self::NETWORKS as $network) {
			$image = Image::of_attachment(self::id_of($own, $network, $find));
			if ($image || self::is_gone($own, $network)) {
				$known[$network] =
					['of' => $own->image_fields($network)] +
					get_object_vars($image ?? new Image(''));
			}
		}
		return $known;
	}

	/** After a meta row of a file was changed. @param 'added'|'updated'|'deleted' $change */
	public static function file_meta_changed(int $id, string $key, string $change): void {
		if ($change !== 'added') {
			self::file_changed($id);
		} elseif ($key === '_wp_attached_file') {
			self::file_added($id);
		}
	}

	/** After a file was uploaded: no object refers to it yet in this request, however often its sizes change. */
	public static function file_added(int $id): void {
		self::$added[get_current_blog_id()][$id] = true;
	}

	/** After the metadata of a file has changed. Objects that use it are updated once, at the end of the request. */
	public static function file_changed(int $id): void {
		$site = get_current_blog_id();
		if (isset(self::$added[$site][$id])) {
			return;
		}
		if (self::$changed === []) {
			// Before the default priority (10), at which others report what this changes.
			add_action('shutdown', self::update_changed(...), 5);
		}
		self::$changed[$site][$id] = true;
	}

	/** Updates the objects that use a changed file. Finds them with three queries, however many files there are. */
	public static function update_changed(): void {
		$sites = self::$changed;
		self::$changed = [];
		foreach ($sites as $site => $ids) {
			$is_other = $site !== get_current_blog_id();
			$is_other && switch_to_blog($site);
			foreach (['post', 'term', 'user'] as $kind) {
				foreach (self::naming($kind, array_keys($ids)) as $object) {
					self::remember($kind, (int) $object);
				}
			}
			$is_other && restore_current_blog();
		}
	}

	/**
	 * @param 'post'|'term'|'user' $kind
	 * @param list<int>            $files
	 * @return list<string> Ids of objects that use one of these files.
	 */
	private static function naming(string $kind, array $files): array {
		global $wpdb;
		$values = implode(', ', array_fill(0, count($files), '%s'));
		return $wpdb->get_col(
			$wpdb->prepare(
				"SELECT DISTINCT %i FROM %i WHERE meta_key IN (%s, %s) AND meta_value IN ($values)",
				"{$kind}_id",
				_get_meta_table($kind),
				ObjectMeta::key($kind, 'facebook_image_id'),
				ObjectMeta::key($kind, 'twitter_image_id'),
				...array_map('strval', $files),
			),
		);
	}

	/** Whether the file was deleted, so that its URL no longer exists. */
	private static function is_gone(ObjectMeta $own, string $network): bool {
		$id = $own->id("{$network}_image_id");
		$url = $own->address("{$network}_image");
		return $id > 0 &&
			get_post_meta($id, '_wp_attached_file', true) === '' &&
			($url === '' || str_starts_with($url, wp_get_upload_dir()['baseurl']));
	}

	private static function id_of(ObjectMeta $own, string $network, \Closure $find): int {
		$id = $own->id("{$network}_image_id");
		$url = $own->address("{$network}_image");
		// The URL is what users see: an id that doesn't match it is left over from another image.
		if ($id > 0 && ($url === '' || wp_get_attachment_url($id) === $url)) {
			return $id;
		}
		return $url === '' ? 0 : $find($url);
	}
}
