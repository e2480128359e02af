<?php
/**
 * Finds images that are no longer in the media library's folder.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Page;
use Pharos\Analysis\Site;
use Pharos\Analysis\Texts;
use Pharos\Content\PostTypes;

/**
 * Among all posts, not only the sample: a look into a folder is quick. Only a hint, because plugins may keep media elsewhere: what visitors
 * get decides.
 */
final class MissingFiles {
	/** Maximum number of posts. */
	private const MOST = 8;

	/** Time limit in seconds, and seconds reserved for other checks. */
	private const PATIENCE = 4.0;
	private const RESERVE = 12.0;

	private const IMAGE = '~<img\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|\'([^\']*)\')~i';

	/** @return array<string, array{Page, array}> By URL: the page with the image as visitors get it, and the image as in Document. */
	public static function images(Site $site): array {
		$found = [];
		foreach ([...$site->pages(), ...self::pages($site)] as $page) {
			foreach ($page->document()->images as $image) {
				if (self::is_missing($image['url'])) {
					$found[$image['url']] ??= [$page, $image];
				}
			}
		}
		return $found;
	}

	/** @return list<Page> The pages of the newest posts with such images that aren't in the sample. */
	private static function pages(Site $site): array {
		$seconds = min(self::PATIENCE, $site->deadline->left() - self::RESERVE);
		if (!$site->home()->is_home || $seconds <= 0 || wp_get_upload_dir()['error'] !== false) {
			return [];
		}
		$posts = self::posts(microtime(true) + $seconds);
		$known = array_column($site->pages(), 'url');
		$urls = array_diff(array_map('get_permalink', $posts), $known);
		$pages = [];
		foreach ($site->http->own_pages(array_values($urls)) as $url => $answer) {
			if ($answer->is_page() && $answer->redirects === []) {
				$id = array_search($url, $urls, true);
				$pages[] = new Page($url, $answer, get_post($posts[$id]), false);
			}
		}
		return $pages;
	}

	/** @return list<int> Ids. */
	private static function posts(float $end): array {
		$found = [];
		foreach (Texts::newest_first(array_keys(PostTypes::viewable()), ['<img'], $end) as $rows) {
			foreach ($rows as $row) {
				if (self::has_missing($row->text)) {
					$found[] = (int) $row->ID;
				}
				if (count($found) === self::MOST) {
					return $found;
				}
			}
		}
		return $found;
	}

	private static function has_missing(string $text): bool {
		preg_match_all(self::IMAGE, $text, $images, PREG_SET_ORDER);
		foreach ($images as $image) {
			if (self::is_missing(html_entity_decode($image[1] . ($image[2] ?? '')))) {
				return true;
			}
		}
		return false;
	}

	/** Whether there is no file of a URL in the media library's folder, whatever its scheme. */
	private static function is_missing(string $url): bool {
		['baseurl' => $base, 'basedir' => $folder] = wp_get_upload_dir();
		$path = static fn(string $url): string => (string) preg_replace(
			'~^(?:https?:)?//~i',
			'',
			$url,
		);
		$url = preg_split('/[?#]/', $path(trim($url)))[0];
		$base = $path($base);
		if (str_starts_with($url, '/')) {
			$base = (string) strstr($base, '/');
		}
		return $base !== '' &&
			str_starts_with($url, "$base/") &&
			!file_exists($folder . rawurldecode(substr($url, strlen($base))));
	}
}
