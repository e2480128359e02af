<?php
/**
 * Archives of which Polylang shows one in each language.
 */

declare(strict_types=1);

namespace Pharos\Compat;

/** A term or a post has one language. An archive of a post type or of an author has a URL in each: with the posts in that language. */
final class PolylangArchives {
	/**
	 * @param string $url    The URL of the archive in any language.
	 * @param string $type   The type of its posts.
	 * @param int    $author The author of its posts; 0 for all.
	 * @return list<string> Its URLs in the languages that have posts, the default one first; that of a type without languages is the one given.
	 */
	public static function urls(string $url, string $type, int $author = 0): array {
		if (!pll_is_translated_post_type($type)) {
			return [$url];
		}
		$posts = ['post_type' => $type] + ($author ? ['author' => $author] : []);
		$urls = [];
		foreach (Languages::of_polylang() as $name) {
			if (pll_count_posts($name, $posts) > 0) {
				$language = PLL()->model->get_language($name);
				$urls[] = (string) PLL()->links_model->switch_language_in_link($url, $language);
			}
		}
		return array_values(array_unique($urls));
	}
}
