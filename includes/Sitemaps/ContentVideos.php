<?php
/**
 * The videos in the content of a post: files, and players of other sites.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Core\BrowserUrl;

/** @phpstan-type Found array{content_loc?: string, player_loc?: string, thumbnail_loc?: string} */
final class ContentVideos {
	/** Content without any of these, in lowercase, has no videos. */
	private const SIGNS = [
		'<video',
		'[video',
		'youtu',
		'vimeo',
		'dailymotion',
		'dai.ly',
		'.mp4',
		'.m4v',
		'.webm',
		'.ogv',
		'.mov',
	];

	private const ADDRESS = 'https?://[^\s<>"]++';

	/** Embeds of WordPress: blocks, shortcodes, and URLs alone in a line or paragraph. */
	private const EMBEDS =
		'<!--(?=\s++wp:(?:core-embed/|embed\s))' .
		Markup::COMMENT .
		'|(?-i:\[embed(?![\w-])[^][<]*+\][^][<]*+\[/embed\])' .
		'|<p(?:\s[^<>]*+)?>\s*+' .
		self::ADDRESS .
		'\s*+</p>' .
		'|\n[ \t]*+' .
		self::ADDRESS .
		'[ \t\r]*+(?m:$)';

	/** Attributes with URLs: also of lazy-loaded elements, and the formats of the shortcode. */
	private const SOURCES = [
		'src',
		'data-src',
		'data-lazy-src',
		'mp4',
		'm4v',
		'webm',
		'ogv',
		'mov',
	];

	public function __construct(private readonly BrowserUrl $urls) {}

	/**
	 * Finds the videos in the order of the content, without duplicates.
	 *
	 * @return list<Found>
	 */
	public function find(string $content): array {
		if (!self::may_have_some($content)) {
			return [];
		}
		$content = Markup::of_visitors($content);
		$videos = [];
		/** Attributes of the <video> element whose sources may follow. */
		$open = null;
		foreach (
			Markup::tokens("\n$content", '/?video|source|iframe', 'video', self::EMBEDS)
			as $token
		) {
			$name = Markup::name($token);
			$attributes = Markup::attributes($token);
			$open = match ($name) {
				'video' => $attributes,
				'/video' => null,
				default => $open,
			};
			$video = match ($name) {
				'video', 'iframe', '[video' => $this->first($attributes, $name !== 'iframe'),
				'source' => $open === null ? [] : $this->first($attributes + $open, true),
				'', 'p', '[embed' => VideoPlayers::identify(
					$this->urls->absolute(self::embedded($token)),
				),
				default => [],
			};
			if ($video !== []) {
				$videos += [$video['content_loc'] ?? $video['player_loc'] => $video];
				// The other sources are the same video in other formats.
				$open = null;
			}
		}
		return array_values($videos);
	}

	private static function may_have_some(string $content): bool {
		$content = strtolower($content);
		foreach (self::SIGNS as $sign) {
			if (str_contains($content, $sign)) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The video at the first URL of an element or shortcode.
	 *
	 * @param array<string, string> $attributes
	 * @param bool                  $is_video Otherwise the frame may contain any page.
	 */
	private function first(array $attributes, bool $is_video): array {
		foreach (self::SOURCES as $name) {
			$url = $this->urls->absolute($attributes[$name] ?? '');
			$video = VideoPlayers::identify($url);
			if ($video === [] && $is_video && $url !== '') {
				$video = ['content_loc' => $url];
			}
			if ($video !== []) {
				$poster = $this->urls->absolute($attributes['poster'] ?? '');
				return ($poster === '' ? [] : ['thumbnail_loc' => $poster]) + $video;
			}
		}
		return [];
	}

	/** The URL in the comment of a block, a shortcode, a paragraph or a line. */
	private static function embedded(string $token): string {
		if (str_starts_with($token, '<!')) {
			$block = preg_match('~\{.*\}~s', $token, $found) ? json_decode($found[0], true) : null;
			return is_string($block['url'] ?? null) ? $block['url'] : '';
		}
		$text = (string) preg_replace(
			'~^(?:<[^>]*+>|\[[^]]*+\])|(?:</p>|\[/embed\])\z~i',
			'',
			trim($token),
		);
		return html_entity_decode($text, ENT_QUOTES | ENT_HTML5, 'UTF-8');
	}
}
