<?php
/**
 * Recognizes video URLs.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

/** Sends no requests: all data is derived from the URL. */
final class VideoPlayers {
	private const FILE = '~^[^?]+\.(?:mp4|m4v|webm|ogv|mov)(?:\?|\z)~i';

	/** Names of playlists have the length of ids, so they are excluded. */
	private const YOUTUBE = '~^https?://(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com/(?:(?:embed|shorts|live|v|e)/|watch/?\?(?:[^#]*&)?v=)|youtu\.be/)(?!videoseries|live_stream)([\w-]{11})(?![\w-])~i';

	/** Unlisted videos have a hash after their number. */
	private const VIMEO = '~^https?://(?:www\.|player\.)?vimeo\.com/(?:video/|channels/[\w-]+/|groups/[\w-]+/videos/|(?:album|showcase)/\d+/video/)?(\d+)(?:/([\da-f]+))?(?:/?(?:\?(?:[^#]*&)?h=([\da-f]+))?)(?![\w-])~i';

	private const DAILYMOTION = '~^https?://(?:(?:www\.)?dailymotion\.com/(?:embed/)?video/|dai\.ly/|geo\.dailymotion\.com/player[\w/]*\.html\?(?:[^#]*&)?video=)([a-z\d]+)~i';

	/**
	 * The video's properties, named as in Google's extension; empty if the URL isn't a video.
	 *
	 * @param string $url An absolute URL.
	 * @return array{content_loc?: string, player_loc?: string, thumbnail_loc?: string}
	 */
	public static function identify(string $url): array {
		return match (true) {
			preg_match(self::YOUTUBE, $url, $found) === 1 => [
				'player_loc' => "https://www.youtube.com/embed/$found[1]",
				'thumbnail_loc' => "https://i.ytimg.com/vi/$found[1]/hqdefault.jpg",
			],
			preg_match(self::VIMEO, $url, $found) === 1 => [
				'player_loc' => self::vimeo($found[1], $found[2] ?? '' ?: $found[3] ?? ''),
			],
			preg_match(self::DAILYMOTION, $url, $found) === 1 => [
				'player_loc' => "https://www.dailymotion.com/embed/video/$found[1]",
				'thumbnail_loc' => "https://www.dailymotion.com/thumbnail/video/$found[1]",
			],
			preg_match(self::FILE, $url) === 1 => ['content_loc' => $url],
			default => [],
		};
	}

	private static function vimeo(string $id, string $key): string {
		return "https://player.vimeo.com/video/$id" . ($key === '' ? '' : "?h=$key");
	}
}
