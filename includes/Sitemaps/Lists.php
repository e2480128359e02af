<?php
/**
 * Stores when lists of posts were last modified.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Content\PostTypes;

/**
 * The modification time of a list (of a term, an author, a type) is that of its last modified post. Determining it for a term with 300,000
 * posts takes a second, so the times are stored, and Changes updates them. A missing list was never requested, or has lost a post: it is
 * determined again.
 *
 * Kinds: `term` (by term_taxonomy_id), `user` (posts of type `post`, which an author's archive shows), `type:{name}`; and `report:{kind}`,
 * which tracks changes for reports of the analysis, see mark().
 */
final class Lists {
	/** Prefix of a value that is being determined. */
	public const ASKED = '-';

	/**
	 * @param int[]  $ids
	 * @param string $taxonomy Taxonomy of the terms.
	 * @return array<int, string> UTC times by id; '' for empty lists.
	 */
	public static function find(string $kind, array $ids, string $taxonomy = ''): array {
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

	/** The time of all posts of a type; '' if there are none. */
	public static function of_type(string $type): string {
		return self::find("type:$type", [0])[0] ?? '';
	}

	/**
	 * Returns the mark of a list that only stores marks, such as `report:general`: the next change of the list removes it. Created if there
	 * is none.
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
		// A change leaves only the prefix.
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

	/** Deletes all stored times. */
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
		$latest = Lastmod::latest('p.');
		$query = match (true) {
			$kind === 'term' => "SELECT tr.term_taxonomy_id AS id, $latest AS lastmod
				FROM $wpdb->term_relationships tr JOIN $wpdb->posts p ON p.ID = tr.object_id
				WHERE tr.term_taxonomy_id IN ($in) AND p.post_status = 'publish' AND p.post_type IN (" .
				self::types($taxonomy) .
				') GROUP BY tr.term_taxonomy_id',
			$kind === 'user' => "SELECT post_author AS id, $latest AS lastmod FROM $wpdb->posts p
				WHERE post_author IN ($in) AND post_type = 'post' AND post_status = 'publish' GROUP BY post_author",
			default => $wpdb->prepare(
				"SELECT 0 AS id, $latest AS lastmod FROM $wpdb->posts p
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
	 * Marks lists as being determined. If a post in them changes before the result is stored, the mark is removed.
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
			// Another process is determining it, or has died.
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

	/** @return string[] The post types in the archives of a taxonomy's terms. */
	public static function types_of(string $taxonomy): array {
		$of_taxonomy = (array) get_taxonomy($taxonomy)->object_type;
		if (in_array($taxonomy, ['category', 'post_tag'], true)) {
			// WordPress's archives of these taxonomies only show posts, even if other post types are registered for them.
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
