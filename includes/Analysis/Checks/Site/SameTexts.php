<?php
/**
 * Finds posts with the same title or description.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Site;

use Pharos\Analysis\Site;
use Pharos\Content\PostTypes;
use Pharos\Core\Utf8;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\ObjectSeo\SeoPayload;
use Pharos\Sitemaps\Indexable;
use Pharos\Template\PageTexts;
use WP_Post;

/**
 * The database finds posts with the same source of these texts: the field, the post title or the excerpt. Then the
 * output of these few posts is compared, so that variables, templates and add-ons are considered.
 */
final class SameTexts {
	/** Maximum number of groups to find. */
	public const MOST = 20;

	/** Maximum number of groups from the database, more than MOST: some of their posts can't be indexed. */
	private const GROUPS = 60;

	/** Number of groups whose posts are loaded at once. */
	private const AT_ONCE = 20;

	/** Maximum number of posts of a group to compare, besides its first and last. */
	private const OF_GROUP = 10;

	/** Number of newest ids to search: more would take a database too long. */
	public const IDS = 200_000;

	private readonly PageTexts $texts;

	private readonly Indexable $indexable;

	public function __construct(private readonly Site $site) {
		$this->texts = new PageTexts($site->settings, $site->variables);
		$this->indexable = new Indexable($site->settings);
	}

	/** Returns the first id to search; 0 for all. */
	public static function first_id(): int {
		global $wpdb;
		return max(0, (int) $wpdb->get_var("SELECT MAX(ID) FROM $wpdb->posts") - self::IDS);
	}

	/**
	 * @param 'title'|'description' $part
	 * @return list<list<WP_Post>> Groups with the same output.
	 */
	public function groups(string $part): array {
		$groups = [];
		$alike = [...$this->of_fields($part), ...$this->of_columns($part)];
		foreach (array_chunk($alike, self::AT_ONCE) as $some) {
			if ($this->site->deadline->is_over()) {
				break;
			}
			// A post can be in two groups.
			foreach ($this->listed(self::merged($some)) as $post) {
				$text = Utf8::lower($this->text($part, $post));
				if ($text !== '') {
					$groups[$text][$post->ID] = $post;
				}
			}
		}
		$groups = array_filter($groups, static fn(array $posts): bool => count($posts) > 1);
		return array_map(array_values(...), array_slice(array_values($groups), 0, self::MOST));
	}

	/**
	 * @param list<list<int>> $groups
	 * @return list<int> In order of ids.
	 */
	private static function merged(array $groups): array {
		$ids = array_unique(array_merge(...$groups));
		sort($ids);
		return $ids;
	}

	/** Returns the output. @param 'title'|'description' $part */
	public function text(string $part, WP_Post $post): string {
		$context = SeoPayload::page($post)->under($this->site->settings);
		return $part === 'title'
			? $this->texts->title($context)
			: $this->texts->description($context);
	}

	/** @return list<list<int>> Posts with the same field. */
	private function of_fields(string $part): array {
		global $wpdb;
		if (!$this->site->settings->get('enable_page_level_seo')) {
			return [];
		}
		$from = "$wpdb->postmeta m JOIN $wpdb->posts p ON p.ID = m.post_id";
		return self::alike(
			$from,
			'm.meta_value',
			$wpdb->prepare('m.meta_key = %s', ObjectMeta::PREFIX . $part),
		);
	}

	/** @return list<list<int>> Posts with the same title or excerpt. */
	private function of_columns(string $part): array {
		global $wpdb;
		$column = $part === 'title' ? 'post_title' : 'post_excerpt';
		return self::alike("$wpdb->posts p", "p.$column", '1 = 1');
	}

	/**
	 * Returns the largest groups first. Queries only numbers, some posts of each group by the last digit of their ids,
	 * and compares texts by a checksum: so MariaDB groups them in memory, in a quarter of the time. The comparison of
	 * the output then excludes collisions.
	 *
	 * @return list<list<int>>
	 */
	private static function alike(string $from, string $text, string $where): array {
		global $wpdb;
		$some = [];
		for ($digit = 0; $digit < self::OF_GROUP; $digit++) {
			$some[] = "MIN(CASE WHEN MOD(p.ID, 10) = $digit THEN p.ID END) AS id$digit";
		}
		$query =
			'SELECT ' .
			implode(', ', $some) .
			", MIN(p.ID) AS first_id, MAX(p.ID) AS last_id FROM $from WHERE $where AND $text <> '' AND " .
			$wpdb->prepare('p.ID > %d AND ', self::first_id()) .
			self::visible();
		$end = ' HAVING COUNT(*) > 1 ORDER BY COUNT(*) DESC LIMIT ' . self::GROUPS;
		$before = $wpdb->suppress_errors();
		$rows = $wpdb->get_results("$query GROUP BY CRC32($text) $end");
		$wpdb->suppress_errors($before);
		if ($wpdb->last_error !== '') {
			// SQLite doesn't have that function.
			$rows = $wpdb->get_results("$query GROUP BY $text $end");
		}
		return array_map(
			static fn(object $row): array => array_values(
				array_unique(array_map('intval', array_filter((array) $row))),
			),
			(array) $rows,
		);
	}

	private static function visible(): string {
		global $wpdb;
		$types = array_keys(PostTypes::viewable()) ?: [''];
		$in = implode(', ', array_fill(0, count($types), '%s'));
		return $wpdb->prepare(
			"p.post_status = 'publish' AND p.post_password = '' AND p.post_type IN ($in)",
			$types,
		);
	}

	/**
	 * Returns the posts that can be indexed under their canonical URL.
	 *
	 * @param list<int> $ids
	 * @return list<WP_Post>
	 */
	private function listed(array $ids): array {
		_prime_post_caches($ids, true, true);
		return array_values(
			array_filter(
				array_map('get_post', $ids),
				fn(?WP_Post $post): bool => $post !== null &&
					$this->indexable->reason(
						SeoPayload::page($post),
						ObjectMeta::for_object($post),
						static fn(): string => (string) get_permalink($post),
					) === null,
			),
		);
	}
}
