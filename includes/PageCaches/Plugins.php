<?php
/**
 * Tells the plugins that cache pages, by their public functions.
 */

declare(strict_types=1);

namespace Pharos\PageCaches;

/** An error of one of them is none of the change. */
final class Plugins {
	/** Functions that purge a URL: of WP Super Cache, W3 Total Cache, SiteGround Optimizer. */
	private const BY_URL = ['wpsc_delete_url_cache', 'w3tc_flush_url', 'sg_cachepress_purge_cache'];

	/** Whether one of them is active. */
	public static function are_there(): bool {
		$functions = [...self::BY_URL, 'rocket_clean_files', 'wpfc_clear_post_cache_by_id'];
		return array_filter($functions, function_exists(...)) !== [] ||
			has_action('litespeed_purge_url') ||
			self::cloudflare() !== null;
	}

	/**
	 * @param list<string> $urls
	 * @param list<int>    $posts  The posts among them, for caches that forget posts, not URLs.
	 * @param bool         $is_all Whether all URLs are those of the posts.
	 */
	public static function purge(array $urls, array $posts, bool $is_all): void {
		foreach (self::BY_URL as $function) {
			if (function_exists($function)) {
				self::run(static fn() => array_map($function, $urls));
			}
		}
		// WP Rocket.
		if (function_exists('rocket_clean_files')) {
			self::run(static fn() => rocket_clean_files($urls));
		}
		self::purge_litespeed('litespeed_purge_url', $urls);
		// WP Fastest Cache.
		if (function_exists('wpfc_clear_post_cache_by_id')) {
			self::run(
				static fn() => $is_all
					? array_map('wpfc_clear_post_cache_by_id', $posts)
					: wpfc_clear_all_cache(),
			);
		}
		self::purge_cloudflare($urls, $posts);
	}

	public static function purge_all(): void {
		// WP Super Cache: of one site of a network.
		if (function_exists('wp_cache_clear_cache')) {
			self::run(
				static fn() => wp_cache_clear_cache(is_multisite() ? get_current_blog_id() : 0),
			);
		}
		// W3 Total Cache: all pages, or in versions without this function, everything.
		$functions = [
			function_exists('w3tc_flush_posts') ? 'w3tc_flush_posts' : 'w3tc_flush_all',
			// WP Rocket, WP Fastest Cache, SiteGround Optimizer.
			'rocket_clean_domain',
			'wpfc_clear_all_cache',
			'sg_cachepress_purge_cache',
		];
		foreach ($functions as $function) {
			if (function_exists($function)) {
				self::run(static fn() => $function());
			}
		}
		self::purge_litespeed('litespeed_purge_all', ['Pharos SEO']);
		self::purge_cloudflare([], []);
	}

	/**
	 * LiteSpeed Cache purges with a header of the response. That has been sent by now: its filter keeps the purge for the next one.
	 *
	 * @param list<string> $values
	 */
	private static function purge_litespeed(string $action, array $values): void {
		if (!has_action($action)) {
			return;
		}
		add_filter('litespeed_delay_purge', '__return_true');
		foreach ($values as $value) {
			self::run(static fn() => do_action($action, $value));
		}
		remove_filter('litespeed_delay_purge', '__return_true');
	}

	/**
	 * Cloudflare's plugin purges everything, or the URLs of a post, which it lets others change.
	 *
	 * @param list<string> $urls  None for everything.
	 * @param list<int>    $posts
	 */
	private static function purge_cloudflare(array $urls, array $posts): void {
		$plugin = self::cloudflare();
		if ($plugin === null) {
			return;
		}
		if ($posts === [] || !is_callable([$plugin, 'purgeCacheByRelevantURLs'])) {
			self::run(static fn() => $plugin->purgeCacheEverything());
			return;
		}
		$these = static fn(): array => $urls;
		add_filter('cloudflare_purge_by_url', $these);
		self::run(static fn() => $plugin->purgeCacheByRelevantURLs([$posts[0]]));
		remove_filter('cloudflare_purge_by_url', $these);
	}

	/** Its object, which is on WordPress's action for another theme. */
	private static function cloudflare(): ?object {
		foreach ($GLOBALS['wp_filter']['switch_theme']->callbacks[PHP_INT_MAX] ?? [] as $one) {
			$function = $one['function'];
			if (
				is_array($function) &&
				is_object($function[0]) &&
				$function[1] === 'purgeCacheEverything'
			) {
				return $function[0];
			}
		}
		return null;
	}

	private static function run(\Closure $purge): void {
		try {
			$purge();
		} catch (\Throwable $error) {
			wp_trigger_error(
				'',
				'A page cache could not be purged: ' . $error->getMessage(),
				E_USER_WARNING,
			);
		}
	}
}
