<?php
/**
 * Images in the data of posts that are built with Elementor.
 */

declare(strict_types=1);

namespace Pharos\Compat;

/** For sitemaps. Backgrounds, slides and the like aren't in the content that Elementor stores as that of the post. */
final class ElementorImages {
	/** Number of posts whose data, which may be megabytes, are in memory at the same time. */
	private const AT_ONCE = 10;

	/** Maximum number of elements and values within others. */
	private const DEPTH = 60;

	/** The picture in place of one that isn't chosen. */
	private const NONE = '/elementor/assets/images/placeholder';

	private const FILE = '~\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#]|\z)~i';

	/**
	 * @param list<int> $posts
	 * @return array<int, list<int|string>> Ids of attachments, and URLs of other images, by post.
	 */
	public static function find(array $posts): array {
		global $wpdb;
		$images = [];
		foreach (array_chunk($posts, self::AT_ONCE) as $some) {
			$in = implode(',', $some);
			$rows = $wpdb->get_results(
				"SELECT d.post_id, d.meta_value FROM $wpdb->postmeta d JOIN $wpdb->postmeta m ON m.post_id = d.post_id
				WHERE d.post_id IN ($in) AND d.meta_key = '_elementor_data' AND m.meta_key = '_elementor_edit_mode' AND m.meta_value = 'builder'",
			);
			foreach ((array) $rows as $row) {
				$data = json_decode($row->meta_value, true);
				$images[(int) $row->post_id] = is_array($data)
					? self::elements($data, self::DEPTH)
					: [];
			}
		}
		return $images;
	}

	/** @return list<int|string> */
	private static function elements(array $elements, int $depth): array {
		$images = [];
		foreach ($depth > 0 ? array_filter($elements, is_array(...)) : [] as $element) {
			$settings = (array) ($element['settings'] ?? []);
			if (ElementorContent::is_shown($settings)) {
				array_push(
					$images,
					...self::inside($settings, $depth),
					...self::elements((array) ($element['elements'] ?? []), $depth - 1),
				);
			}
		}
		return $images;
	}

	/** @return list<int|string> The images in a value: those of the media library have an id and a URL. */
	private static function inside(array $value, int $depth): array {
		$type = $value['$$type'] ?? '';
		if ($type === 'image-attachment-id') {
			return is_numeric($value['value'] ?? null) ? [(int) $value['value']] : [];
		}
		$url = $value['url'] ?? '';
		if (is_string($url) && array_key_exists('id', $value) && preg_match(self::FILE, $url)) {
			return match (true) {
				is_numeric($value['id']) && (int) $value['id'] > 0 => [(int) $value['id']],
				str_contains($url, self::NONE) => [],
				default => [$url],
			};
		}
		$images = [];
		// Replaced when the page is shown.
		$dynamic = (array) ($value['__dynamic__'] ?? []);
		foreach ($depth > 0 ? array_diff_key($value, $dynamic, ['__dynamic__' => 0]) : [] as $one) {
			is_array($one) && array_push($images, ...self::inside($one, $depth - 1));
		}
		return $images;
	}
}
