<?php
/**
 * The feeds of "What's New?".
 */

declare(strict_types=1);

namespace Pharos\News;

use Pharos\Core\AddOns;

/** The browser fetches them: only the URLs are known here (store/news/). */
final class Feeds {
	private const FILTER = 'pharos_news_feed';

	/** @return list<array{key: string, label: string, url: string, selector: string}> If there are several, each has a key. */
	public static function all(): array {
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
		 *                           posts in it; `item`) and `label`; and, where there are several, `key` (unique, without spaces).
		 *                           An empty list removes the button.
		 *
		 * @since 0.1.0
		 * @example add_filter('pharos_news_feed', static fn(): array => [
		 * 	['key' => 'acme', 'label' => 'Acme', 'url' => plugins_url('news.xml', ACME_FILE)],
		 * ]);
		 */
		$feeds = apply_filters(self::FILTER, $bundled['url']);
		$sound = self::sound(is_string($feeds) ? [['url' => $feeds]] : $feeds);
		return $sound ?? AddOns::refuse(self::FILTER, $feeds, [$bundled]);
	}

	/** @return ?list<array{key: string, label: string, url: string, selector: string}> Null if invalid; also used for the boot object. */
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

	/** @return ?array{key: string, label: string, url: string, selector: string} Null if invalid. */
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
		$fits =
			array_filter($texts, 'is_string') === $texts &&
			wp_json_encode($texts) !== false &&
			preg_match('/\s/', $key) === 0 &&
			trim($texts['selector']) !== '' &&
			preg_match('#^(https?://[^\s/]|/)\S*$#i', $texts['url']) === 1;
		return $fits ? $texts : null;
	}
}
