<?php
/**
 * Finds the archives in which visitors see a post.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use WP_Term;

/**
 * On sites where other plugins hide posts, an archive is left out of which visitors find no post, or can't open any: a site that asks all
 * visitors to log in doesn't list the names of its categories and authors. The newest post of each archive is checked for
 * all at once; further posts, only of archives whose newest one is hidden.
 */
final class VisitorLists {
	/** Number of the newest posts of an archive that are checked. */
	private const MOST = 1000;

	/**
	 * @param 'term'|'user'|'type' $kind
	 * @param list<int>            $ids   Ids of term_taxonomy or users; [0] for a type.
	 * @param string[]             $types The post types in the archives.
	 * @return list<int> Ids of archives with a post that visitors see, if any posts are hidden; otherwise all.
	 */
	public static function filled(
		VisitorQuery $visitors,
		string $kind,
		array $ids,
		array $types,
	): array {
		$rules = array_filter(
			$types,
			static fn(string $type): bool => $visitors->rule($type) !== '',
		);
		if ($ids === [] || ($rules === [] && $visitors->closed() === [])) {
			return $ids;
		}
		$filled = [];
		foreach ($types as $type) {
			$newest = self::newest($kind, array_diff($ids, $filled), $type);
			$found = array_flip(self::open($visitors, $type, array_values(array_unique($newest))));
			foreach ($newest as $id => $post) {
				if (isset($found[$post]) || self::has_others($visitors, $kind, $id, $type, $post)) {
					$filled[] = $id;
				}
			}
		}
		return array_values(array_intersect($ids, $filled));
	}

	/** Whether the archive of a term, which also shows posts of child terms, has a post that visitors see. */
	public static function has_posts(VisitorQuery $visitors, WP_Term $term): bool {
		$children = is_taxonomy_hierarchical($term->taxonomy)
			? (array) get_term_children($term->term_id, $term->taxonomy)
			: [];
		$ids = [$term->term_taxonomy_id];
		foreach ($children as $id) {
			$ids[] = (int) get_term((int) $id, $term->taxonomy)->term_taxonomy_id;
		}
		return self::filled($visitors, 'term', $ids, Lists::types_of($term->taxonomy)) !== [];
	}

	/** @return string The rules for hidden posts of some types, for fingerprints. */
	public static function rule(VisitorQuery $visitors, array $types): string {
		$closed = array_keys($visitors->closed());
		return implode('', array_map($visitors->rule(...), array_values($types))) .
			($closed === [] ? '' : md5(implode(',', $closed)));
	}

	/**
	 * @param list<int> $ids Ids of posts of one type.
	 * @return list<int> Those that visitors find and can open.
	 */
	private static function open(VisitorQuery $visitors, string $type, array $ids): array {
		$closed = $visitors->closed();
		return $visitors->found(
			$type,
			array_values(array_filter($ids, static fn(int $id): bool => !isset($closed[$id]))),
		);
	}

	/**
	 * @param int[] $ids
	 * @return array<int, int> The newest post of each archive that has any of the type.
	 */
	private static function newest(string $kind, array $ids, string $type): array {
		global $wpdb;
		if ($ids === []) {
			return [];
		}
		[$column, $from] = self::source($kind, $ids, $type);
		$rows = $wpdb->get_results("SELECT $column AS id, MAX(p.ID) AS post $from GROUP BY 1");
		return array_map('intval', array_column((array) $rows, 'post', 'id'));
	}

	private static function has_others(
		VisitorQuery $visitors,
		string $kind,
		int $id,
		string $type,
		int $newest,
	): bool {
		global $wpdb;
		[, $from] = self::source($kind, [$id], $type);
		$posts = $wpdb->get_col(
			"SELECT p.ID $from" .
				$wpdb->prepare(' AND p.ID < %d ORDER BY p.ID DESC LIMIT %d', $newest, self::MOST),
		);
		return self::open($visitors, $type, array_map('intval', $posts)) !== [];
	}

	/**
	 * @param int[] $ids
	 * @return array{string, string} SQL: the column of the archive's id, and the posts in the archives.
	 */
	private static function source(string $kind, array $ids, string $type): array {
		global $wpdb;
		$in = implode(',', array_map('intval', $ids));
		$public = $wpdb->prepare("p.post_type = %s AND p.post_status = 'publish'", $type);
		return match ($kind) {
			'term' => [
				'tr.term_taxonomy_id',
				"FROM $wpdb->term_relationships tr JOIN $wpdb->posts p ON p.ID = tr.object_id
				WHERE tr.term_taxonomy_id IN ($in) AND $public",
			],
			'user' => [
				'p.post_author',
				"FROM $wpdb->posts p WHERE p.post_author IN ($in) AND $public",
			],
			default => ['0', "FROM $wpdb->posts p WHERE $public"],
		};
	}
}
