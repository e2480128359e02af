<?php
/**
 * The feeds of "What's New?".
 */

declare(strict_types=1);

namespace Pharos\News;

use Pharos\Core\AddOns;

/**
 * The browser fetches them: only the URLs are known here (store/news/).
 *
 * @phpstan-type Feed array{key: string, label: string, url: string, selector: string, since?: int}
 */
final class Feeds {
	private const FILTER = 'pharos_news_feed';

	/**
	 * @param int $installed Unix time of the first activation: older posts of the plugin's own feed aren't new to users. 0: not known.
	 * @return list<Feed> If there are several, each has a key; `since`: Unix time, only posts after it are new.
	 */
	public static function all(int $installed = 0): array {
		$bundled = self::feed([
			'url' => add_query_arg(
				'ver',
				PHAROS_VERSION,
				plugins_url('assets/whats-new.xml', PHAROS_FILE),
			),
		]);
		/**
		 * Filters the feed of "What's New?". The default is a file of the plugin, so that no other host is contacted. Another
		 * host has to allow requests from the browser (Access-Control-Allow-Origin). Browsers fetch it once a day. Posts may
		 * have sub-posts: `<children>` with elements that have `title`, `description` and `pubDate`.
		 *
		 * @param string|array $feed The URL of an RSS feed, or a list of feeds: `url`, optionally `selector` (a CSS selector of the
		 *                           posts in it; `item`) and `label`; and, where there are several, `key` (unique, without spaces);
		 *                           and `since`, a Unix time: only later posts are new to users who never opened the news.
		 *                           An empty list removes the button.
		 *
		 * @since 1.0.0
		 * @example add_filter('pharos_news_feed', static fn(): array => [
		 * 	['key' => 'acme', 'label' => 'Acme', 'url' => plugins_url('news.xml', ACME_FILE)],
		 * ]);
		 */
		$feeds = apply_filters(self::FILTER, $bundled['url']);
		$sound =
			self::sound(is_string($feeds) ? [['url' => $feeds]] : $feeds) ??
			AddOns::refuse(self::FILTER, $feeds, [$bundled]);
		return array_map(
			static fn(array $feed) => $installed > 0 && $feed['url'] === $bundled['url']
				? $feed + ['since' => $installed]
				: $feed,
			$sound,
		);
	}

	/** @return ?list<Feed> Null if invalid; also used for the boot object. */
	public static function sound(mixed $feeds): ?array {
		if (!is_array($feeds) || !array_is_list($feeds)) {
			return null;
		}
		$sound = array_map(self::feed(...), $feeds);
		$keys = array_column(array_filter($sound), 'key');
		$are_told_apart =
			count($sound) < 2 || (!in_array('', $keys, true) && array_unique($keys) === $keys);
		return in_array(null, $sound, true) || !$are_told_apart ? null : $sound;
	}

	/** @return ?Feed Null if invalid. */
	private static function feed(mixed $feed): ?array {
		if (!is_array($feed)) {
			return null;
		}
		$key = $feed['key'] ?? '';
		$texts = [
			'key' => $key,
			'label' => $feed['label'] ?? $key,
			'url' => $feed['url'] ?? null,
			'selector' => $feed['selector'] ?? 'item',
		];
		$since = $feed['since'] ?? null;
		$fits =
			array_filter($texts, 'is_string') === $texts &&
			($since === null || is_int($since)) &&
			wp_json_encode($texts) !== false &&
			preg_match('/\s/', $key) === 0 &&
			trim($texts['selector']) !== '' &&
			preg_match('#^(https?://[^\s/]|/)\S*$#i', $texts['url']) === 1;
		return $fits ? $texts + ($since === null ? [] : ['since' => $since]) : null;
	}
}
