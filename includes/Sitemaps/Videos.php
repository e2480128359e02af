<?php
/**
 * The videos of posts for their sitemap entries.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Content\PostTitle;
use Pharos\Content\Restriction;
use Pharos\Core\BrowserUrl;
use Pharos\Core\Limits;
use Pharos\Text\Text;
use WP_Post;

/**
 * By the rules of Google's extension, a video has a thumbnail, a title, a description, and a file or player. Data that would require a
 * request to another site, such as the duration, is omitted. Runs no queries.
 *
 * @phpstan-import-type Video from Entry
 */
final class Videos {
	/** Maximum number of videos per post: a post with more is a video gallery, whose videos have their own pages. */
	private const MOST = 100;

	/** Maximum length in characters, by the schema of the extension. */
	private const TITLE = 100;

	private const DESCRIPTION = 2048;

	/**
	 * @param WP_Post[]                $posts    The posts; their `post_content` may be empty.
	 * @param array<int, string>       $contents Contents by post id.
	 * @param array<int, list<string>> $images   The result of Images::find(): the first image is the thumbnail of a video without one.
	 * @return array<int, list<Video>> Videos by post id, without duplicates.
	 */
	public static function find(array $posts, array $contents, array $images): array {
		$content = new ContentVideos(new BrowserUrl(home_url()));
		$videos = [];
		foreach ($posts as $post) {
			$text = $contents[$post->ID] ?? '';
			$found = self::with_pictures($content->find($text), $images[$post->ID][0] ?? '');
			$videos[$post->ID] =
				$found === []
					? []
					: self::with_words($found, $post, Restriction::visible_content($text));
		}
		return $videos;
	}

	private static function with_pictures(array $videos, string $image): array {
		$picture = $image === '' ? [] : ['thumbnail_loc' => $image];
		$videos = array_map(static fn(array $video): array => $video + $picture, $videos);
		$videos = array_filter(
			$videos,
			static fn(array $video): bool => isset($video['thumbnail_loc']),
		);
		return array_slice($videos, 0, self::MOST);
	}

	/** @return list<Video> Keys are in the order of the extension's elements. */
	private static function with_words(array $videos, WP_Post $post, string $content): array {
		$whole = clone $post;
		$whole->post_content = $content;
		$title = PostTitle::for_post($whole);
		$excerpt = Restriction::hides_excerpt($post) ? '' : Text::prose($post->post_excerpt);
		$description = self::cut(
			$excerpt ?: self::beginning($content) ?: $title,
			self::DESCRIPTION,
		);
		$named = [];
		foreach ($videos as $i => $video) {
			$number = $i === 0 ? '' : ' (' . ($i + 1) . ')';
			$named[] =
				['thumbnail_loc' => $video['thumbnail_loc']] + [
					'title' => self::cut($title, self::TITLE - strlen($number)) . $number,
					'description' => $description,
				] +
				$video;
		}
		return $named;
	}

	/** The beginning of the text in the length of a description, without the URLs of embeds. */
	private static function beginning(string $content): string {
		$text = trim((string) preg_replace('~https?://\S+ ?~i', '', Text::prose($content)));
		return Text::cut($text, Limits::all()['description']);
	}

	/** Shortens a text by the length in code points, as XML schemas measure it. */
	private static function cut(string $text, int $max): string {
		if (mb_strlen($text, 'UTF-8') <= $max) {
			return $text;
		}
		$head = mb_substr($text, 0, $max, 'UTF-8');
		return Text::cut($head, Text::length($head) - 1);
	}
}
