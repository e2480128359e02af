<?php
/**
 * Queries posts of a type between two keys.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\ObjectMeta\ObjectMeta;
use Pharos\Page\Context;
use WP_Post;

/** In the order of WordPress's index `type_status_date` (type, status, date, ID). */
final class PostQuery {
	/** Placeholder for an index hint in a query. */
	private const INDEX = '/*index*/';

	public function __construct(private readonly Indexable $indexable) {}

	/** Whether the content type is set to noindex; single posts may differ. */
	public function is_noindexed(string $type): bool {
		$post = new WP_Post((object) ['ID' => 0, 'post_type' => $type]);
		return $this->indexable->is_noindexed(Context::of_post($post));
	}

	/**
	 * The public posts, before applying the rules of Indexable.
	 *
	 * @return list<WP_Post> Posts without content.
	 */
	public function read(
		string $type,
		string $from,
		string $to,
		int $limit,
		bool $whole,
		string $and = '',
	): array {
		global $wpdb;
		$columns =
			'ID, post_author, post_date, post_date_gmt, post_status, post_name, post_parent, post_modified, post_modified_gmt, post_type, post_title';
		$is_noindexed = $this->is_noindexed($type);
		$posts = array_map(
			self::post(...),
			self::rows(
				"SELECT $columns FROM $wpdb->posts" .
					self::INDEX .
					' WHERE ' .
					$this->visible_where($type, $from, $to) .
					$and .
					' ORDER BY post_date, ID LIMIT ' .
					$limit,
				$from !== '' && $to === '' && $and === '' && !$is_noindexed,
			),
		);
		if ($whole) {
			PostLinks::load($posts);
		}
		return $posts;
	}

	/** The key of a post with a number of posts before it; see CountableProvider. */
	public function boundary(string $series, string $from, string $to, int $size): ?string {
		global $wpdb;
		// Doesn't exclude password-protected posts, because the index doesn't contain passwords: pages then have fewer posts.
		$rows = self::rows(
			"SELECT ID, post_date FROM $wpdb->posts" .
				self::INDEX .
				' WHERE ' .
				$this->published($series) .
				PostKeys::between($from, $to) .
				' ORDER BY post_date, ID LIMIT 1 OFFSET ' .
				$size,
			$from !== '' && $to === '',
		);
		return $rows === [] ? null : PostKeys::for_post(self::post($rows[0]));
	}

	/**
	 * The posts to which the rules are applied individually.
	 *
	 * @param list<int> $exceptions
	 * @return list<WP_Post> Posts in the order of their keys.
	 */
	public function singled_out(
		string $series,
		string $from,
		string $to,
		array $exceptions,
	): array {
		global $wpdb;
		$keys = $wpdb->prepare(
			implode(', ', array_fill(0, count(Indexable::FIELDS), '%s')),
			array_map(static fn($field) => ObjectMeta::key('post', $field), Indexable::FIELDS),
		);
		// Two queries: with OR, databases would read all posts.
		$conditions = [
			" AND ID IN (SELECT post_id FROM $wpdb->postmeta WHERE meta_key IN ($keys))",
		];
		if ($exceptions !== []) {
			$conditions[] = ' AND ID IN (' . implode(',', $exceptions) . ')';
		}
		$posts = [];
		foreach ($conditions as $condition) {
			foreach ($this->read($series, $from, $to, PHP_INT_MAX, false, $condition) as $post) {
				$posts[PostKeys::for_post($post)] = $post;
			}
		}
		ksort($posts, SORT_STRING);
		return array_values($posts);
	}

	/**
	 * Counts the posts to which the same rules apply, in the database.
	 *
	 * @param list<array{string, string}> $ranges
	 * @param list<WP_Post>               $others Posts to which the rules are applied individually.
	 * @return list<array{int, string}>
	 */
	public function tally(string $series, array $ranges, array $others): array {
		global $wpdb;
		$latest = Lastmod::latest();
		$queries = [];
		$at = 0;
		foreach ($ranges as $i => [$from, $to]) {
			$ids = [0];
			while (isset($others[$at]) && ($to === '' || PostKeys::for_post($others[$at]) < $to)) {
				$ids[] = $others[$at++]->ID;
			}
			$queries[] =
				"SELECT $i AS place, COUNT(*) AS entries, $latest AS lastmod FROM $wpdb->posts" .
				self::INDEX .
				' WHERE ' .
				$this->visible_where($series, $from, $to) .
				' AND ID NOT IN (' .
				implode(',', $ids) .
				')';
		}
		$tally = array_fill(0, count($ranges), [0, '']);
		foreach (self::rows(implode(' UNION ALL ', $queries), true) as $row) {
			$tally[(int) $row->place] = [(int) $row->entries, (string) $row->lastmod];
		}
		return $tally;
	}

	/** An SQL condition: public posts of a type, from a key on, before another one. */
	private function visible_where(string $type, string $from, string $to): string {
		global $wpdb;
		$where =
			$this->published($type) . " AND post_password = ''" . PostKeys::between($from, $to);
		foreach ($type === 'page' ? Archives::pages() : [] as $id) {
			$where .= $wpdb->prepare(' AND ID <> %d', $id);
		}
		return $where;
	}

	/** An SQL condition: published posts of a type that can be indexed, unless set otherwise individually. */
	private function published(string $type): string {
		global $wpdb;
		$where = $wpdb->prepare(
			'post_type = %s AND post_status = %s',
			$type,
			$type === 'attachment' ? 'inherit' : 'publish',
		);
		return $this->is_noindexed($type)
			? "$where AND ID IN (SELECT post_id FROM $wpdb->postmeta WHERE meta_key = '_pharos_noindex' AND meta_value = 'no')"
			: $where;
	}

	/**
	 * @param string $query  A query with INDEX after the table's name.
	 * @param bool $forced Whether to force the index: without an upper limit, MariaDB would read it from the first post on, so that each
	 *         page of a million posts would take longer than the one before.
	 * @return list<object>
	 */
	private static function rows(string $query, bool $forced): array {
		global $wpdb;
		if ($forced) {
			$before = $wpdb->suppress_errors();
			$rows = $wpdb->get_results(
				str_replace(self::INDEX, ' FORCE INDEX (type_status_date)', $query),
			);
			$wpdb->suppress_errors($before);
			if ($wpdb->last_error === '') {
				return (array) $rows;
			}
			// The table may have been changed to other indexes.
		}
		return (array) $wpdb->get_results(str_replace(self::INDEX, '', $query));
	}

	private static function post(object $row): WP_Post {
		$post = new WP_Post($row);
		$post->ID = (int) $post->ID;
		$post->post_parent = (int) $post->post_parent;
		// Otherwise WordPress would load each post again.
		$post->filter = 'raw';
		return $post;
	}
}
