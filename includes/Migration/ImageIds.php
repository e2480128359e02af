<?php
/**
 * The ids of images that a source knows by their addresses only.
 */

declare(strict_types=1);

namespace Pharos\Migration;

/** As attachment_url_to_postid(), which looks through all files each time: here many are looked for at once. */
final class ImageIds {
	/** How many are remembered at most: some batches of posts. */
	private const MOST = 10_000;

	/** @var array<string, int> By path below the folder of uploads; 0 for what is not in the library. */
	private array $known = [];

	/**
	 * Those that were loaded before are forgotten: all images of a site need not fit into memory.
	 *
	 * @param list<string> $urls
	 */
	public function load(array $urls): void {
		$this->known = [];
		$this->add($urls);
	}

	/** @param list<string> $urls */
	private function add(array $urls): void {
		global $wpdb;
		$paths = array_unique(array_filter(array_map(self::path(...), $urls), 'strlen'));
		$paths = array_values(array_filter($paths, fn($path): bool => !isset($this->known[$path])));
		if ($paths === []) {
			return;
		}
		if (count($this->known) > self::MOST) {
			$this->known = [];
		}
		$this->known += array_fill_keys($paths, 0);
		$places = implode(', ', array_fill(0, count($paths), '%s'));
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT post_id, meta_value FROM $wpdb->postmeta
				WHERE meta_key = '_wp_attached_file' AND meta_value IN ($places) ORDER BY post_id DESC",
				$paths,
			),
		);
		foreach ($rows as $row) {
			// The database may take letters for others.
			if (isset($this->known[$row->meta_value])) {
				$this->known[$row->meta_value] = (int) $row->post_id;
			}
		}
	}

	/** 0 for an image from elsewhere. */
	public function of(string $url): int {
		$this->add([$url]);
		return $this->known[self::path($url)] ?? 0;
	}

	/** '' for an address outside of the folder of uploads; which scheme it has does not matter. */
	private static function path(string $url): string {
		$folder = preg_replace('~^https?:~', '', wp_get_upload_dir()['baseurl']) . '/';
		$url = preg_replace('~^https?:~', '', trim($url));
		return str_starts_with($url, $folder) ? substr($url, strlen($folder)) : '';
	}
}
