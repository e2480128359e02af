<?php
/**
 * Adds images and videos to entries.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Content\Restriction;
use Pharos\Settings\Settings;
use WP_Post;

final class Media {
	/** Number of posts whose contents are in memory at the same time. */
	private const CHUNK = 250;

	public function __construct(private readonly Settings $settings) {}

	/** @param list<Entry> $entries Entries to add images and videos to, if turned on. */
	public function add(array $entries): void {
		$with_images = (bool) $this->settings->get('enable_xml_image_sitemap');
		$with_videos = (bool) $this->settings->get('enable_xml_video_sitemap');
		if (!$with_images && !$with_videos) {
			return;
		}
		$entries = array_filter(
			$entries,
			static fn(Entry $entry): bool => $entry->object instanceof WP_Post,
		);
		foreach (array_chunk($entries, self::CHUNK) as $chunk) {
			$posts = array_map(static fn(Entry $entry): WP_Post => $entry->object, $chunk);
			$contents = self::contents($posts);
			$images = Images::find($posts, $contents);
			$videos = $with_videos ? Videos::find($posts, $contents, $images) : [];
			foreach ($chunk as $entry) {
				$entry->images = $with_images ? $images[$entry->object->ID] ?? [] : [];
				$entry->videos = $videos[$entry->object->ID] ?? [];
			}
		}
	}

	/**
	 * @param WP_Post[] $posts
	 * @return array<int, string> '' for posts that visitors may not read.
	 */
	private static function contents(array $posts): array {
		global $wpdb;
		$ids = implode(',', array_map(static fn(WP_Post $post): int => $post->ID, $posts));
		$rows = $wpdb->get_results("SELECT ID, post_content FROM $wpdb->posts WHERE ID IN ($ids)");
		$contents = array_map('strval', array_column((array) $rows, 'post_content', 'ID'));
		Restriction::load(array_keys($contents));
		foreach ($posts as $post) {
			if (Restriction::hides_content($post)) {
				$contents[$post->ID] = '';
			}
		}
		return $contents;
	}
}
