<?php
/**
 * When lists of posts last changed.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Content\PostTypes;

/**
 * A list (of a term, an author, a type) is as new as the post in it that changed last. Asking that of a term with 300,000 posts
 * takes a second, so the answers are kept, and Changes keeps them true. A list that is missing was never asked for, or has lost
 * a post: then it is asked for again.
 *
 * Kinds: `term` (by term_taxonomy_id), `user` (posts of type post, which is what an author's archive shows), `type:{name}`; and
 * `report:{kind}`, which notes for reports of the analysis, see mark(), that what they tell about has changed.
 */
final class Lists {
	/** How a value begins while it is being asked for. */
	public const ASKED = '-';

	/**
	 * @param int[]  $ids
	 * @param string $taxonomy Of the terms.
	 * @return array<int, string> UTC by id; '' for empty lists.
	 */
	public static function of(string $kind, array $ids, string $taxonomy = ''): array {
		global $wpdb;
		if ($ids === []) {
			return [];
		}
		$in = implode(',', array_map('intval', $ids));
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT id, lastmod FROM %i WHERE kind = %s AND id IN ($in)",
				Tables::lists(),
				$kind,
			),
		);
		$known = array_filter(
			array_column((array) $rows, 'lastmod', 'id'),
			static fn(string $lastmod): bool => !str_starts_with($lastmod, self::ASKED),
		);
		$missing = array_diff($ids, array_keys($known));
		return $missing === []
			? $known
			: $known + self::ask($kind, array_values($missing), $taxonomy);
	}

	/** Of all posts of a type; '' when there are none. */
	public static function of_type(string $type): string {
		return self::of("type:$type", [0])[0] ?? '';
	}

	/**
	 * A mark of a list that nothing but marks is kept of, such as `report:general`: the next change of the list takes it away. Made
	 * where there is none.
	 */
	public static function mark(string $kind): string {
		global $wpdb;
		Tables::need();
		$mark = (string) $wpdb->get_var(
			$wpdb->prepare(
				'SELECT lastmod FROM %i WHERE kind = %s AND id = 0',
				Tables::lists(),
				$kind,
			),
		);
		// What a change leaves is the beginning of a mark.
		if (strlen($mark) <= strlen(self::ASKED)) {
			$mark = self::new_mark();
			$wpdb->query(
				$wpdb->prepare(
					'REPLACE INTO %i (kind, id, lastmod) VALUES (%s, 0, %s)',
					Tables::lists(),
					$kind,
					$mark,
				),
			);
		}
		return $mark;
	}

	private static function new_mark(): string {
		return self::ASKED . substr(md5(uniqid('', true)), 0, 16);
	}

	/** Forgets all that was kept. */
	public static function forget(): void {
		global $wpdb;
		$wpdb->query($wpdb->prepare('DELETE FROM %i', Tables::lists()));
	}

	/**
	 * @param int[] $ids
	 * @return array<int, string>
	 */
	private static function ask(string $kind, array $ids, string $taxonomy): array {
		global $wpdb;
		$asked = self::begin($kind, $ids);
		$in = implode(',', array_map('intval', $ids));
		$query = match (true) {
			$kind === 'term'
				=> "SELECT tr.term_taxonomy_id AS id, MAX(p.post_modified_gmt) AS lastmod
				FROM $wpdb->term_relationships tr JOIN $wpdb->posts p ON p.ID = tr.object_id
				WHERE tr.term_taxonomy_id IN ($in) AND p.post_status = 'publish' AND p.post_type IN (" .
				self::types($taxonomy) .
				') GROUP BY tr.term_taxonomy_id',
			$kind === 'user'
				=> "SELECT post_author AS id, MAX(post_modified_gmt) AS lastmod FROM $wpdb->posts
				WHERE post_author IN ($in) AND post_type = 'post' AND post_status = 'publish' GROUP BY post_author",
			default => $wpdb->prepare(
				"SELECT 0 AS id, MAX(post_modified_gmt) AS lastmod FROM $wpdb->posts
				WHERE post_type = %s AND post_status = 'publish'",
				substr($kind, strlen('type:')),
			),
		};
		$found = array_map(
			'strval',
			array_column((array) $wpdb->get_results($query), 'lastmod', 'id'),
		);
		$lists = $found + array_fill_keys($ids, '');
		self::keep($kind, $lists, $asked);
		return $lists;
	}

	/**
	 * Marks lists as being asked for. A post that changes in them before the answer is kept takes the mark away.
	 *
	 * @param int[] $ids
	 * @return string The mark.
	 */
	private static function begin(string $kind, array $ids): string {
		global $wpdb;
		$mark = self::new_mark();
		$rows = array_map(
			static fn(int $id): string => $wpdb->prepare('(%s, %d, %s)', $kind, $id, $mark),
			$ids,
		);
		$table = Tables::lists();
		$wpdb->query(
			"INSERT IGNORE INTO $table (kind, id, lastmod) VALUES " . implode(', ', $rows),
		);
		if ($wpdb->rows_affected < count($ids)) {
			// Somebody else has asked, and is still waiting or has died.
			$wpdb->query(
				$wpdb->prepare(
					"UPDATE $table SET lastmod = %s WHERE kind = %s AND id IN (" .
						implode(',', $ids) .
						') AND lastmod LIKE %s',
					$mark,
					$kind,
					self::ASKED . '%',
				),
			);
		}
		return $mark;
	}

	/** @param array<int, string> $lists */
	private static function keep(string $kind, array $lists, string $mark): void {
		global $wpdb;
		$cases = '';
		foreach ($lists as $id => $lastmod) {
			$cases .= $wpdb->prepare(' WHEN %d THEN %s', $id, $lastmod);
		}
		$wpdb->query(
			$wpdb->prepare(
				"UPDATE %i SET lastmod = CASE id$cases ELSE lastmod END WHERE kind = %s AND lastmod = %s",
				Tables::lists(),
				$kind,
				$mark,
			),
		);
	}

	/** @return string[] The types whose posts WordPress shows in the archives of a taxonomy's terms. */
	public static function types_of(string $taxonomy): array {
		$of_taxonomy = (array) get_taxonomy($taxonomy)->object_type;
		if (in_array($taxonomy, ['category', 'post_tag'], true)) {
			// Theirs show posts only, whatever else belongs to them.
			return array_intersect(['post'], $of_taxonomy);
		}
		$types = array_filter(
			PostTypes::viewable(),
			static fn(\WP_Post_Type $type): bool => !$type->exclude_from_search &&
				in_array($type->name, $of_taxonomy, true),
		);
		return array_column($types, 'name');
	}

	private static function types(string $taxonomy): string {
		global $wpdb;
		$names = array_map(
			static fn(string $name): string => $wpdb->prepare('%s', $name),
			self::types_of($taxonomy),
		);
		return implode(', ', $names ?: ["''"]);
	}
}
