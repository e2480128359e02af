<?php
/**
 * The stored results of what visitors get of posts.
 */

declare(strict_types=1);

namespace Pharos\Content;

use WP_Post;

/**
 * A row of a post has '1' or '0' for each of PARTS, the state of the plugins and the time of the last change of the post: `110 1a2b3c4d
 * 2026-11-27 12:00:00`. WordPress loads it with the post. Written by VisitorCheck, on sites with code that can hide text.
 */
final class VisibilityRows {
	public const KEY = '_pharos_shown';

	/** The text, the excerpt, the page (which may redirect visitors, or not exist for them). */
	private const PARTS = ['content' => 0, 'excerpt' => 1, 'page' => 2];

	/** Number of posts of each kind in a sample. */
	private const SAMPLE = 5;

	/** @var array<int, array<int, string>> Rows by site of a network and post; '' for none. */
	private static array $rows = [];

	/**
	 * Whether a part of a post is hidden from visitors; null if this isn't known for the post and the plugins as they are now.
	 *
	 * @param 'content'|'excerpt'|'page' $part
	 */
	public static function hide(string $part, WP_Post $post): ?bool {
		$row =
			self::$rows[get_current_blog_id()][$post->ID] ??
			(string) get_post_meta($post->ID, self::KEY, true);
		return self::is_current($row, $post->post_modified_gmt)
			? $row[self::PARTS[$part]] === '0'
			: null;
	}

	/**
	 * Loads the rows of many posts with one query.
	 *
	 * @param int[] $ids
	 */
	public static function load(array $ids): void {
		global $wpdb;
		$in = implode(',', array_map('intval', $ids));
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT post_id, meta_value FROM $wpdb->postmeta WHERE meta_key = %s AND post_id IN ($in)",
				self::KEY,
			),
		);
		self::$rows[get_current_blog_id()] =
			array_map('strval', array_column((array) $rows, 'meta_value', 'post_id')) +
			array_fill_keys($ids, '');
	}

	/** Forgets loaded rows, after they have changed. */
	public static function forget(): void {
		self::$rows = [];
	}

	/**
	 * @param string $parts '1' or '0' for each of PARTS, or '_' for any.
	 * @return list<int> Ids of the posts of which this was the last result.
	 */
	public static function ids(string $parts): array {
		global $wpdb;
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT post_id FROM $wpdb->postmeta WHERE meta_key = %s AND meta_value LIKE %s",
				self::KEY,
				"$parts %",
			),
		);
		return array_map('intval', $ids);
	}

	/** @return array<int, string> Rows of the newest posts that are shown, and of the newest ones of which something is hidden, by post. */
	public static function sample(): array {
		global $wpdb;
		$rows = [];
		foreach (['LIKE', 'NOT LIKE'] as $is) {
			$some = $wpdb->get_results(
				$wpdb->prepare(
					"SELECT post_id, meta_value FROM $wpdb->postmeta WHERE meta_key = %s AND meta_value $is %s ORDER BY post_id DESC LIMIT %d",
					self::KEY,
					'111 %',
					self::SAMPLE,
				),
			);
			$rows += array_column((array) $some, 'meta_value', 'post_id');
		}
		return $rows;
	}

	/** A row with a result. @param string $parts '1' or '0' for each of PARTS. */
	public static function format(WP_Post $post, string $parts): string {
		return $parts . ' ' . self::sign() . ' ' . $post->post_modified_gmt;
	}

	/** Whether a row is about the post and the plugins as they are now. */
	public static function is_current(string $row, string $modified): bool {
		return substr($row, count(self::PARTS)) === ' ' . self::sign() . ' ' . $modified;
	}

	/** The state of the plugins and the theme. Only uses options that are loaded on every request. */
	private static function sign(): string {
		$plugins = [
			(array) get_option('active_plugins'),
			is_multisite() ? array_keys((array) get_site_option('active_sitewide_plugins')) : [],
			get_stylesheet(),
		];
		return hash('crc32b', serialize($plugins));
	}
}
