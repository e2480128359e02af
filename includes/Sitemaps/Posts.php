<?php
/**
 * Posts, pages and everything of other public types.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\AddOns;
use Pharos\Content\PostTypes;
use Pharos\Head\Context;
use Pharos\ObjectSeo\Own;
use Pharos\Settings\Settings;
use WP_Post;

/**
 * In the order of their dates: WordPress's index `type_status_date` (type, status, date, ID) gives them so, and what is
 * published goes to the last page.
 */
final class Posts implements Provider, Surveyed {
	/** Number of posts that are read at once at most; more where only keys and times are wanted. */
	private const CHUNK = 1000;
	private const CHUNK_OF_KEYS = 2000;

	/** Where a query may name an index. */
	private const INDEX = '/*index*/';

	private readonly VisitorQuery $visitors;

	public function __construct(
		private readonly Settings $settings,
		private readonly Indexable $indexable,
	) {
		$this->visitors = new VisitorQuery();
	}

	public function series(): array {
		$series = [];
		foreach (PostTypes::served($this->settings) as $name => $type) {
			$is_hidden = $this->indexable->is_noindexed(self::of_type((string) $name));
			if (!$is_hidden || $this->indexable->can_differ()) {
				$series[$name] = (string) $type->labels->name;
			}
		}
		return $series;
	}

	public function entries(
		string $series,
		string $from,
		string $to,
		int $limit,
		bool $whole,
	): array {
		$entries = [];
		$chunk = min($whole ? self::CHUNK : self::CHUNK_OF_KEYS, $limit);
		do {
			$posts = $this->read($series, $from, $to, $chunk, $whole);
			foreach ($this->listed($this->visible($series, $posts)) as $post) {
				$entries[] = $this->entry($post, $whole);
				if (count($entries) === $limit) {
					break 2;
				}
			}
			$from = $posts === [] ? '' : self::behind(self::key(end($posts)));
		} while (count($posts) === $chunk);
		return $entries;
	}

	public function boundary(string $series, string $from, string $to, int $size): ?string {
		global $wpdb;
		// Without passwords, which are in no index: pages hold fewer posts then.
		$rows = self::rows(
			"SELECT ID, post_date FROM $wpdb->posts" .
				self::INDEX .
				' WHERE ' .
				$this->published($series) .
				self::between($from, $to) .
				' ORDER BY post_date, ID LIMIT 1 OFFSET ' .
				$size,
			$from !== '' && $to === '',
		);
		return $rows === [] ? null : self::key(self::post($rows[0]));
	}

	public function tally(string $series, array $ranges): ?array {
		$exceptions = $this->indexable->exceptions();
		if (
			$exceptions === null ||
			count($exceptions) > self::CHUNK ||
			$series === 'attachment' ||
			$this->visitors->rule($series) !== ''
		) {
			return null;
		}
		$posts = $this->singled_out($series, $ranges[0][0], end($ranges)[1], $exceptions);
		$tally = $this->indexable->is_noindexed(self::of_type($series))
			? array_fill(0, count($ranges), [0, ''])
			: $this->tally_of_most($series, $ranges, $posts);
		$at = 0;
		foreach ($this->listed($posts) as $post) {
			$key = self::key($post);
			while ($ranges[$at][1] !== '' && $key >= $ranges[$at][1]) {
				$at++;
			}
			[$count, $newest] = $tally[$at];
			$tally[$at] = [$count + 1, max($newest, $post->post_modified_gmt)];
		}
		return $tally;
	}

	/**
	 * The posts that are judged one by one.
	 *
	 * @param list<int> $exceptions
	 * @return list<WP_Post> In the order of their keys.
	 */
	private function singled_out(
		string $series,
		string $from,
		string $to,
		array $exceptions,
	): array {
		global $wpdb;
		$keys = $wpdb->prepare(
			'%s, %s',
			array_map(static fn($field) => Own::key('post', $field), Indexable::FIELDS),
		);
		// Two queries: with an OR between them, databases would read all posts.
		$conditions = [
			" AND ID IN (SELECT post_id FROM $wpdb->postmeta WHERE meta_key IN ($keys))",
		];
		if ($exceptions !== []) {
			$conditions[] = ' AND ID IN (' . implode(',', $exceptions) . ')';
		}
		$posts = [];
		foreach ($conditions as $condition) {
			foreach ($this->read($series, $from, $to, PHP_INT_MAX, false, $condition) as $post) {
				$posts[self::key($post)] = $post;
			}
		}
		ksort($posts, SORT_STRING);
		return array_values($posts);
	}

	/**
	 * The posts that are all judged alike: the database counts them.
	 *
	 * @param list<array{string, string}> $ranges
	 * @param list<WP_Post>               $others Those that are judged one by one.
	 * @return list<array{int, string}>
	 */
	private function tally_of_most(string $series, array $ranges, array $others): array {
		global $wpdb;
		$queries = [];
		$at = 0;
		foreach ($ranges as $i => [$from, $to]) {
			$ids = [0];
			while (isset($others[$at]) && ($to === '' || self::key($others[$at]) < $to)) {
				$ids[] = $others[$at++]->ID;
			}
			$queries[] =
				"SELECT $i AS place, COUNT(*) AS entries, MAX(post_modified_gmt) AS lastmod FROM $wpdb->posts" .
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

	public function size(string $series): int {
		return (int) (wp_count_posts($series)->{$series === 'attachment' ? 'inherit' : 'publish'} ??
			0);
	}

	public function rules(string $series): string {
		$type = get_post_type_object($series);
		return serialize([
			$type->rewrite ?? null,
			$type->hierarchical ?? null,
			$this->indexable->is_noindexed(self::of_type($series)),
			$this->visitors->rule($series),
		]);
	}

	/** The key of a post: its date, then its id. */
	public static function key(WP_Post $post): string {
		return self::date($post->post_date) . str_pad((string) $post->ID, 20, '0', STR_PAD_LEFT);
	}

	/** The first key of a date, in the site's time. */
	public static function key_of_date(string $date): string {
		return self::date($date) . str_repeat('0', 20);
	}

	/** The series of a post. */
	public static function series_of(WP_Post $post): string {
		return "posts-$post->post_type";
	}

	/**
	 * The posts that other plugins let visitors find.
	 *
	 * @param list<WP_Post> $posts
	 * @return list<WP_Post>
	 */
	private function visible(string $type, array $posts): array {
		$found = array_flip($this->visitors->found($type, array_column($posts, 'ID')));
		return array_values(
			array_filter($posts, static fn(WP_Post $post): bool => isset($found[$post->ID])),
		);
	}

	/**
	 * @param WP_Post[] $posts
	 * @return list<WP_Post>
	 */
	private function listed(array $posts): array {
		$rows = Rows::of('post', array_column($posts, 'ID'));
		// The address of the few that name another one is asked for.
		self::load_links(array_filter($posts, static fn($post): bool => isset($rows[$post->ID])));
		return array_values(
			array_filter(
				$posts,
				fn(WP_Post $post): bool => ($post->post_type !== 'attachment' ||
					get_post_status($post) === 'publish') &&
					$this->indexable->reason(
						Context::of_post($post),
						$rows[$post->ID] ?? Own::none(),
						static fn(): string => (string) get_permalink($post),
					) === null,
			),
		);
	}

	private function entry(WP_Post $post, bool $whole): Entry {
		return new Entry(
			self::key($post),
			$whole ? (string) get_permalink($post) : '',
			$post->post_modified_gmt,
			$post,
		);
	}

	/**
	 * What visitors can see, without the rules of Indexable.
	 *
	 * @return list<WP_Post> Without their content.
	 */
	private function read(
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
		$is_noindexed = $this->indexable->is_noindexed(self::of_type($type));
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
			self::load_links($posts);
		}
		return $posts;
	}

	/** A condition of SQL: what visitors can see of a type, from a key on, before another one. */
	private function visible_where(string $type, string $from, string $to): string {
		global $wpdb;
		$where = $this->published($type) . " AND post_password = ''" . self::between($from, $to);
		foreach ($type === 'page' ? Archives::pages() : [] as $id) {
			$where .= $wpdb->prepare(' AND ID <> %d', $id);
		}
		return $where;
	}

	/** A condition of SQL: what is published of a type, and may be indexed unless it is set otherwise individually. */
	private function published(string $type): string {
		global $wpdb;
		$where = $wpdb->prepare(
			'post_type = %s AND post_status = %s',
			$type,
			$type === 'attachment' ? 'inherit' : 'publish',
		);
		return $this->indexable->is_noindexed(self::of_type($type))
			? "$where AND ID IN (SELECT post_id FROM $wpdb->postmeta WHERE meta_key = '_pharos_noindex' AND meta_value = 'no')"
			: $where;
	}

	/**
	 * @param string $query  With INDEX behind the name of the table.
	 * @param bool   $forced Whether to name the index: where there is a beginning but no end, MariaDB would rather read it from its
	 *                       first post on, so that each page of a million would take longer than the one before.
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
			// Somebody has given the table other indexes.
		}
		return (array) $wpdb->get_results(str_replace(self::INDEX, '', $query));
	}

	/** Both ends twice: the first conditions find the place in the index, the others the post among those of the same second. */
	private static function between(string $from, string $to): string {
		global $wpdb;
		$where = '';
		if ($from !== '') {
			[$date, $id] = self::parts($from);
			$where .= $wpdb->prepare(
				' AND post_date >= %s AND (post_date > %s OR ID >= %d)',
				$date,
				$date,
				$id,
			);
		}
		if ($to !== '') {
			[$date, $id] = self::parts($to);
			$where .= $wpdb->prepare(
				' AND post_date <= %s AND (post_date < %s OR ID < %d)',
				$date,
				$date,
				$id,
			);
		}
		return $where;
	}

	/** @return array{string, int} Date and id. */
	private static function parts(string $key): array {
		$parts = sscanf($key, '%4s%2s%2s%2s%2s%2s%20s');
		return [vsprintf('%s-%s-%s %s:%s:%s', array_slice($parts, 0, 6)), (int) ($parts[6] ?? 0)];
	}

	private static function date(string $date): string {
		return str_pad(str_replace(['-', ' ', ':'], '', $date), 14, '0');
	}

	/** The first key behind a post. */
	private static function behind(string $key): string {
		return substr($key, 0, 14) .
			str_pad((string) ((int) substr($key, 14) + 1), 20, '0', STR_PAD_LEFT);
	}

	private static function post(object $row): WP_Post {
		$post = new WP_Post($row);
		$post->ID = (int) $post->ID;
		$post->post_parent = (int) $post->post_parent;
		// Otherwise WordPress would load each of them once more.
		$post->filter = 'raw';
		return $post;
	}

	private static function of_type(string $type): Context {
		return Context::of_post(new WP_Post((object) ['ID' => 0, 'post_type' => $type]));
	}

	/**
	 * Loads what permalinks are made of, for all posts at once.
	 *
	 * @param WP_Post[] $posts
	 */
	public static function load_links(array $posts): void {
		$ids = array_column($posts, 'ID');
		if ($ids === []) {
			return;
		}
		$structure = (string) get_option('permalink_structure');
		$type = current($posts)->post_type;
		if ($type === 'post' && str_contains($structure, '%author%')) {
			cache_users(array_unique(array_column($posts, 'post_author')));
		}
		if ($type === 'post' && str_contains($structure, '%category%')) {
			update_object_term_cache($ids, 'post');
			update_meta_cache('post', $ids);
		}
		if ($type !== 'post' && has_filter('post_type_link')) {
			update_object_term_cache($ids, $type);
		}
		if ($type === 'attachment' || is_post_type_hierarchical($type)) {
			Ancestors::load_posts(array_unique(array_column($posts, 'post_parent')));
		}
	}
}
