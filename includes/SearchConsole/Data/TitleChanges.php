<?php
/**
 * Titles of posts that were changed, from their revisions.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\ObjectMeta\ObjectMeta;

/** Each revision has the post's title and SEO title as they were saved. Changes before the publication don't count. */
final class TitleChanges {
	/** Number of revisions that are compared, the newest ones. */
	private const MOST = 500;

	/**
	 * @param int $from First second, as Unix time.
	 * @param int $to   The second after the last one.
	 * @param int $post Only of this post; 0 for all.
	 * @return list<array{time: int, post: int}> Newest first.
	 */
	public static function between(int $from, int $to, int $post): array {
		global $wpdb;
		$of = $post > 0 ? $wpdb->prepare(' AND r.post_parent = %d', $post) : '';
		$revisions = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT r.ID, r.post_parent, r.post_title, r.post_date FROM %i r INNER JOIN %i p ON p.ID = r.post_parent WHERE r.post_type = 'revision' AND r.post_status = 'inherit' AND r.post_date >= %s AND r.post_date < %s$of AND r.post_name NOT LIKE %s AND p.post_status = 'publish' AND p.post_date < r.post_date ORDER BY r.post_date DESC, r.ID DESC LIMIT %d",
				$wpdb->posts,
				$wpdb->posts,
				self::local($from),
				self::local($to),
				'%-autosave-v1',
				self::MOST,
			),
		);
		if ($revisions === []) {
			return [];
		}
		$all = [...$revisions, ...self::before(self::local($from), $revisions)];
		update_meta_cache('post', array_map('intval', array_column($all, 'ID')));
		$posts = [];
		foreach ($all as $revision) {
			$posts[(int) $revision->post_parent][] = $revision;
		}
		$changes = [];
		foreach ($posts as $id => $versions) {
			foreach ($versions as $index => $version) {
				$earlier = $versions[$index + 1] ?? null;
				if ($earlier && self::titles($earlier) !== self::titles($version)) {
					$changes[] = ['time' => self::time($version->post_date), 'post' => $id];
				}
			}
		}
		usort($changes, static fn(array $a, array $b): int => $b['time'] <=> $a['time']);
		return $changes;
	}

	/** The local time of the site, as WordPress stores it. */
	public static function local(int $time): string {
		return get_date_from_gmt(gmdate('Y-m-d H:i:s', $time));
	}

	public static function time(string $local): int {
		return (int) strtotime(get_gmt_from_date($local) . ' UTC');
	}

	/** @return list<object> The last revisions of the same posts before a time. */
	private static function before(string $time, array $revisions): array {
		global $wpdb;
		$posts = implode(
			', ',
			array_unique(array_map('intval', array_column($revisions, 'post_parent'))),
		);
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT MAX(ID) FROM %i WHERE post_type = 'revision' AND post_status = 'inherit' AND post_date < %s AND post_parent IN ($posts) AND post_name NOT LIKE %s GROUP BY post_parent",
				$wpdb->posts,
				$time,
				'%-autosave-v1',
			),
		);
		$ids = implode(', ', array_map('intval', $ids));
		return $ids === ''
			? []
			: $wpdb->get_results(
				$wpdb->prepare(
					"SELECT ID, post_parent, post_title, post_date FROM %i WHERE ID IN ($ids)",
					$wpdb->posts,
				),
			);
	}

	/** @return array{string, mixed} */
	private static function titles(object $revision): array {
		return [
			$revision->post_title,
			get_metadata_raw('post', (int) $revision->ID, ObjectMeta::PREFIX . 'title', true),
		];
	}
}
